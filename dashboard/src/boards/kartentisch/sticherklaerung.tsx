import { useTranslations } from 'next-intl';
import { nameVon } from '../names';
import styles from './kartentisch.module.css';
import type { Tischstich } from './typen';
import { mitVorzeichen } from './zahlen';

interface SticherklaerungProps {
  stich: Tischstich | null;
  names: readonly string[];
  /** Whether it is the last trick, looked at again. */
  rueckblick: boolean;
}

/** A line under the trick: which one it is, and who won it. Beside the sheet its place stays free without one: the table keeps its height. */
export function Sticherklaerung({ stich, names, rueckblick }: SticherklaerungProps) {
  const t = useTranslations('kartentisch.stich');
  if (!stich)
    return (
      <p className={styles.erklaerung} data-leer="true">
        &nbsp;
      </p>
    );
  const satz =
    stich.gewinner === null
      ? t('titel', { nummer: stich.nummer })
      : t('gewonnen', { nummer: stich.nummer, name: nameVon(names, stich.gewinner) });
  return (
    <p className={styles.erklaerung} data-rueckblick={rueckblick}>
      {rueckblick && <strong>{t('letzter')}: </strong>}
      {satz}
      {stich.punkte ? <strong> {mitVorzeichen(stich.punkte)}</strong> : null}
    </p>
  );
}
