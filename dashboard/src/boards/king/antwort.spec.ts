import { describe, expect, it } from '@jest/globals';
import { antwort } from './antwort';
import type { Zugmoeglichkeit } from './typen';

const zug = (mehr: Partial<Zugmoeglichkeit>): Zugmoeglichkeit => ({
  __typename: 'KingLegalMove',
  kingZug: 'PASSEN',
  kontrakt: null,
  gebot: null,
  farbe: null,
  karte: null,
  ...mehr,
});

describe('an answer has the shape of the contract', () => {
  it.each([
    [zug({ kingZug: 'ANSAGEN', kontrakt: 'DAMEN' }), { ansagen: { kontrakt: 'DAMEN' } }],
    [zug({ kingZug: 'BIETEN', gebot: 3 }), { bieten: { gebot: 3 } }],
    [zug({ kingZug: 'PASSEN' }), { passen: 'YES' }],
    [zug({ kingZug: 'VERKAUFEN' }), { verkaufen: 'YES' }],
    [zug({ kingZug: 'BEHALTEN' }), { behalten: 'YES' }],
    [zug({ kingZug: 'BESTIMMEN', farbe: 'KARO' }), { bestimmen: { farbe: 'KARO' } }],
    [zug({ kingZug: 'LEGEN', karte: 'HERZ_K' }), { legen: { karte: 'HERZ_K' } }],
  ])('%#', (moeglichkeit, king) => {
    expect(antwort(moeglichkeit)).toEqual({ king });
  });

  it('and is never half one', () => {
    expect(() => antwort(zug({ kingZug: 'LEGEN' }))).toThrow('LEGEN');
  });
});
