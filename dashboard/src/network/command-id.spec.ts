import { describe, expect, it } from '@jest/globals';
import { commandId } from './command-id';

describe('commandId', () => {
  it('is a UUID of version 4', () => {
    expect(commandId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 500 }, commandId)).size).toBe(500);
  });
});
