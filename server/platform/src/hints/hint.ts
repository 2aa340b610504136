/** "This stream is at this version now." */
export interface Hint {
  stream: string;
  version: number;
}

/** Anything may have changed: read again whatever you follow. */
export const RESYNC: Hint = Object.freeze({ stream: '*', version: 0 });

export interface Envelope {
  /** The node that published, so that it can skip its own. */
  origin: string;
  hints: Hint[];
}

/** Postgres refuses payloads of 8000 bytes and more. */
export const MOST_BYTES = 7_900;

/** Packs hints into as few payloads as the size allows. */
export function writeEnvelopes(origin: string, hints: Iterable<Hint>): string[] {
  const head = `{"o":${JSON.stringify(origin)},"h":[`;
  const payloads: string[] = [];
  let parts: string[] = [];
  let bytes = head.length + 2;
  const flush = () => {
    if (parts.length > 0) payloads.push(`${head}${parts.join(',')}]}`);
    parts = [];
    bytes = head.length + 2;
  };
  for (const { stream, version } of hints) {
    const part = JSON.stringify([stream, version]);
    const size = Buffer.byteLength(part) + 1;
    if (bytes + size > MOST_BYTES) flush();
    parts.push(part);
    bytes += size;
  }
  flush();
  return payloads;
}

/** Undefined when the payload is not one of ours. */
export function readEnvelope(payload: string): Envelope | undefined {
  try {
    const { o, h } = JSON.parse(payload) as { o: unknown; h: unknown };
    if (typeof o !== 'string' || !Array.isArray(h)) return undefined;
    const hints = h.map(([stream, version]: unknown[]) => ({ stream, version }));
    return hints.every(isHint) ? { origin: o, hints } : undefined;
  } catch {
    return undefined;
  }
}

function isHint(hint: { stream: unknown; version: unknown }): hint is Hint {
  return typeof hint.stream === 'string' && Number.isSafeInteger(hint.version);
}
