/** The fourteen pub cards, in the order of the page. */
export const KARTEN = [
  'LOKALRUNDE',
  'STAMMGAESTE',
  'RAUSSCHMEISSER',
  'GEBURTSTAG',
  'GESUNDHEITSAMT',
  'KNEIPENTOUR',
  'POLIZEIKONTROLLE',
  'LOTTO',
  'SCHERBEN',
  'STEUERPRUEFUNG',
  'TAXI',
  'FASSBIER_SPENDE',
  'INFLUENCER_VIDEO',
  'ROHRBRUCH',
] as const;
export type Karte = (typeof KARTEN)[number];
