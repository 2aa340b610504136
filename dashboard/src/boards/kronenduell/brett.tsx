'use client';
import { useTranslations } from 'next-intl';
import type { BoardProps } from '../game-board';
import { gegner, unten } from './ansicht';
import styles from './brett.module.css';
import { Handreihe } from './handreihe';
import { Tisch } from './tisch';
import type { Ansicht, Entscheidungsfrage, Spielereignis } from './typen';
import { useBewegung } from './use-bewegung';
import { Verlauf } from './verlauf';

/** The board of Kronenduell: both hands, the table between them, and the rounds so far. A click skips a running motion. */
export function Brett({ view, names, mySeat, lastEvents, decision, tempo = 1 }: BoardProps<Ansicht, Spielereignis, Entscheidungsfrage>) {
  const t = useTranslations('kronenduell.brett');
  const { bild, ueberspringen } = useBewegung(view, lastEvents, tempo);
  const gezeigt = bild?.view ?? view;
  const ich = unten(mySeat);
  const nimmtAuf = bild?.schritt.art === 'AUFNEHMEN';
  const seite = (seat: number) => <Handreihe view={gezeigt} seat={seat} names={names} mySeat={mySeat} nimmtAuf={nimmtAuf} />;
  return (
    <div className={styles.huelle}>
      <section
        aria-label={t('titel')}
        className={styles.brett}
        style={{ '--tempo': tempo }}
        onClickCapture={(klick) => {
          if (!bild) return;
          klick.stopPropagation();
          ueberspringen();
        }}
      >
        {seite(gegner(ich))}
        <Tisch
          view={gezeigt}
          names={names}
          mySeat={mySeat}
          bild={bild}
          licht={Boolean(decision && decision.legalMoves.length > 0 && decision.seat === mySeat)}
        />
        {seite(ich)}
        <Verlauf view={gezeigt} names={names} mySeat={mySeat} />
      </section>
    </div>
  );
}
