import { describe, expect, it } from '@jest/globals';
import type { Draws, Viewer } from '@tavern-jack/kernel';
import { playScript } from '@tavern-jack/kernel';
import { inheritsScripts } from '@tavern-jack/kernel/testing';
import { type Event, type KronenduellState, kronenduell, scripts } from '../index.js';
import { RAENGE } from '../karten.js';
import { handOf } from '../partie.js';

/** Other cards face down where this viewer must not look. */
function vary(state: KronenduellState, viewer: Viewer, draws: Draws): KronenduellState {
  const verdeckt = state.laeuft && state.spaeher === null;
  const liegt = state.liegt.map((karte, seat) =>
    karte === null || !verdeckt || seat === viewer ? karte : draws.pick(handOf(state, seat)),
  );
  return { ...state, liegt };
}

inheritsScripts(kronenduell, scripts, {
  decisions: { min: 5, max: 12 },
  vary,
  varyEvent: (event: Event, viewer, draws) =>
    event.type === 'gelegt' && !event.offen && event.seat !== viewer ? { ...event, rang: draws.pick(RAENGE) } : event,
});

const gespielt = (id: string) => {
  const skript = [scripts.practice, ...scripts.scenes].find((one) => one.id === id);
  if (!skript) throw new Error(`kein Skript ${id}`);
  return playScript(kronenduell, skript).steps.flatMap(({ events }) => events);
};

describe('die Übungsrunde', () => {
  it('ist ein ganzes Duell über sechs Runden, 5 zu 2 gewonnen', () => {
    const events = gespielt('uebung');
    expect(events.at(-1)).toEqual({ type: 'duellGewonnen', seat: 0, durchFalle: false, stand: [5, 2] });
    expect(events.filter(({ type }) => type === 'aufgedeckt')).toHaveLength(6);
  });

  it('zeigt Doppelt, Waffenruhe, Krone, Verstärkung mit Bann und den Späher', () => {
    const regeln = gespielt('uebung').flatMap((event) =>
      event.type === 'rundeGewonnen' || event.type === 'rundeVertagt' ? [event.regel] : [],
    );
    expect(regeln).toEqual(['HOEHERER_WERT', 'WAFFENRUHE', 'KRONE', 'HOEHERER_WERT', 'WAFFENRUHE', 'KRONE']);
  });
});

describe('die Szenen', () => {
  it('falle: die 2 gegen die 8 gewinnt bei 0 zu 2 Münzen', () => {
    expect(gespielt('falle').at(-1)).toEqual({ type: 'duellGewonnen', seat: 0, durchFalle: true, stand: [0, 2] });
  });

  it('vertagt: Doppelt und die wartende Münze machen drei', () => {
    expect(gespielt('vertagt')).toContainEqual({
      type: 'rundeGewonnen',
      seat: 0,
      muenzen: 3,
      nachgeholt: 1,
      regel: 'HOEHERER_WERT',
    });
  });
});
