'use client';
import { useTranslations } from 'next-intl';
import type { BoardProps } from '../game-board';
import { Kartentisch } from '../kartentisch/kartentisch';
import { useAblauf } from '../kartentisch/use-ablauf';
import { sitze, tischstich } from './ansicht';
import { Mitte } from './mitte';
import { regie } from './regie';
import { Schreibblock } from './schreibblock';
import type { Ansicht, Entscheidungsfrage, Spielereignis } from './typen';
import { Vertrag } from './vertrag';

/** The board of King: the card table with the contract's sign and the score sheet. A click skips a running motion. */
export function Brett({ view, names, mySeat, lastEvents, decision, tempo = 1 }: BoardProps<Ansicht, Spielereignis, Entscheidungsfrage>) {
  const t = useTranslations('king');
  const { bild, ueberspringen } = useAblauf(view, lastEvents, tempo, regie);
  const gezeigt = bild?.view ?? view;
  return (
    <Kartentisch
      names={names}
      mySeat={mySeat}
      sitze={sitze(gezeigt, t)}
      vertrag={<Vertrag view={gezeigt} names={names} mySeat={mySeat} />}
      stich={bild ? bild.stich : tischstich(view, view.laufenderStich)}
      letzter={tischstich(view, view.letzterStich)}
      bewegung={bild?.bewegung ?? null}
      mitte={<Mitte view={gezeigt} names={names} mySeat={mySeat} gesagt={bild?.gesagt ?? null} />}
      licht={Boolean(decision && decision.legalMoves.length > 0 && decision.seat === mySeat)}
      mitEigenerHand={decision === undefined}
      zettel={<Schreibblock view={gezeigt} names={names} />}
      tempo={tempo}
      ueberspringen={bild ? ueberspringen : undefined}
    />
  );
}
