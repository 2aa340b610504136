import type { StoredEvent } from '@tavern-jack/platform/records';

/** Events as lines of JSON, one each. The hash covers the texts of data and metadata as they stand in the line (see event-hash.ts). */
export const written = (events: readonly StoredEvent[]): string =>
  events
    .map(({ stream, version, at, type, schema, commandId, data, meta, hash }) =>
      JSON.stringify({ stream, version, at, type, schema, commandId, data, meta, hash }),
    )
    .join('\n')
    .concat('\n');
