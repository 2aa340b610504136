'use client';

import { Fault } from '@/shell/notice';

export default function ErrorPage({ error, reset }: { readonly error: Error & { digest?: string }; readonly reset: () => void }) {
  return (
    <main id="content">
      <Fault failure={{ kind: 'fault', code: 'INTERNAL', reference: error.digest }} retry={reset} />
    </main>
  );
}
