import { hash } from 'node:crypto';
import { v5, v7 } from 'uuid';

/** What an id names; the readable start of every id that leaves the house. */
export type IdPrefix = 'ply' | 'stf' | 'tbl' | 'mat';

/** A new time-ordered id (UUIDv7). */
export const newId = (): string => v7();

/** The same id for the same words: a retried command finds what its first try made. */
export const derivedId = (namespace: string, words: string): string => v5(words, namespace);

/** `tbl_` and the UUID without dashes. */
export const opaqueId = (prefix: IdPrefix, uuid: string): string => `${prefix}_${uuid.replaceAll('-', '')}`;

const OPAQUE = /^[a-z]{3}_[0-9a-f]{32}$/;

/** The UUID inside an opaque id, or undefined for anything else. */
export function uuidOf(prefix: IdPrefix, opaque: string): string | undefined {
  if (!opaque.startsWith(prefix) || !OPAQUE.test(opaque)) return undefined;
  const [a, b, c, d, e] = [opaque.slice(4, 12), opaque.slice(12, 16), opaque.slice(16, 20), opaque.slice(20, 24), opaque.slice(24)];
  return `${a}-${b}-${c}-${d}-${e}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a client's command id is a UUID in the usual writing. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** A client's command id made the actor's own, so that two actors with the same id never share an answer. */
export function commandIdOf(actorId: string, clientCommandId: string): string {
  const digest = hash('sha256', `${actorId}|${clientCommandId.toLowerCase()}`, 'hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
