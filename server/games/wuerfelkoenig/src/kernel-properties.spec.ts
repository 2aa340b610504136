import { describe } from '@jest/globals';
import { HOMIE_LEVELS } from '@tavern-jack/kernel';
import { homiesFinish, inheritsKernelProperties, type LawSpec, matchCases } from '@tavern-jack/kernel/testing';
import fc from 'fast-check';
import { BUERGER, type Event, type Move, type Options, type WuerfelkoenigState, wuerfelkoenig } from './index.js';
import { ORTPUNKTE, STRAFEN } from './orte.js';
import { punkteOf } from './wertung.js';

const candidates: readonly Move[] = [
  { type: 'aufhoeren' },
  ...[[], [0], [5], [0, 2, 4], [1, 0], [3, 3], [6], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]].map(
    (behalten): Move => ({ type: 'wuerfeln', behalten }),
  ),
  ...[-1, 0, 1, 2, 3, 4, 5].map((platz): Move => ({ type: 'nehmen', platz })),
  ...[-1, 0, 1, 2, 3, 4, 5].map((an): Move => ({ type: 'schenken', an })),
];

// Runs hundreds of thousands of times: a plain comparison, because a matcher costs more than the match.
const stimmt = (wahr: boolean, sonst: string): void => {
  if (!wahr) throw new Error(sonst);
};

/** Every card of one sort, wherever it is, in a fixed order. */
function alleBuerger({ tisch: { reihe, nachzieh, ablage }, zug: { drache }, reiche }: WuerfelkoenigState): string {
  const inReichen = reiche.flatMap((reich) => reich.flatMap((karte) => (karte.sorte === 'BUERGER' ? [karte.buerger] : [])));
  return [...reihe, ...nachzieh, ...ablage, drache, ...inReichen]
    .filter((buerger) => buerger !== null)
    .sort()
    .join();
}
function alleOrte({ tisch: { orte }, reiche }: WuerfelkoenigState): boolean {
  const gegruendet = reiche.flatMap((reich) => reich.filter((karte) => karte.sorte === 'ORT'));
  return orte.reduce((summe, karten) => summe + karten, gegruendet.length) === orte.length * ORTPUNKTE.length;
}
function alleStrafen({ tisch: { strafen }, reiche }: WuerfelkoenigState): string {
  const genommen = reiche.flatMap((reich) => reich.flatMap((karte) => (karte.sorte === 'STRAFE' ? [-karte.punkte] : [])));
  return [...strafen, ...genommen].sort().join();
}
const [BUERGER_ALLE, STRAFEN_ALLE] = [[...BUERGER].sort().join(), [...STRAFEN].sort().join()];

const spec = {
  candidates,
  // What a viewer must not be told is which citizens and penalties are left, and what lies face down; any cards look the same.
  vary: (state, _viewer, draws) => {
    const { nachzieh, ablage, strafen } = state.tisch;
    const verdeckt = draws.shuffle([...nachzieh, ...ablage]);
    const tisch = {
      ...state.tisch,
      nachzieh: verdeckt.slice(0, nachzieh.length),
      ablage: verdeckt.slice(nachzieh.length),
      strafen: draws.shuffle(STRAFEN).slice(0, strafen.length),
    };
    return { ...state, tisch };
  },
  conservation: {
    '40 citizens, 15 locations, 10 penalties are always somewhere, each once': (_before, event, after) => {
      if (event.type === 'gewuerfelt' || event.type === 'zugBegonnen' || event.type === 'aufgehoert') return;
      stimmt(alleBuerger(after) === BUERGER_ALLE, `${event.type} makes or loses a citizen`);
      stimmt(alleOrte(after), `${event.type} makes or loses a location`);
      stimmt(alleStrafen(after) === STRAFEN_ALLE, `${event.type} makes or loses a penalty`);
    },
    'a kept die stays as it lies': (before, event) => {
      if (event.type !== 'gewuerfelt') return;
      for (const i of event.behalten) stimmt(event.wuerfel[i] === before.zug.wuerfel?.[i], `die ${i} was kept and changed`);
    },
  },
  ending: {
    'the outcome counts the kingdoms, and a pile has run out': (end, outcome) => {
      for (const { seat, score } of outcome.standing) stimmt(score === punkteOf(end.reiche[seat] ?? []), `score of seat ${seat}`);
      const { nachzieh, strafen, orte } = end.tisch;
      stimmt(nachzieh.length === 0 || strafen.length === 0 || orte.includes(0), 'no pile is empty');
    },
  },
} satisfies LawSpec<WuerfelkoenigState, Move, Event, Options>;

const options = fc.constantFrom({ chancen: false }, { chancen: false }, { chancen: false }, { chancen: true });

inheritsKernelProperties(wuerfelkoenig, { ...spec, options, schwer: 3 });

describe('wuerfelkoenig: homies among themselves', () => {
  // Schwer thinks a millisecond over each decision.
  const MATCHES = { LEICHT: 100, NORMAL: 100, SCHWER: 20 } as const;
  for (const level of HOMIE_LEVELS)
    homiesFinish(wuerfelkoenig, level, fc.sample(matchCases(wuerfelkoenig.manifest.seats, options), MATCHES[level]));
});
