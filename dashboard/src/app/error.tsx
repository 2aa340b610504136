'use client';

import type { ComponentProps } from 'react';
import { PageFault } from '@/shell/page-fault';

/** Outside of tavern and office: theirs stand inside of their layouts, which have a main part already. */
export default function ErrorPage(props: ComponentProps<typeof PageFault>) {
  return (
    <main id="content">
      <PageFault {...props} />
    </main>
  );
}
