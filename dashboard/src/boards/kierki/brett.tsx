'use client';
import { useTranslations } from 'next-intl';
import type { BoardProps, GameTexts } from '../game-board';
import { Kartentisch } from '../kartentisch/kartentisch';
import { useAblauf } from '../kartentisch/use-ablauf';
import { Zettel } from '../kartentisch/zettel';
import { nameVon } from '../names';
import { type Bild, ruhebild, szenen } from './ablauf';
import { istLoteryjka, kontrolle, letzter, tischplaetze, waehlbar, zettelposten } from './ansicht';
import styles from './brett.module.css';
import { Reihen } from './reihen';
import { kurzsatz } from './saetze';
import type { Ansicht, Entscheidungsfrage, Spielereignis } from './typen';
import { Vertrag } from './vertrag';
import { spielname } from './worte';

/** The board of Kierki: the card table with the contract, in Loteryjka the rows, and the score sheet. A click skips a running motion. */
export function Brett({ view, names, mySeat, lastEvents, decision, tempo = 1 }: BoardProps<Ansicht, Spielereignis, Entscheidungsfrage>) {
  const t = useTranslations('kierki');
  const { bild: bewegtes, ueberspringen } = useAblauf<Ansicht, Spielereignis, Bild>(view, lastEvents, tempo, szenen);
  const bild = bewegtes ?? ruhebild(view);
  const eigene = decision && decision.seat === mySeat && !bewegtes ? decision : null;
  const mitte = <Mitte bild={bild} names={names} mySeat={mySeat} />;
  return (
    <Kartentisch
      names={names}
      mySeat={mySeat}
      sitze={tischplaetze(bild.view, t)}
      vertrag={<Vertrag view={bild.view} names={names} />}
      stich={bild.stich}
      letzter={letzter(bild.view)}
      bewegung={bild.bewegung}
      mitte={mitte}
      reihen={
        istLoteryjka(bild.view) ? (
          <Reihen view={bild.view} legbar={waehlbar(eigene)} neu={bild.neu}>
            {mitte}
          </Reihen>
        ) : undefined
      }
      licht={Boolean(eigene && eigene.legalMoves.length > 0)}
      mitEigenerHand={decision === undefined}
      zettel={<Schreibblock view={bild.view} names={names} />}
      tempo={tempo}
      ueberspringen={bewegtes ? ueberspringen : undefined}
    />
  );
}

/** The sentence in the middle: what just happened, or who won the match. */
function Mitte({ bild, names, mySeat }: { bild: Bild; names: readonly string[]; mySeat: number | null }) {
  const t = useTranslations('kierki');
  const { sieger } = bild.view;
  const gemeldet = bild.meldung && kurzsatz(bild.meldung, names, t);
  if (gemeldet) return <p className={styles.meldung}>{gemeldet}</p>;
  if (!sieger) return <p className={styles.meldung}>{wer(bild.view, names, t)}</p>;
  const du = mySeat !== null && sieger.length === 1 && sieger[0] === mySeat;
  const namen = sieger.map((seat) => nameVon(names, seat)).join(' & ');
  return <p className={styles.sieg}>{du ? t('brett.duGewinnst') : t('brett.gewinnt', { namen, anzahl: sieger.length })}</p>;
}

/** Whom everybody waits for while no card lies; in Loteryjka the seats tell it. */
function wer(view: Ansicht, names: readonly string[], t: GameTexts): string {
  const { amZug, kierkiSpiel, trumpffarbe } = view;
  if (amZug === null || istLoteryjka(view)) return '';
  return t(kierkiSpiel === 'TRUMPF' && trumpffarbe === null ? 'brett.sagtAn' : 'brett.spieltAus', { name: nameVon(names, amZug) });
}

function Schreibblock({ view, names }: { view: Ansicht; names: readonly string[] }) {
  const t = useTranslations('kierki');
  const { sieger, spieler, spielNummer, kierkiSpiel } = view;
  const laufend = { titel: `${spielNummer}. ${spielname(kierkiSpiel, t)}`, punkte: spieler.map((seiner) => seiner.spielpunkte) };
  return (
    <Zettel
      names={names}
      posten={zettelposten(view, t)}
      stand={spieler.map(({ stand }) => stand)}
      laufend={sieger ? null : laufend}
      kontrolle={kontrolle(view)}
    />
  );
}
