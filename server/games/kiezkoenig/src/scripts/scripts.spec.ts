import { describe, expect, it } from '@jest/globals';
import { playScript } from '@tavern-jack/kernel';
import { inheritsScripts } from '@tavern-jack/kernel/testing';
import { KARTEN, kiezkoenig, scripts } from '../index.js';

inheritsScripts(kiezkoenig, scripts, {
  decisions: { min: 12, max: 25 },
  vary: (state, _viewer, draws) => ({ ...state, stapel: draws.shuffle(KARTEN).slice(0, state.stapel.length) }),
});

describe('die Übungsrunde', () => {
  const events = playScript(kiezkoenig, scripts.practice).steps.flatMap((step) => step.events);
  const betraege = (an: number) => events.flatMap((event) => (event.type === 'deckelBezahlt' && event.an === an ? [event.bezahlt] : []));

  it('zeigt Kaufen, Ausbauen, Übernehmen, Karte und Polizeistunde', () => {
    const typen = new Set(events.map(({ type }) => type));
    for (const typ of ['gekauft', 'ausgebaut', 'uebernommen', 'karteGezogen', 'zugAusgesetzt'] as const) expect(typen).toContain(typ);
  });

  it('kassiert 20, dann mit Happy Hour und zweien im Viertel 135, mit dem ganzen Viertel 180 – und zahlt selbst 30', () => {
    expect(betraege(0)).toEqual([20, 135, 180]);
    expect(betraege(1)).toEqual([30]);
  });
});

describe('die Szenen', () => {
  const ende = (id: string) => {
    const szene = scripts.scenes.find((scene) => scene.id === id);
    if (!szene) throw new Error(`keine Szene ${id}`);
    return playScript(kiezkoenig, szene).steps.flatMap((step) => step.events);
  };

  it('knapp: für 360 Taler Deckel geht die billigste Kneipe für 100 an die Bank', () => {
    expect(ende('knapp')).toEqual(
      expect.arrayContaining([
        { type: 'notverkauf', seat: 0, feld: 13, erloes: 100 },
        { type: 'deckelBezahlt', seat: 0, an: 1, feld: 15, faellig: 360, bezahlt: 360 },
      ]),
    );
  });

  it('sperrstunde: gezählt werden Taler und Kneipen samt Ausbau', () => {
    expect(ende('sperrstunde').at(-1)).toEqual({ type: 'sperrstunde', vermoegen: [1300, 1400], koenige: [1] });
  });
});
