/** Things that are no move of any game, as a forged client might send them. */
export const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  0,
  '',
  'constructor',
  [],
  {},
  { type: '' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'hasOwnProperty' },
  { type: 7 },
  { type: null },
  { type: ['wuerfeln'] },
  { type: 'no such move' },
  Object.create(null),
];

/** Values with which every field of a move is replaced in turn. */
const FORGED: readonly unknown[] = [null, undefined, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', {}, [1], true];

/** Variants of a real move with one field forged, one missing, or one too many. */
export function forgeries(move: object): readonly unknown[] {
  const keys = Object.keys(move);
  return [
    { ...move, besides: 1 },
    ...keys.map((gone) => Object.fromEntries(Object.entries(move).filter(([key]) => key !== gone))),
    ...keys.flatMap((key) => FORGED.map((value) => ({ ...move, [key]: value }))),
  ];
}

/** Seats that are not at a table of this size. */
export const strangers = (count: number): readonly unknown[] => [-1, count, 0.5, Number.NaN, '0', null, undefined];
