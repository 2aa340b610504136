import { memo } from 'react';
import { Blattkarte } from '../../art/blattkarte';
import { ecke, farbeVon, rangVon } from './karten';
import type { Karte, Kartenstil } from './typen';

/** A card face up, as wide as its place. Decoration: its name stands beside it. */
export const Spielblatt = memo(function Spielblatt({ karte, stil }: { karte: Karte; stil: Kartenstil }) {
  const rang = rangVon(karte);
  const bild = rang === 'B' || rang === 'D' || rang === 'K' ? rang : null;
  return <Blattkarte farbe={farbeVon(karte)} ecke={ecke(rang, stil)} bild={bild} />;
});
