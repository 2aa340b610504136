import { useTranslations } from 'next-intl';
import { Farbwuerfel } from '../../art/farbwuerfel';
import type { GameTexts } from '../game-board';
import type { Auslage } from './bewegung';
import { artname, farbeAuf } from './kartendruck';
import { wuerfelWort } from './worte';
import styles from './wurfleiste.module.css';

/** The six dice on the table, two of each kind; a bar under those that were kept. `rollt`: the others are rolling. */
export function Wurfleiste({ auslage, rollt }: { auslage: Auslage; rollt: boolean }) {
  const t = useTranslations('wuerfelkoenig');
  return (
    <div className={styles.leiste}>
      <div className={styles.wuerfel} role="img" aria-label={gesagt(auslage, t)}>
        {artname.map((sorte, art) => (
          <div key={sorte} className={styles.paar}>
            {[art * 2, art * 2 + 1].map((stelle) => (
              <Einer key={stelle} stelle={stelle} auslage={auslage} rollt={rollt} />
            ))}
            <span className={styles.sorte}>{sorte}</span>
          </div>
        ))}
      </div>
      <p className={styles.lage}>{rollt ? t('brett.rollt') : <Wurfstand auslage={auslage} />}</p>
    </div>
  );
}

const gesagt = ({ wuerfel, behalten }: Auslage, t: GameTexts): string => {
  if (!wuerfel) return t('brett.keinWurf');
  const worte = wuerfel.map((zahl, stelle) => {
    const wort = wuerfelWort(stelle, zahl, t);
    return behalten.includes(stelle) ? t('brett.bliebLiegen', { wuerfel: wort }) : wort;
  });
  return `${t('brett.wuerfel')}: ${worte.join(', ')}`;
};

function Einer({ stelle, auslage, rollt }: { stelle: number; auslage: Auslage; rollt: boolean }) {
  const zahl = auslage.wuerfel?.[stelle] ?? null;
  const behalten = auslage.behalten.includes(stelle);
  return (
    <span className={styles.einer} data-behalten={behalten}>
      <Farbwuerfel zahl={zahl} farbe={zahl === null ? null : farbeAuf(stelle, zahl)} groesse={48} rollt={rollt && !behalten} />
    </span>
  );
}

function Wurfstand({ auslage: { wurf, wuerfe, behalten } }: { auslage: Auslage }) {
  const t = useTranslations('wuerfelkoenig.brett');
  return (
    <>
      <span className={styles.punkte} aria-hidden="true">
        {Array.from({ length: wuerfe }, (_, i) => i < wurf).map((geworfen, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dots in a fixed order
          <span key={i} data-geworfen={geworfen} />
        ))}
      </span>
      {wurf === 0 ? t('vorDemWurf', { wuerfe }) : t('wurf', { wurf, wuerfe })}
      {behalten.length > 0 && ` · ${t('behalten', { anzahl: behalten.length })}`}
    </>
  );
}
