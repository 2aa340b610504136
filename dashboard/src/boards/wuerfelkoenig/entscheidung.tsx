'use client';
import { useTranslations } from 'next-intl';
import type { DecisionProps } from '../game-board';
import { nameVon } from '../names';
import { spielerAuf } from './ansicht';
import { antwort } from './antwort';
import styles from './entscheidung.module.css';
import { druckVon } from './kartendruck';
import { Nehmtasten } from './nehmtasten';
import { Schenktasten } from './schenktasten';
import { Taste } from './taste';
import type { Ansicht, Entscheidungsfrage, Zugantwort } from './typen';
import type { Wahl } from './wahl';
import { alsPunkte } from './worte';
import { Wuerfelwahl } from './wuerfelwahl';

type Props = DecisionProps<Ansicht, Entscheidungsfrage, Zugantwort>;

/**
 * The open decision as a sentence with its answers. Buttons carry `data-move-index` 1, 2, 3 … in the order they are seen:
 * after a roll 1 to 6 are the dice, 7 rolls, and what follows takes a citizen or stops.
 */
export function Entscheidung({ decision, view, names, mySeat, onMove, busy }: Props) {
  const t = useTranslations('wuerfelkoenig.entscheidung');
  if (!decision) return <p className={styles.warten}>{view.koenige ? t('vorbei') : t('gleich')}</p>;
  if (decision.legalMoves.length === 0) {
    const name = nameVon(names, decision.seat);
    return <p className={styles.warten}>{mySeat === null ? t('andereZuschauer', { name }) : t('andere', { name })}</p>;
  }
  const wahl: Wahl = { frage: decision, view, names, busy, zieht: (zug) => onMove(antwort(zug)) };
  return (
    <section className={styles.entscheidung} aria-label={t('titel')}>
      <Fragesatz {...wahl} />
      <Antworten {...wahl} />
    </section>
  );
}

function Antworten(wahl: Wahl) {
  switch (wahl.frage.question.schritt) {
    case 'ERSTER_WURF':
      return <ErsterWurf {...wahl} />;
    case 'NACH_DEM_WURF':
      return <Wuerfelwahl key={wahl.frage.id} {...wahl} />;
    case 'BUERGER_WAEHLEN':
      return <Nehmtasten {...wahl} ab={1} />;
    case 'DRACHE_SCHENKEN':
      return <Schenktasten {...wahl} />;
  }
}

function ErsterWurf({ frage, busy, zieht }: Wahl) {
  const t = useTranslations('wuerfelkoenig.entscheidung');
  const [zug] = frage.legalMoves;
  return zug ? <Taste haupt index={1} busy={busy} wort={t('alleWuerfeln')} onClick={() => zieht(zug)} /> : null;
}

function Fragesatz({ frage, view }: Wahl) {
  const t = useTranslations('wuerfelkoenig.entscheidung');
  const { schritt, wuerfeUebrig, drache } = frage.question;
  const saetze = {
    ERSTER_WURF: [t(view.extrazug ? 'nochEinmal' : 'ersterWurf'), ersteFolge(view, frage.seat, t)],
    NACH_DEM_WURF: [t('weiter'), t('weiterFolge', { uebrig: wuerfeUebrig })],
    BUERGER_WAEHLEN: [t('waehlen'), t('waehlenFolge')],
    DRACHE_SCHENKEN: [t('schenken'), drache && t('schenkenFolge', { punkte: alsPunkte(druckVon(drache).punkte) })],
  };
  const [satz, folge] = saetze[schritt];
  return (
    <div>
      <h2 className={styles.frage}>{satz}</h2>
      {folge && <p className={styles.folge}>{folge}</p>}
    </div>
  );
}

type Texte = ReturnType<typeof useTranslations<'wuerfelkoenig.entscheidung'>>;

const ersteFolge = (view: Ansicht, seat: number, t: Texte): string =>
  t(spielerAuf(view, seat)?.elfeOben ? 'elfenFolge' : 'ersteFolge', { wuerfe: view.wuerfe });
