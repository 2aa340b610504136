import { describe, expect, it } from '@jest/globals';
import { dice } from '@tavern-jack/kernel/testing';
import { deckelFuer } from './deckel.js';
import { stellung, wuerfeln } from './testing/stellung.js';
import { uebernahmePreis } from './uebernehmen.js';
import { ausbauPreis, gedruckt, wert } from './wert.js';
import { bankpreis } from './zahlungsnot.js';

// Price/base, fields; Deckel alone, with two and with three of the quarter; value, take-over, bank sale: each by upgrade steps 0, 1, 2.
const PREISTABELLE = [
  ['80/20', [1, 2], [20, 60, 120], [30, 90, 180], [40, 120, 240], [80, 120, 160], [120, 180, 240], [40, 60, 80]],
  ['100/25', [3], [25, 75, 150], [40, 115, 225], [50, 150, 300], [100, 150, 200], [150, 230, 300], [50, 75, 100]],
  ['120/30', [5, 6], [30, 90, 180], [45, 135, 270], [60, 180, 360], [120, 180, 240], [180, 270, 360], [60, 90, 120]],
  ['140/35', [7], [35, 105, 210], [55, 160, 315], [70, 210, 420], [140, 210, 280], [210, 320, 420], [70, 105, 140]],
  ['160/40', [9, 10], [40, 120, 240], [60, 180, 360], [80, 240, 480], [160, 240, 320], [240, 360, 480], [80, 120, 160]],
  ['180/45', [11], [45, 135, 270], [70, 205, 405], [90, 270, 540], [180, 270, 360], [270, 410, 540], [90, 135, 180]],
  ['200/50', [13, 14], [50, 150, 300], [75, 225, 450], [100, 300, 600], [200, 300, 400], [300, 450, 600], [100, 150, 200]],
  ['240/60', [15], [60, 180, 360], [90, 270, 540], [120, 360, 720], [240, 360, 480], [360, 540, 720], [120, 180, 240]],
] as const;

describe('Die Preistabelle, Zeile für Zeile', () => {
  it.each(PREISTABELLE)(
    '%s: Deckel, Wert, Übernahme und Bankpreis auf jeder Stufe',
    (name, felder, allein, zwei, drei, werte, uebernahmen, bank) => {
      for (const feld of felder) {
        expect(`${gedruckt(feld).preis}/${gedruckt(feld).grunddeckel}`).toBe(name);
        expect(ausbauPreis(feld) * 2).toBe(gedruckt(feld).preis);
        const stufen = [0, 1, 2].map((stufe) => ({ feld, stufe, besitzer: 0 }));
        expect(stufen.map(({ stufe }) => deckelFuer(feld, stufe, 1))).toEqual(allein);
        expect(stufen.map(({ stufe }) => deckelFuer(feld, stufe, 2))).toEqual(zwei);
        expect(stufen.map(({ stufe }) => deckelFuer(feld, stufe, 3))).toEqual(drei);
        expect(stufen.map(wert)).toEqual(werte);
        expect(stufen.map(uebernahmePreis)).toEqual(uebernahmen);
        expect(stufen.map(bankpreis)).toEqual(bank);
      }
    },
  );

  it('die Tabelle deckt alle zwölf Kneipen ab', () => {
    expect(PREISTABELLE.flatMap(([, felder]) => [...felder])).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]);
  });
});

describe('Der Deckel: Miete mit Viertel-Bonus', () => {
  it('aus 52,5 werden 55: Ratskeller mit einer zweiten Kneipe der Altstadt', () => {
    expect(deckelFuer(7, 0, 2)).toBe(55);
  });

  it('Neonlicht mit Happy Hour und dazu der Nachtfalter: 50 × 3 × 1,5 = 225 Taler', () => {
    stellung({ taler: [300, 0], kneipen: { 13: [1, 1], 14: 1 }, feld: [8] })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings({ type: 'deckelBezahlt', seat: 0, an: 1, feld: 13, faellig: 225, bezahlt: 225 });
  });

  it('der ganze Kiez in einer Hand, Goldene Meile mit Zapfanlage: 60 × 6 × 2 = 720 Taler', () => {
    stellung({ taler: [720, 0], kneipen: { 13: 1, 14: 1, 15: [1, 2] }, feld: [10] })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings({ type: 'deckelBezahlt', seat: 0, an: 1, feld: 15, faellig: 720, bezahlt: 720 });
  });

  it('der Bonus gilt auch für die Kneipe ohne Ausbau: Nachtfalter neben dem ausgebauten Neonlicht kostet 75', () => {
    stellung({ taler: [100, 0], kneipen: { 13: [1, 2], 14: 1 }, feld: [9] })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings({ type: 'deckelBezahlt', seat: 0, an: 1, feld: 14, faellig: 75, bezahlt: 75 });
  });

  it('Kneipen eines Viertels bei verschiedenen Besitzern bringen keinen Bonus: Neonlicht kostet 50', () => {
    stellung({ taler: [100, 0, 0], kneipen: { 13: 1, 14: 2 }, feld: [8] })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings({ type: 'deckelBezahlt', seat: 0, an: 1, feld: 13, faellig: 50, bezahlt: 50 });
  });

  it.each([
    ['aussetzt', { type: 'aussetzenVerhaengt', seat: 1 }],
    ['pleite ist', { type: 'bankErhaelt', seat: 1, faellig: 60, bezahlt: 0, grund: 'SCHERBEN' }],
  ] as const)('auch ein Besitzer, der %s, kassiert seinen Deckel', (_, event) => {
    stellung({ taler: [100, 0], kneipen: { 5: 1 } })
      .and(event)
      .when(0, wuerfeln, ...dice(2, 3))
      .brings({ type: 'deckelBezahlt', seat: 0, an: 1, feld: 5, faellig: 30, bezahlt: 30 });
  });
});
