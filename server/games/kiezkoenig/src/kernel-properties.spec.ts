import { describe, expect } from '@jest/globals';
import { HOMIE_LEVELS } from '@tavern-jack/kernel';
import { homiesFinish, inheritsKernelProperties, matchCases } from '@tavern-jack/kernel/testing';
import fc from 'fast-check';
import { buchungenOf, KARTEN, type KiezkoenigState, type Konto, kiezkoenig, type Move } from './index.js';
import { vermoegenOf } from './vermoegen.js';

const candidates: readonly Move[] = [
  { type: 'wuerfeln' },
  { type: 'kaufen' },
  { type: 'uebernehmen' },
  { type: 'lassen' },
  ...Array.from({ length: 18 }, (_, i): Move => ({ type: 'ausbauen', feld: i - 1 })),
];

const stand = (state: KiezkoenigState, konto: Konto): number => (konto === 'bank' ? state.bank : (state.spieler[konto]?.taler ?? 0));
const summe = (state: KiezkoenigState): number => state.spieler.reduce((s, { taler }) => s + taler, state.bank);

// Runs hundreds of thousands of times: a plain comparison, because a matcher costs more than the match.
const stimmt = (wahr: boolean, sonst: string): void => {
  if (!wahr) throw new Error(sonst);
};

const options = fc.record({ langeNacht: fc.boolean() });

inheritsKernelProperties(kiezkoenig, {
  options,
  candidates,
  // The only thing a viewer must not be told is which cards are left; any set of the same size looks the same.
  vary: (state, _viewer, draws) => ({ ...state, stapel: draws.shuffle(KARTEN).slice(0, state.stapel.length) }),
  conservation: {
    'every Taler has a counterparty': (before, event, after) => {
      stimmt(summe(after) === summe(before), `${event.type} makes or loses Taler`);
      const buchungen = buchungenOf(event);
      stimmt(event.type === 'partieEroeffnet' || buchungen.length <= 1, `${event.type} has several payers`);
      const [buchung] = buchungen;
      if (!buchung || event.type === 'partieEroeffnet') return;
      const { von, an, betrag } = buchung;
      stimmt(von !== an && betrag >= 0, `${event.type} pays itself`);
      for (const konto of ['bank', ...before.spieler.keys()] as const) {
        const erwartet = konto === an ? betrag : konto === von ? -betrag : 0;
        stimmt(stand(after, konto) - stand(before, konto) === erwartet, `${event.type} moves other money too`);
      }
    },
    'cash is never negative and stays a multiple of 5': (_before, event, after) => {
      for (const { taler } of after.spieler) stimmt(taler >= 0 && taler % 5 === 0, `${taler} Taler after ${event.type}`);
    },
  },
  ending: {
    'the outcome counts the Vermögen, and the pot follows it': (end, outcome) => {
      for (const { seat, score } of outcome.standing) expect(score).toBe(vermoegenOf(end, seat));
      const gewichte = kiezkoenig.potWeights(outcome);
      for (const { seat, score } of outcome.standing) expect(gewichte[seat]).toBe(score);
    },
    'ten rounds, fifteen in the Lange Nacht': (end, _outcome, match) => expect(end.runde).toBe(match.options.langeNacht ? 15 : 10),
  },
});

describe('kiezkoenig: homies among themselves', () => {
  for (const level of HOMIE_LEVELS) homiesFinish(kiezkoenig, level, fc.sample(matchCases(kiezkoenig.manifest.seats, options), 60));
});
