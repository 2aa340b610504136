export { type Ecke, type Feld, felder, type Kneipenfeld, kneipenfelder, VIERTEL, type Viertel } from './brett.js';
export type { Event } from './ereignis.js';
export { type Buchung, buchungenOf, type Konto } from './kasse.js';
export { kiezkoenig } from './module.js';
export type { Frage, KiezkoenigState, Move, Options, Prompt } from './partie.js';
export { scripts } from './scripts/index.js';
export { KARTEN, type Karte } from './stapel.js';
export type { KneipeView, SpielerView, View } from './view.js';
