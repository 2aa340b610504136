import { useTranslations } from 'next-intl';
import { Vertragsschild } from '../kartentisch/vertragsschild';
import { nameVon } from '../names';
import styles from './brett.module.css';
import type { Ansicht } from './typen';
import { spielname, wertteile } from './worte';

/** What is played now: which deal, which game, what counts, whether it is blind; before it is named: who chooses. */
export function Vertrag({ view, names }: { view: Ansicht; names: readonly string[] }) {
  const t = useTranslations('rentz');
  const { gabe, gaben, wiederholungen, ansager, spiel, blind, werte, sieger } = view;
  const name = nameVon(names, ansager);
  return (
    <Vertragsschild
      wievieltes={t('brett.gabe', { nummer: gabe, anzahl: gaben })}
      titel={sieger ? t('brett.zuEnde') : spiel ? spielname(spiel, t) : t('brett.waehlt', { name })}
      wert={spiel && !sieger ? wertteile(spiel, werte, blind, t).join(', ') : null}
      trumpf={null}
    >
      {blind && !sieger && <strong className={styles.blind}>{t('brett.blind')}</strong>}
      {spiel && !sieger && <span className={styles.zusatz}>{t('brett.gewaehlt', { name })}</span>}
      {wiederholungen > 0 && !sieger && <span className={styles.zusatz}>{t('brett.wiederholt', { anzahl: wiederholungen })}</span>}
    </Vertragsschild>
  );
}
