import { useTranslations } from 'next-intl';
import { kartenname } from '../kartentisch/kartenname';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import { tischstich } from './ansicht';
import styles from './brett-text.module.css';
import type { Ansicht } from './typen';

/** The finished tricks of this game, in words. */
export function Stichtafel({ view, names }: { view: Ansicht; names: readonly string[] }) {
  const t = useTranslations('king');
  if (view.stiche.length === 0) return null;
  return (
    <table className={styles.tafel}>
      <caption>{t('text.stichliste')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('text.nummer')}</th>
          <th scope="col">{t('text.karten')}</th>
          <th scope="col">{t('text.gewinner')}</th>
          <th scope="col">{t('text.punkte')}</th>
        </tr>
      </thead>
      <tbody>
        {view.stiche.map((stich) => (
          <tr key={stich.stichNummer}>
            <th scope="row">{stich.stichNummer}</th>
            <td>
              {tischstich(view, stich)
                ?.gelegt.map(({ seat, karte }) => `${nameVon(names, seat)} ${kartenname(karte, t)}`)
                .join(', ')}
            </td>
            <td>{stich.gewinner === null ? '–' : nameVon(names, stich.gewinner)}</td>
            <td>{mitVorzeichen(stich.stichpunkte)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
