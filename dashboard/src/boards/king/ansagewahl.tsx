import { useTranslations } from 'next-intl';
import styles from './entscheidung.module.css';
import { Taste } from './taste';
import type { Wahl } from './wahl';
import { kontraktname, wertsatz } from './worte';

/** Choosing the contract: each with what it counts and how often it is still to come. */
export function Ansagewahl({ zuege, view, busy, ziehen }: Wahl) {
  const t = useTranslations('king');
  return (
    <div className={styles.kontrakte}>
      {zuege.map((zug, i) => {
        const vorrat = view.vorrat.find(({ kontrakt }) => kontrakt === zug.kontrakt);
        if (!vorrat) return null;
        return (
          <Taste key={vorrat.kontrakt} nummer={i + 1} busy={busy} onClick={() => ziehen(zug)}>
            <strong>{kontraktname(vorrat.kontrakt, view, t)}</strong>
            <small>
              {wertsatz(vorrat.kontrakt, vorrat.kingTarif, view, t)} · {t('entscheidung.uebrig', { anzahl: vorrat.uebrig })}
            </small>
          </Taste>
        );
      })}
    </div>
  );
}
