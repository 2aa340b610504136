import type { GameTexts } from '../game-board';
import { rangVon } from '../kartentisch/karten';
import { kartenname } from '../kartentisch/kartenname';
import type { Karte } from '../kartentisch/typen';
import { mitVorzeichen } from '../kartentisch/zahlen';
import type { Ansicht, Kontrakt, Tarif } from './typen';

/** A contract as it is called where the options are not known, as in the list of events. */
export const kontraktwort = (kontrakt: Kontrakt, t: GameTexts): string => t(`kontrakt.${kontrakt}`);

/** A contract as this table plays it: with the single card and the two tricks that it is about. */
export function kontraktname(kontrakt: Kontrakt, view: Ansicht, t: GameTexts): string {
  if (kontrakt === 'HERZ_KOENIG') {
    const { einzelkarte } = view.optionen;
    return t('kontraktMit.HERZ_KOENIG', { karte: kartenname(einzelkarte, t), rang: rangVon(einzelkarte) });
  }
  if (kontrakt !== 'ZWEI_STICHE') return kontraktwort(kontrakt, t);
  const erster = tarifVon(kontrakt, view)?.zaehlstiche[0]?.stichNummer ?? 0;
  return t(erster === view.stichzahl - 1 ? 'kontraktMit.LETZTE_ZWEI' : 'kontraktMit.ZWEI_STICHE', { nummer: erster });
}

const tarifVon = (kontrakt: Kontrakt, view: Ansicht): Tarif | undefined =>
  view.vorrat.find((einer) => einer.kontrakt === kontrakt)?.kingTarif;

/** What counts in a contract, in one line. */
export function wertsatz(kontrakt: Kontrakt, tarif: Tarif, view: Ansicht, t: GameTexts): string {
  if (kontrakt === 'ZWEI_STICHE') {
    return tarif.zaehlstiche
      .map(({ stichNummer, wert }) =>
        t(stichNummer === view.stichzahl ? 'wert.letzter' : 'wert.zaehlstich', { nummer: stichNummer, punkte: mitVorzeichen(wert) }),
      )
      .join(', ');
  }
  return t(`wert.${kontrakt}`, { punkte: mitVorzeichen(tarif.jeStich || tarif.jeStrafkarte) });
}

/** What counts for whoever takes this card in the running game; null: nothing. */
export function kartenwert(karte: Karte, view: Ansicht): number | null {
  const tarif = view.kingTarif;
  return tarif?.strafkarten.includes(karte) ? tarif.jeStrafkarte : null;
}
