import { useTranslations } from 'next-intl';
import { Vertragsschild } from '../kartentisch/vertragsschild';
import { nameVon } from '../names';
import { herzZuletzt } from './ansicht';
import styles from './brett.module.css';
import type { Ansicht } from './typen';
import { spielname, tarifteile } from './worte';

/** What is played now: which game of the match, what counts, trumps, who deals. */
export function Vertrag({ view, names }: { view: Ansicht; names: readonly string[] }) {
  const t = useTranslations('kierki');
  const { spielNummer, spiele, kierkiSpiel, tarif, trumpffarbe, geber, sieger } = view;
  return (
    <Vertragsschild
      wievieltes={t('brett.nummer', { nummer: spielNummer, anzahl: spiele })}
      titel={sieger ? t('brett.zuEnde') : spielname(kierkiSpiel, t)}
      wert={sieger ? null : tarifteile(tarif, t).join(', ')}
      trumpf={sieger ? null : trumpffarbe}
    >
      {kierkiSpiel === 'TRUMPF' && !trumpffarbe && !sieger && <span className={styles.zusatz}>{t('trumpfOffen')}</span>}
      {!sieger && <span className={styles.zusatz}>{t('brett.gibt', { name: nameVon(names, geber) })}</span>}
      {herzZuletzt(view) && !sieger && <span className={styles.zusatz}>{t('herzZuletzt')}</span>}
    </Vertragsschild>
  );
}
