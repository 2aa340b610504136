import { useTranslations } from 'next-intl';
import { Wahltaste, Wahltasten } from '../kartentisch/fragetafel';
import { antwort } from './antwort';
import type { Offen } from './typen';
import { kurzwert, spielname } from './worte';

interface SpieltastenProps extends Pick<Offen, 'decision' | 'view' | 'onMove' | 'busy'> {
  blind: boolean;
  /** The number key of the first one. */
  abZiffer: number;
}

/** A button for each game that may still be chosen, with what it costs or brings. */
export function Spieltasten({ decision, view, onMove, busy, blind, abZiffer }: SpieltastenProps) {
  const t = useTranslations('rentz');
  return (
    <Wahltasten>
      {decision.legalMoves
        .filter(({ spiel }) => spiel !== null)
        .map((zug, i) =>
          zug.spiel === null ? null : (
            <Wahltaste
              key={zug.spiel}
              ziffer={abZiffer + i}
              wort={spielname(zug.spiel, t)}
              folge={kurzwert(zug.spiel, view.werte, blind, t)}
              busy={busy}
              onClick={() => onMove(antwort(zug))}
            />
          ),
        )}
    </Wahltasten>
  );
}
