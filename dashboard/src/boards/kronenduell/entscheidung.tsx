'use client';
import { useTranslations } from 'next-intl';
import type { DecisionProps } from '../game-board';
import { nameVon } from '../names';
import { gegner, muessenLegen, spielerAuf } from './ansicht';
import { antwort } from './antwort';
import { Chancenschalter } from './chancenschalter';
import styles from './entscheidung.module.css';
import { Faecher } from './faecher';
import { karteImSatz } from './faehigkeiten';
import { Kartenauskunft } from './kartenauskunft';
import type { Ansicht, Entscheidungsfrage, Zugantwort } from './typen';
import { useChancen } from './use-chancen';
import { useKartenwahl } from './use-kartenwahl';

type EntscheidungProps = DecisionProps<Ansicht, Entscheidungsfrage, Zugantwort>;

/**
 * The open decision: which card to lay. Pointing at a card or reaching it by key says what it does, a click lays it; a finger
 * shows it first and lays it with the second tap. `data-move-index` of a card is its rank, so that the number key is what is printed on it.
 */
export function Entscheidung(props: EntscheidungProps) {
  const t = useTranslations('kronenduell.entscheidung');
  const { decision, view } = props;
  if (!decision) return <p className={styles.warten}>{view.sieger ? t('vorbei') : t('gleich')}</p>;
  if (decision.legalMoves.length === 0) return <Warten {...props} decision={decision} />;
  return <Kartenfrage key={decision.id} {...props} decision={decision} />;
}

type Offen = EntscheidungProps & { decision: Entscheidungsfrage };

function Warten({ decision, view, names, mySeat }: Offen) {
  const t = useTranslations('kronenduell.entscheidung');
  const dran = muessenLegen(view);
  const andere = (dran.length > 0 ? dran : [decision.seat]).filter((seat) => seat !== mySeat);
  // Your own decision without moves: somebody else makes it for you.
  if (andere.length === 0) return <p className={styles.warten}>{t('gleich')}</p>;
  const werte = { name: andere.map((seat) => nameVon(names, seat)).join(' & '), anzahl: andere.length };
  const gelegt = mySeat !== null && spielerAuf(view, mySeat)?.gelegt;
  return <p className={styles.warten}>{mySeat === null ? t('andereZuschauer', werte) : t(gelegt ? 'duHastGelegt' : 'andere', werte)}</p>;
}

function Kartenfrage({ decision, view, names, onMove, busy }: Offen) {
  const t = useTranslations('kronenduell.entscheidung');
  const { gezeigt, gehoben, karte } = useKartenwahl((rang) => onMove(antwort({ __typename: 'KronenduellLegalMove', rang })));
  const chancen = useChancen();
  const raenge = decision.legalMoves.map((zug) => zug.rang);
  return (
    <section className={styles.entscheidung} aria-label={t('titel')}>
      <div className={styles.kopf}>
        <Fragesatz decision={decision} view={view} names={names} />
        <Chancenschalter an={chancen.an} schalten={chancen.schalten} />
      </div>
      <Faecher
        raenge={raenge}
        hand={spielerAuf(view, decision.seat)?.hand ?? raenge}
        seat={decision.seat}
        chancen={chancen.an ? view.chancen : []}
        gehoben={gehoben}
        busy={busy}
        karte={karte}
      />
      <Kartenauskunft view={view} decision={decision} rang={gezeigt} chancenAn={chancen.an}>
        {gehoben !== null && (
          <button type="button" className={styles.haupt} disabled={busy} onClick={() => karte.legen(gehoben)}>
            {t('legen')}
          </button>
        )}
      </Kartenauskunft>
    </section>
  );
}

function Fragesatz({ decision: { seat, question }, view, names }: Pick<Offen, 'decision' | 'view' | 'names'>) {
  const t = useTranslations('kronenduell');
  const anderer = gegner(seat);
  const offene = spielerAuf(view, anderer)?.liegt ?? null;
  const name = nameVon(names, anderer);
  const werte = { name, karte: offene === null ? '' : karteImSatz(offene, t), runde: question.runde };
  const saetze = [
    view.vertagt > 0 ? t('entscheidung.vertagt', { anzahl: view.vertagt }) : null,
    view.verstaerkt === seat ? t('entscheidung.duVerstaerkt') : null,
    view.verstaerkt === anderer ? t('entscheidung.andererVerstaerkt', { name }) : null,
  ].filter((satz) => satz !== null);
  return (
    <div>
      <h2 className={styles.frage}>{t(`entscheidung.wahl.${question.wahl}`, werte)}</h2>
      {saetze.length > 0 && <p className={styles.lage}>{saetze.join(' ')}</p>}
    </div>
  );
}
