import type { Ablauf } from './ablauf.js';
import type { Ende } from './ereignis.js';
import type { Tisch } from './partie.js';
import { minuspunkteOf, punkteOf, standing } from './wertung.js';

/** Which piles ran out; the match is over as soon as there is one. */
export function leereStapel({ nachzieh, strafen, orte }: Tisch): readonly Ende[] {
  const ende: Ende[] = [];
  if (nachzieh.length === 0) ende.push('NACHZIEHSTAPEL');
  if (strafen.length === 0) ende.push('STRAFSTAPEL');
  if (orte.some((karten) => karten === 0)) ende.push('ORTSSTAPEL');
  return ende;
}

/** Counts everything and names who won, alone or shared. */
export function beendet(ablauf: Ablauf, ende: readonly Ende[]): void {
  const { reiche } = ablauf.state;
  ablauf.tut({
    type: 'partieBeendet',
    ende,
    ergebnis: reiche.map(punkteOf),
    minuspunkte: reiche.map(minuspunkteOf),
    koenige: standing(ablauf.state)
      .filter(({ place }) => place === 1)
      .map(({ seat }) => seat),
  });
}
