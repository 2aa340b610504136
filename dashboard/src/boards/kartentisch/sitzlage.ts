/** Where a seat is at the table: at the own edge, beside, or across; and the direction to it from the middle, -1 to 1, y downwards. */
export interface Sitzlage {
  readonly seat: number;
  readonly ort: 'UNTEN' | 'LINKS' | 'OBEN' | 'RECHTS';
  readonly x: number;
  readonly y: number;
}

type Lage = Omit<Sitzlage, 'seat'>;

const unten: Lage = { ort: 'UNTEN', x: 0, y: 1 };
const links = (y: number): Lage => ({ ort: 'LINKS', x: -1, y });
const rechts = (y: number): Lage => ({ ort: 'RECHTS', x: 1, y });
const oben = (x: number, y: number): Lage => ({ ort: 'OBEN', x, y });

// Clockwise from the own edge: the next seat is the left neighbour.
const lagen: Readonly<Record<number, readonly Lage[]>> = {
  3: [unten, oben(-0.8, -0.75), oben(0.8, -0.75)],
  4: [unten, links(0), oben(0, -1), rechts(0)],
  5: [unten, links(0.2), oben(-0.6, -0.95), oben(0.6, -0.95), rechts(0.2)],
  6: [unten, links(0.5), oben(-0.95, -0.85), oben(0, -1), oben(0.95, -0.85), rechts(0.5)],
};

/** The places of 3 to 6 seats; `seat` below sits at the own edge. */
export const sitzlagen = (anzahl: number, unterer: number): readonly Sitzlage[] =>
  (lagen[anzahl] ?? []).map((lage, i) => ({ ...lage, seat: (unterer + i) % anzahl }));
