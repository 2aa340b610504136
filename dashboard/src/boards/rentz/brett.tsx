'use client';
import { useTranslations } from 'next-intl';
import type { BoardProps, GameTexts } from '../game-board';
import { Kartentisch } from '../kartentisch/kartentisch';
import { Spielblatt } from '../kartentisch/spielblatt';
import { useAblauf } from '../kartentisch/use-ablauf';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { nameVon } from '../names';
import { type Bild, ruhebild, szenen } from './ablauf';
import { letzter, tischplaetze, waehlbar, wirdAusgelegt } from './ansicht';
import { Block } from './block';
import styles from './brett.module.css';
import { Reihen } from './reihen';
import { satz } from './saetze';
import type { Ansicht, Entscheidungsfrage, Spielereignis } from './typen';
import { Vertrag } from './vertrag';

/** The board of Rentz: the card table with the game that was chosen, in the Rentz game the rows, and the pad. A click skips a running motion. */
export function Brett({ view, names, mySeat, lastEvents, decision, tempo = 1 }: BoardProps<Ansicht, Spielereignis, Entscheidungsfrage>) {
  const t = useTranslations('rentz');
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
        wirdAusgelegt(bild.view) ? (
          <Reihen view={bild.view} legbar={waehlbar(eigene)} neu={bild.neu}>
            {mitte}
          </Reihen>
        ) : undefined
      }
      licht={Boolean(eigene && eigene.legalMoves.length > 0)}
      mitEigenerHand={decision === undefined}
      zettel={<Block view={bild.view} names={names} />}
      tempo={tempo}
      ueberspringen={bewegtes ? ueberspringen : undefined}
    />
  );
}

/** The sentence in the middle: what just happened, that an ace allows one more card, or who won the match. */
function Mitte({ bild, names, mySeat }: { bild: Bild; names: readonly string[]; mySeat: number | null }) {
  const t = useTranslations('rentz');
  const { stil } = useKartenstil();
  const { sieger } = bild.view;
  const gemeldet = bild.meldung && satz(bild.meldung, names, t);
  if (sieger && !gemeldet) {
    const du = mySeat !== null && sieger.length === 1 && sieger[0] === mySeat;
    const namen = sieger.map((seat) => nameVon(names, seat)).join(' & ');
    return <p className={styles.sieg}>{du ? t('brett.duGewinnst') : t('brett.gewinnt', { namen, anzahl: sieger.length })}</p>;
  }
  return (
    <div className={styles.meldung}>
      <p className={styles.satz}>{gemeldet ?? wer(bild.view, names, t)}</p>
      {bild.gezeigt.length > 0 && (
        <span className={styles.gezeigt} aria-hidden="true">
          {bild.gezeigt.map((karte) => (
            <Spielblatt key={karte} karte={karte} stil={stil} />
          ))}
        </span>
      )}
    </div>
  );
}

const warum: Readonly<Record<Ansicht['phase'], string>> = {
  BLIND: 'waehltBlind',
  ANSAGE: 'waehlt',
  ABLEHNUNG: 'fragt',
  STICHSPIEL: 'spieltAus',
  AUSLEGEN: 'nochEine',
  ENDE: '',
};

/** Whom everybody waits for, and what for, while no card lies; in the rows the seats tell it, unless an ace was laid. */
function wer({ amZug, phase, nochEine }: Ansicht, names: readonly string[], t: GameTexts): string {
  if (amZug === null || (phase === 'AUSLEGEN' && !nochEine)) return '';
  return t(`brett.${warum[phase]}`, { name: nameVon(names, amZug) });
}
