import { describe, expect, it } from '@jest/globals';
import { playScript } from '@tavern-jack/kernel';
import { inheritsScripts } from '@tavern-jack/kernel/testing';
import { king, scripts } from '../index.js';

inheritsScripts(king, scripts, { decisions: { min: 5, max: 12 }, matches: 1, every: 48, schwer: 50 });

const gespielt = (id: string) => {
  const skript = [scripts.practice, ...scripts.scenes].find((one) => one.id === id);
  if (!skript) throw new Error(`kein Skript ${id}`);
  return playScript(king, skript).steps;
};

describe('die Übungsrunde', () => {
  it('ist Spiel 1, keine Stiche: acht Stiche, davon einer für dich', () => {
    expect(gespielt('uebung').at(-1)?.state.spiel?.punkte).toEqual([-1, 0, -4, -3]);
  });
});

describe('die Szenen', () => {
  it('strafkarte: der abgeworfene Bube kostet einen Punkt, ein Stich ohne König und Bube nichts', () => {
    expect(gespielt('strafkarte').at(-1)?.state.spiel?.punkte).toEqual([0, -1, 0, 0]);
  });

  it('trumpf: ein kleiner Trumpf sticht das Herz-Ass', () => {
    expect(gespielt('trumpf').at(-1)?.state.spiel?.punkte).toEqual([1, 0, 0, 1]);
  });
});
