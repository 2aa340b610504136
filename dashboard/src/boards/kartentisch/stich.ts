import type { Gelegtes, Karte, Tischstich } from './typen';

/** Who played which card: `richtung` 1 plays to the left (clockwise), -1 to the right. */
export const gelegte = (ausspieler: number, karten: readonly Karte[], spieler: number, richtung: 1 | -1): readonly Gelegtes[] =>
  karten.map((karte, i) => ({ seat: (((ausspieler + i * richtung) % spieler) + spieler) % spieler, karte }));

/** The trick once another card has come; the first card of all begins it. */
export const mitKarte = (stich: Tischstich | null, nummer: number, gelegt: Gelegtes): Tischstich => ({
  nummer: stich?.nummer ?? nummer,
  gelegt: [...(stich?.gelegt ?? []), gelegt],
  gewinner: null,
  punkte: null,
});

/** Whether both are the same trick: the same cards from the same seats. */
export const derselbe = (einer: Tischstich | null, anderer: Tischstich | null): boolean =>
  einer !== null &&
  anderer !== null &&
  einer.nummer === anderer.nummer &&
  einer.gelegt.length === anderer.gelegt.length &&
  einer.gelegt.every(({ seat, karte }, i) => anderer.gelegt[i]?.seat === seat && anderer.gelegt[i]?.karte === karte);
