import { useTranslations } from 'next-intl';
import type { SeenProps } from '../game-board';
import { kartenname } from '../kartentisch/kartenname';
import { Vertragsschild } from '../kartentisch/vertragsschild';
import { nameVon } from '../names';
import type { Ansicht } from './typen';
import styles from './vertrag.module.css';
import { kontraktname, wertsatz } from './worte';

/** The contract's sign: which game of how many, what is played, what counts, trumps and who bought them. */
export function Vertrag({ view, names }: SeenProps<Ansicht>) {
  const t = useTranslations('king');
  const { kontrakt, kingTarif, trumpfkarte, kauf } = view;
  return (
    <Vertragsschild
      wievieltes={t('brett.spiel', { nummer: view.spielNummer, spiele: view.spiele })}
      titel={kontrakt ? kontraktname(kontrakt, view, t) : t('brett.nochOffen')}
      wert={kontrakt && kingTarif ? wertsatz(kontrakt, kingTarif, view, t) : null}
      trumpf={view.trumpffarbe}
    >
      {trumpfkarte && (
        <span className={styles.zusatz}>
          {t(view.trumpffarbe ? 'brett.gezeigt' : 'brett.wuerdeTrumpf', { karte: kartenname(trumpfkarte, t) })}
        </span>
      )}
      {kauf && (
        <span className={styles.zusatz}>
          {t('brett.kauf', {
            kaeufer: nameVon(names, kauf.kaeufer),
            geber: nameVon(names, view.geber),
            bezahlt: kauf.bezahlt,
            preis: kauf.preisInStichen,
          })}
        </span>
      )}
      {view.imUhrzeigersinn ? null : <span className={styles.zusatz}>{t('brett.rechtsherum')}</span>}
    </Vertragsschild>
  );
}
