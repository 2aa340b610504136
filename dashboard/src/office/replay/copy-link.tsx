'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { DoneSign, LinkSign } from '@/shell/signs';
import { copyText } from '@/tavern/room/copy-text';
import { placeSearch, readPlace } from './place';

const thanksFor = 1500;

/** Copies a link that opens this very event. */
export function CopyLink({ version }: { readonly version: number }) {
  const texts = useTranslations('office.replay');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), thanksFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const { origin, pathname, search } = window.location;
    const { viewpoint } = readPlace(new URLSearchParams(search));
    setCopied(await copyText(`${origin}${pathname}${placeSearch({ version, viewpoint })}`));
  };
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--tj-ink)"
      size="sm"
      px="xs"
      leftSection={copied ? <DoneSign /> : <LinkSign />}
      onClick={copy}
    >
      {texts(copied ? 'linkCopied' : 'copyLink')}
    </Button>
  );
}
