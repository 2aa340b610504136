import '@mantine/core/styles.css';
import '@/style/tokens.css';
import '@/style/base.css';
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HouseStyle } from '@/style/house-style';

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations();
  return { title: { default: texts('shell.brand'), template: `%s · ${texts('shell.brand')}` }, description: texts('games.house') };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'dark light',
};

export default async function HouseLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={await getLocale()} {...mantineHtmlProps}>
      <head>
        <ColorSchemeScript defaultColorScheme="auto" />
      </head>
      <body>
        <NextIntlClientProvider>
          <HouseStyle>{children}</HouseStyle>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
