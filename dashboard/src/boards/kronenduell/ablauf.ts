import { type Schritt, schritt } from './bewegung';
import type { Ansicht, Ausgang, Paar, Spielereignis } from './typen';

/** A step with the views before and after the news it came with. */
export interface Szene {
  readonly schritt: Schritt;
  readonly vorher: Ansicht;
  readonly nachher: Ansicht;
}

/** What the board shows while something moves: the newest view would give away what is only just being turned up. */
export interface Szenenbild {
  readonly view: Ansicht;
  readonly schritt: Schritt;
  /** The round that it belongs to: when a result is shown, the view may be in the next one. */
  readonly runde: number;
  readonly paar: Paar | null;
  readonly ausgang: Ausgang | null;
}

const gelegt = (view: Ansicht, seat: number, rang: number | null): Ansicht => ({
  ...view,
  spieler: view.spieler.map((einer) => (einer.seat === seat ? { ...einer, gelegt: true, liegt: rang } : einer)),
});

/** The scenes of new events, oldest first, between the view before them and the view after them. */
export function szenen(ereignisse: readonly Spielereignis[], vorher: Ansicht, nachher: Ansicht): readonly Szene[] {
  let stand = vorher;
  return ereignisse.flatMap((ereignis) => {
    const seiner = schritt(ereignis);
    if (!seiner) return [];
    const szene = { schritt: seiner, vorher: stand, nachher };
    // A card that was pushed to the middle stays there while the other one follows.
    stand = seiner.art === 'LEGEN' ? gelegt(stand, seiner.seat, seiner.rang) : seiner.art === 'AUFDECKEN' ? stand : nachher;
    return [szene];
  });
}

/** The picture of a scene. `paar`: the pair that was turned up last and lies there still. */
export function szenenbild({ schritt, vorher, nachher }: Szene, paar: Paar | null): Szenenbild {
  const { runde } = vorher;
  switch (schritt.art) {
    case 'LEGEN':
      return { view: gelegt(vorher, schritt.seat, schritt.rang), schritt, runde, paar: null, ausgang: null };
    case 'AUFDECKEN':
      return { view: vorher, schritt, runde, paar: schritt.paar, ausgang: null };
    case 'AUSGANG':
      // A replay may start here: then the view itself knows the pair.
      return { view: nachher, schritt, runde, paar: paar ?? nachher.verlauf.at(-1) ?? null, ausgang: schritt.ausgang };
    default:
      return { view: nachher, schritt, runde: nachher.runde, paar: null, ausgang: null };
  }
}
