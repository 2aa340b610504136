import { describe, expect, it } from '@jest/globals';
import { playScript } from '@tavern-jack/kernel';
import { inheritsScripts } from '@tavern-jack/kernel/testing';
import { scripts, wuerfelkoenig } from '../index.js';
import { STRAFEN } from '../orte.js';

inheritsScripts(wuerfelkoenig, scripts, {
  decisions: { min: 5, max: 12 },
  matches: 2,
  schwer: 8,
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
});

const gespielt = (id: string) => {
  const skript = [scripts.practice, ...scripts.scenes].find((one) => one.id === id);
  if (!skript) throw new Error(`kein Skript ${id}`);
  return playScript(wuerfelkoenig, skript).steps.flatMap(({ events }) => events);
};

describe('die Übungsrunde', () => {
  const events = gespielt('uebung');

  it('zeigt Bürger mit Ort, die Strafe, den vierten Wurf, den Extrazug und den Drachen', () => {
    const typen = new Set(events.map(({ type }) => type));
    for (const typ of ['buergerGenommen', 'ortGegruendet', 'strafeGenommen', 'dracheVerschenkt'] as const) expect(typen).toContain(typ);
    expect(events).toContainEqual({ type: 'zugBegonnen', zugNummer: 5, seat: 0, wuerfe: 4, extrazug: false });
    expect(events).toContainEqual({ type: 'zugBegonnen', zugNummer: 6, seat: 0, wuerfe: 3, extrazug: true });
  });
});

describe('die Szenen', () => {
  it('ende: mit der dritten Orkdorf-Karte ist Schluss, 11 zu 4', () => {
    const ende = { type: 'partieBeendet', ende: ['ORTSSTAPEL'], ergebnis: [11, 4], minuspunkte: [0, 0], koenige: [0] };
    expect(gespielt('ende').at(-1)).toEqual(ende);
  });

  it('strafe: nach drei Würfen ohne Treffer 2 Minuspunkte, und der Bürger ganz rechts geht', () => {
    expect(gespielt('strafe')).toEqual(
      expect.arrayContaining([
        { type: 'strafeGenommen', seat: 0, punkte: -2 },
        { type: 'buergerAbgelegt', platz: 4, buerger: 'KOBOLD_6' },
      ]),
    );
  });
});
