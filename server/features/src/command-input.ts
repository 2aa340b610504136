import { badInput, type IdPrefix, isUuid, uuidOf } from '@tavern-jack/platform';

/** Throws BAD_USER_INPUT unless the command id is a UUID. */
export function checkCommandId(commandId: string): void {
  if (!isUuid(commandId)) throw badInput('commandId: a UUID, please.');
}

/** The UUID of an opaque id; something that never was an id of ours is simply not found. */
export const idIn = (prefix: IdPrefix, opaque: string): string | undefined => (opaque.length <= 64 ? uuidOf(prefix, opaque) : undefined);
