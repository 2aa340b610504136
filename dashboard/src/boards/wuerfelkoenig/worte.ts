import type { GameTexts } from '../game-board';
import { druckVon, farbeAuf, type Kartendruck } from './kartendruck';
import type { Buerger } from './typen';

const farbenfolge = ['ROT', 'GRUEN', 'BLAU'] as const;
const n = (werte: readonly number[], stelle: number): number => werte[stelle] ?? 0;

/** A condition in a few words, such as "4 × die 3" or "2 rote + 2 grüne". `t` translates within `wuerfelkoenig`. */
export function bedingungKurz({ bedingung, werte }: Pick<Kartendruck, 'bedingung' | 'werte'>, t: GameTexts): string {
  switch (bedingung) {
    case 'FARBEN':
      return farbenfolge
        .flatMap((farbe, i) => (n(werte, i) > 0 ? [t(`bedingung.farbe.${farbe}`, { anzahl: n(werte, i) })] : []))
        .join(' + ');
    case 'GRUPPEN':
      return werte.map((anzahl) => t('bedingung.gruppe', { anzahl })).join(' + ');
    case 'ZAHL':
      return t('bedingung.ZAHL', { anzahl: n(werte, 0), zahl: n(werte, 1) });
    default:
      return t(`bedingung.${bedingung}`, { wert: n(werte, 0) });
  }
}

/** A citizen's condition in a few words. */
export const bedingungVon = (buerger: Buerger, t: GameTexts): string => bedingungKurz(druckVon(buerger), t);

/** A citizen as the object of a sentence, with the condition: "den Mürrischen Zwerg (4 × die 3)". */
export const wenMitBedingung = (buerger: Buerger, t: GameTexts): string =>
  t('mitBedingung', { wer: t(`art.${druckVon(buerger).art}.wen`), bedingung: bedingungVon(buerger, t) });

/** A citizen by name and condition: "Mürrischer Zwerg (4 × die 3)". */
export const nameMitBedingung = (buerger: Buerger, t: GameTexts): string =>
  t('mitBedingung', { wer: t(`art.${druckVon(buerger).art}.name`), bedingung: bedingungVon(buerger, t) });

/** Points as printed: a true minus before negative ones. */
export const alsPunkte = (punkte: number): string => (punkte < 0 ? `−${-punkte}` : String(punkte));

/** What a die, 0 to 5, shows: "4 rot". */
export const wuerfelWort = (stelle: number, zahl: number, t: GameTexts): string =>
  t('brett.einWuerfel', { zahl, farbe: t(`wuerfelfarbe.${farbeAuf(stelle, zahl)}`) });

/** What six dice show: "4 rot, 2 grün, …". */
export const wurfWorte = (wuerfel: readonly number[], t: GameTexts): string =>
  wuerfel.map((zahl, stelle) => wuerfelWort(stelle, zahl, t)).join(', ');
