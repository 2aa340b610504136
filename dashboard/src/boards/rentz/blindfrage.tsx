import { useTranslations } from 'next-intl';
import { Fragetafel, Wahltaste, Wahltasten } from '../kartentisch/fragetafel';
import { Verdeckte } from '../kartentisch/handzeile';
import { antwort } from './antwort';
import styles from './frage.module.css';
import { Spieltasten } from './spieltasten';
import type { Offen } from './typen';

/** Blind or not: the own cards lie face down; look at them, or name a game at double values. */
export function Blindfrage({ decision, view, onMove, busy }: Offen) {
  const t = useTranslations('rentz.entscheidung');
  const ansehen = decision.legalMoves.find(({ rentzZug }) => rentzZug === 'ANSEHEN');
  const blind = decision.legalMoves.some(({ spiel }) => spiel !== null);
  const mitRentz = decision.legalMoves.some(({ spiel }) => spiel === 'RENTZ');
  const anzahl = view.spieler.find(({ seat }) => seat === decision.seat)?.karten ?? 0;
  return (
    <Fragetafel
      titel={t('titel')}
      frage={t('frage.BLIND')}
      lage={mitRentz ? `${t('folge.BLIND')} ${t('folge.BLIND_RENTZ')}` : t('folge.BLIND')}
    >
      <div className={styles.verdeckt}>
        <Verdeckte anzahl={anzahl} />
        <span>{t('blindKarten', { anzahl })}</span>
      </div>
      {ansehen && (
        <Wahltasten>
          <Wahltaste
            ziffer={1}
            wort={t('ansehen')}
            folge={t('ansehenFolge')}
            haupt={true}
            busy={busy}
            onClick={() => onMove(antwort(ansehen))}
          />
        </Wahltasten>
      )}
      {blind && (
        <>
          <h3 className={styles.zwischentitel}>{t('blindTitel')}</h3>
          <Spieltasten decision={decision} view={view} onMove={onMove} busy={busy} blind={true} abZiffer={2} />
        </>
      )}
    </Fragetafel>
  );
}
