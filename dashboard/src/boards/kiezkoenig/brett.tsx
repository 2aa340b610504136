'use client';
import { useElementSize } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import type { BoardProps } from '../game-board';
import { felderImLicht } from './ansicht';
import styles from './brett.module.css';
import { Brettbild } from './brettbild';
import { brettdruck } from './brettdruck';
import { useFeldtext } from './feldtext';
import { BREIT, platz, SCHMAL } from './geometrie';
import { Kneipenblatt } from './kneipenblatt';
import { Tisch } from './tisch';
import type { Ansicht, Entscheidungsfrage, Spielereignis } from './typen';
import { useBewegung } from './use-bewegung';
import { useFeldwahl } from './use-feldwahl';

// Below this width in px the fields carry less and their names take two lines.
const BREIT_AB = 600;

/** The board of Kiezkönig: the ring of 16 fields around the bar table. A click skips a running motion. */
export function Brett({
  view,
  mySeat,
  names,
  lastEvents,
  decision = null,
  tempo = 1,
}: BoardProps<Ansicht, Spielereignis, Entscheidungsfrage>) {
  const t = useTranslations('kiezkoenig.brett');
  const { ref, width } = useElementSize();
  const { bewegung, zuege, ueberspringen } = useBewegung(lastEvents, tempo);
  const { wahl, anker, tippen, zeigen, verlassen, schliessen, taste } = useFeldwahl();
  const zuschnitt = width < BREIT_AB ? SCHMAL : BREIT;
  // A narrow board is covered by the sheet as a whole: there it opens only on purpose.
  const blatt = wahl && (wahl.fest || !zuschnitt.schmal) ? wahl : null;
  return (
    <div className={styles.huelle}>
      <section
        ref={ref}
        aria-label={t('titel')}
        className={styles.brett}
        data-schmal={zuschnitt.schmal}
        style={{ aspectRatio: `${zuschnitt.breite} / ${zuschnitt.hoehe}` }}
        onKeyDown={(druck) => druck.key === 'Escape' && schliessen()}
        onClickCapture={(klick) => {
          if (!bewegung.laeuft) return;
          klick.stopPropagation();
          ueberspringen();
        }}
      >
        {width > 0 && (
          <>
            <Brettbild
              view={view}
              zuschnitt={zuschnitt}
              bewegung={bewegung}
              zuege={zuege}
              licht={felderImLicht(decision)}
              gezeigt={wahl?.feld ?? null}
            />
            <div className={styles.mitte} data-blatt={blatt !== null}>
              <Tisch view={view} names={names} mySeat={mySeat} bewegung={bewegung} schmal={zuschnitt.schmal} verdeckt={blatt !== null} />
              {blatt && <Kneipenblatt view={view} feld={blatt.feld} names={names} onClose={blatt.fest ? schliessen : null} />}
            </div>
            <Feldtasten
              view={view}
              names={names}
              anker={anker}
              offen={wahl?.fest ? wahl.feld : null}
              tippen={tippen}
              zeigen={zeigen}
              verlassen={verlassen}
              taste={taste}
            />
          </>
        )}
      </section>
    </div>
  );
}

interface Tasten {
  view: Ansicht;
  names: readonly string[];
  anker: number;
  offen: number | null;
  tippen: (feld: number) => void;
  zeigen: (feld: number) => void;
  verlassen: () => void;
  taste: (ereignis: React.KeyboardEvent<HTMLElement>) => void;
}

// Real buttons lie over the drawing: one Tab stop, arrow keys walk along the ring.
function Feldtasten({ view, names, anker, offen, tippen, zeigen, verlassen, taste }: Tasten) {
  const t = useTranslations('kiezkoenig.brett');
  const text = useFeldtext(view, names);
  return (
    <div className={styles.tasten} role="toolbar" aria-label={t('felder')} onKeyDown={taste}>
      {brettdruck.map((druck, feld) => (
        <button
          key={druck.name}
          type="button"
          data-feld={feld}
          className={styles.taste}
          style={{ gridColumn: platz(feld).x + 1, gridRow: platz(feld).y + 1 }}
          aria-label={text(feld)}
          aria-expanded={offen === feld}
          tabIndex={feld === anker ? 0 : -1}
          onClick={() => tippen(feld)}
          onPointerEnter={(zeiger) => zeiger.pointerType === 'mouse' && zeigen(feld)}
          onPointerLeave={verlassen}
          onFocus={(fokus) => fokus.currentTarget.matches(':focus-visible') && zeigen(feld)}
          onBlur={verlassen}
        />
      ))}
    </div>
  );
}
