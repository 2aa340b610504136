import { felder, NEONLICHT, POLIZEISTUNDE } from './brett.js';
import { KARTEN } from './stapel.js';
import { voraus } from './ziehen.js';

/** Chance of each sum of two dice, by sum. */
export const WURFCHANCE: readonly number[] = Array.from({ length: 13 }, (_, summe) => (summe < 2 ? 0 : (6 - Math.abs(summe - 7)) / 36));

const LAENGSTE_PARTIE = 15;
const EINE_KARTE = 1 / KARTEN.length;

/** Where a token stands after a roll, and how often; cards that move it on are counted as their own landings. */
function landungen(von: number): readonly { feld: number; chance: number; besucht: boolean }[] {
  return WURFCHANCE.flatMap((chance, summe) => {
    if (chance === 0) return [];
    const feld = voraus(von, summe);
    if (felder[feld]?.art !== 'JUKEBOX' && felder[feld]?.art !== 'STAMMTISCH') return [{ feld, chance, besucht: true }];
    const karte = chance * EINE_KARTE;
    return [
      { feld: voraus(feld, 3), chance: karte, besucht: true },
      { feld: NEONLICHT, chance: karte, besucht: true },
      { feld: POLIZEISTUNDE, chance: karte, besucht: true },
      { feld: 0, chance: karte, besucht: true },
      { feld, chance: chance - 4 * karte, besucht: false },
    ];
  });
}

/** [turns left][field of the token][field] -> expected visits. A turn in the Polizeistunde is a turn lost. */
const BESUCHE: readonly (readonly (readonly number[])[])[] = berechnet();

function berechnet(): number[][][] {
  const leer = () => felder.map(() => felder.map(() => 0));
  const tabelle: number[][][] = [leer()];
  for (let zuege = 1; zuege <= LAENGSTE_PARTIE; zuege++) {
    const jetzt = leer();
    felder.forEach(({ feld: von }) => {
      const zeile = jetzt[von] ?? [];
      for (const { feld, chance, besucht } of landungen(von)) {
        const rest = tabelle[feld === POLIZEISTUNDE ? Math.max(0, zuege - 2) : zuege - 1]?.[feld] ?? [];
        rest.forEach((besuche, ziel) => {
          zeile[ziel] = (zeile[ziel] ?? 0) + chance * (besuche + (besucht && ziel === feld ? 1 : 0));
        });
      }
    });
    tabelle.push(jetzt);
  }
  return tabelle;
}

/** How often a token on `von` is expected to land on `feld` in its next `zuege` turns. */
export const besuche = (zuege: number, von: number, feld: number): number =>
  BESUCHE[Math.max(0, Math.min(zuege, LAENGSTE_PARTIE))]?.[von]?.[feld] ?? 0;
