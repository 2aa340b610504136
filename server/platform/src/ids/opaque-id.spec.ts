import { describe, expect, it } from '@jest/globals';
import { commandIdOf, derivedId, isUuid, newId, opaqueId, uuidOf } from './opaque-id.js';

describe('opaque ids', () => {
  it('carry a readable prefix and give their UUID back', () => {
    const id = newId();
    expect(opaqueId('mat', id)).toMatch(/^mat_[0-9a-f]{32}$/);
    expect(uuidOf('mat', opaqueId('mat', id))).toBe(id);
  });

  it('of another kind, malformed or empty are no ids', () => {
    expect(uuidOf('tbl', opaqueId('mat', newId()))).toBeUndefined();
    for (const junk of ['', 'mat_', 'mat_xyz', `mat_${'a'.repeat(33)}`, "mat_'; drop table event"])
      expect(uuidOf('mat', junk)).toBeUndefined();
  });

  it('derived from the same words are the same, from other words another', () => {
    const space = newId();
    expect(derivedId(space, 'match:1')).toBe(derivedId(space, 'match:1'));
    expect(derivedId(space, 'match:1')).not.toBe(derivedId(space, 'match:2'));
  });

  it('of commands are UUIDs of the actor alone', () => {
    const command = newId();
    expect(isUuid(commandIdOf('a', command))).toBe(true);
    expect(commandIdOf('a', command)).toBe(commandIdOf('a', command.toUpperCase()));
    expect(commandIdOf('a', command)).not.toBe(commandIdOf('b', command));
  });
});
