import { describe, expect, it } from '@jest/globals';
import { playScript } from '@tavern-jack/kernel';
import { inheritsScripts } from '@tavern-jack/kernel/testing';
import { rentz, scripts } from '../index.js';

inheritsScripts(rentz, scripts, { decisions: { min: 5, max: 12 }, matches: 1, every: 48, schwer: 50 });

const gespielt = (id: string) => {
  const skript = [scripts.practice, ...scripts.scenes].find((one) => one.id === id);
  if (!skript) throw new Error(`kein Skript ${id}`);
  return playScript(rentz, skript).steps.flatMap(({ events }) => events);
};

describe('die Übungsrunde', () => {
  it('ist eine ganze Gabe Damen, und keine davon kostet dich etwas', () => {
    const wertung = gespielt('uebung').find(({ type }) => type === 'gabeGewertet');
    expect(wertung).toMatchObject({ spiel: 'DAMEN', blind: false, ergebnis: [0, -40, -40, 0] });
  });
});

describe('die Szenen', () => {
  it('blind: ein Stich im Whist bringt 20 statt 10', () => {
    expect(gespielt('blind')).toContainEqual({ type: 'stichGewonnen', seat: 0, stichNummer: 1, stichpunkte: 20 });
  });

  it('rentz: mit drei Enden wird abgelehnt und neu gegeben, die niedrigste Karte lässt den Nächsten aussetzen', () => {
    const events = gespielt('rentz');
    expect(events).toContainEqual({ type: 'abgelehnt', seat: 2, enden: ['HERZ_A', 'KREUZ_7', 'KREUZ_A'] });
    expect(events.at(-1)).toEqual({ type: 'ausgesetzt', seat: 1 });
  });
});
