'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'next-intl';

/** The way to the scenes of a game, by its slug. */
export function ScenesLink({ slug }: { readonly slug: string }) {
  const texts = useTranslations('scenes');
  return (
    <Button component={Link} href={`/so-laeufts/${slug}`} variant="subtle" color="gray" c="var(--tj-ink)" h={44}>
      {texts('title')}
    </Button>
  );
}
