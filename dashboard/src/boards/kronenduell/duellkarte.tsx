import { type Kartenfarbe, Spielkarte } from '../../art/spielkarte';
import { rangzeichen } from './faehigkeiten';
import { Faehigkeitszeichen } from './faehigkeitszeichen';

/** One suit each, as on the page: spades on seat 0, hearts on seat 1. Who holds a card decides, also where hands are mixed. */
const farbeVon = (seat: number): Kartenfarbe => (seat === 0 ? 'PIK' : 'HERZ');

/** A card of the duel with its rank and the sign of its ability, as wide as its place. Decoration. */
export function Duellkarte({ rang, seat, gebannt = false }: { rang: number; seat: number; gebannt?: boolean }) {
  return (
    <Spielkarte ecke={rangzeichen(rang)} farbe={farbeVon(seat)}>
      <Faehigkeitszeichen rang={rang} gebannt={gebannt} />
    </Spielkarte>
  );
}
