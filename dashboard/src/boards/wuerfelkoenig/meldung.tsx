import { useTranslations } from 'next-intl';
import { nameVon } from '../names';
import styles from './brett.module.css';
import { Gestalt } from './gestalt';
import { druckVon } from './kartendruck';
import type { Spielereignis } from './typen';
import { alsPunkte } from './worte';

/** A penalty or a given dragon lies over the dice for a moment: it comes from no place of the row. */
export function Meldung({ ereignis, names }: { ereignis: Spielereignis | null; names: readonly string[] }) {
  const t = useTranslations('wuerfelkoenig.brett');
  if (ereignis?.__typename === 'WuerfelkoenigStrafeGenommen')
    return <Zettel art="STRAFE" ton="var(--tj-muted)" wort={t('strafe')} punkte={ereignis.punkte} />;
  if (ereignis?.__typename !== 'WuerfelkoenigDracheVerschenkt') return null;
  const wort = t('dracheAn', { name: nameVon(names, ereignis.an) });
  return <Zettel art="DRACHE" ton="var(--tj-muted)" wort={wort} punkte={druckVon(ereignis.buerger).punkte} />;
}

function Zettel({ art, ton, wort, punkte }: { art: 'STRAFE' | 'DRACHE'; ton: string; wort: string; punkte: number }) {
  return (
    <div className={styles.zettel}>
      <Gestalt art={art} ton={ton} groesse={56} />
      <strong>{wort}</strong>
      <span className={styles.minus}>{alsPunkte(punkte)}</span>
    </div>
  );
}
