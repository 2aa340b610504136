'use client';

import { Fault } from './notice';

/** A page broke while it was drawn. */
export function PageFault({ error, reset }: { readonly error: Error & { digest?: string }; readonly reset: () => void }) {
  return <Fault failure={{ kind: 'fault', code: 'INTERNAL', reference: error.digest }} retry={reset} />;
}
