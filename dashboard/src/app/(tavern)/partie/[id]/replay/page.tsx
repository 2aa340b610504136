import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReplayScreen } from '@/office/replay/replay-screen';

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('office.replay');
  return { title: texts('title'), robots: { index: false } };
}

export default async function ReplayPage({ params }: { readonly params: Promise<{ id: string }> }) {
  return <ReplayScreen matchId={(await params).id} inside="tavern" />;
}
