import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, validate } from 'graphql';
import { checkQuestion, checkVariables } from './check-options';

const schema = buildSchema(readFileSync(new URL('../../../../contracts/generated/schema.graphql', import.meta.url), 'utf8'));

describe('the question for options', () => {
  it('fits the contract, for as many as a game has', () => {
    for (const count of [1, 9]) expect(validate(schema, checkQuestion(count))).toEqual([]);
  });

  it('gives each set its own place', () => {
    const [one, other] = [{ kiezkoenig: { langeNacht: true } }, { kiezkoenig: { langeNacht: false } }];
    expect(checkVariables(3, [one, other])).toEqual({ seats: 3, o0: one, o1: other });
  });
});
