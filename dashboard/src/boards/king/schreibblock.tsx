import { useTranslations } from 'next-intl';
import { Zettel } from '../kartentisch/zettel';
import { kontrolle, posten } from './ansicht';
import styles from './schreibblock.module.css';
import type { Ansicht } from './typen';
import { kontraktname } from './worte';

/** The score sheet of King; where contracts are chosen also what is still to come. */
export function Schreibblock({ view, names }: { view: Ansicht; names: readonly string[] }) {
  const t = useTranslations('king');
  const laeuft = view.kontrakt !== null && !view.sieger && view.stiche.length > 0;
  return (
    <div className={styles.block}>
      <Zettel
        names={names}
        posten={posten(view, t)}
        stand={view.spieler.map(({ gesamt }) => gesamt)}
        laufend={
          laeuft
            ? { titel: t('brett.laeuft', { nummer: view.spielNummer }), punkte: view.spieler.map(({ spielpunkte }) => spielpunkte) }
            : null
        }
        kontrolle={kontrolle(view)}
      />
      {!view.sieger && <Vorrat view={view} />}
    </div>
  );
}

/** Which contracts are still to come, and how often. */
function Vorrat({ view }: { view: Ansicht }) {
  const t = useTranslations('king');
  const uebrig = view.vorrat.filter((einer) => einer.uebrig > 0);
  if (uebrig.length === 0) return null;
  return (
    <div>
      <h3 className={styles.titel}>{t('brett.nochZuSpielen')}</h3>
      <ul className={styles.vorrat}>
        {uebrig.map((einer) => (
          <li key={einer.kontrakt}>
            {kontraktname(einer.kontrakt, view, t)}
            {einer.uebrig > 1 && <strong> ×{einer.uebrig}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}
