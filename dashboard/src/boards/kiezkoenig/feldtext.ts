'use client';
import { useTranslations } from 'next-intl';
import { nameVon } from '../names';
import { kneipeAuf } from './ansicht';
import { feldname } from './brettdruck';
import type { Ansicht } from './typen';

/** Says in one sentence what stands on a field: name, quarter, owner, upgrade, amounts, and who is there. */
export function useFeldtext(view: Ansicht, names: readonly string[]): (feld: number) => string {
  const t = useTranslations('kiezkoenig');
  return (feld) => {
    const kneipe = kneipeAuf(view, feld);
    const gaeste = view.spieler.filter((spieler) => spieler.feld === feld).map(({ seat }) => nameVon(names, seat));
    const name = feldname(feld);
    const teile = [name];
    if (kneipe) {
      teile.push(t(`viertel.${kneipe.viertel}`));
      if (kneipe.besitzer === null) teile.push(t('brett.freiFuer', { preis: kneipe.preis }));
      else teile.push(t('brett.gehoert', { name: nameVon(names, kneipe.besitzer), deckel: kneipe.deckel }), t(`stufe.${kneipe.stufe}`));
    }
    if (gaeste.length > 0) teile.push(t('brett.hierStehen', { namen: gaeste.join(', ') }));
    return teile.join(', ');
  };
}
