import { describe, expect, it } from '@jest/globals';
import { playScript } from '@tavern-jack/kernel';
import { inheritsScripts } from '@tavern-jack/kernel/testing';
import { kierki, scripts } from '../index.js';
import { vary, varyEvent } from '../testing/verdeckt.js';

inheritsScripts(kierki, scripts, { decisions: { min: 5, max: 12 }, matches: 1, every: 48, schwer: 50, vary, varyEvent });

const gespielt = (id: string) => {
  const skript = [scripts.practice, ...scripts.scenes].find((one) => one.id === id);
  if (!skript) throw new Error(`kein Skript ${id}`);
  return playScript(kierki, skript).steps;
};

describe('die Übungsrunde', () => {
  it('ist das erste Minusspiel: acht Stiche zu −20, davon einer für dich', () => {
    expect(gespielt('uebung').at(-1)?.state.spielpunkte).toEqual([-20, -20, -80, -40]);
  });
});

describe('die Szenen', () => {
  it('herzen: das abgeworfene Herz kostet 20', () => {
    const events = gespielt('herzen').at(-1)?.events;
    expect(events).toContainEqual({ type: 'stichGewonnen', seat: 2, stichNummer: 2, stichpunkte: -20 });
  });

  it('trumpf: der Stich bringt 25', () => {
    expect(gespielt('trumpf').at(-1)?.events).toContainEqual({ type: 'stichGewonnen', seat: 0, stichNummer: 1, stichpunkte: 25 });
  });

  it('loteryjka: wer nicht anlegen kann, passt', () => {
    expect(gespielt('loteryjka').flatMap(({ events }) => events)).toContainEqual({ type: 'gepasst', seat: 0 });
  });
});
