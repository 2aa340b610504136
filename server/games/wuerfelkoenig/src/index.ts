export type { Bedingung } from './bedingung.js';
export { ENDE, type Ende, type Event } from './ereignis.js';
export { type Art, BUERGER, type Buerger } from './karten.js';
export { wuerfelkoenig } from './module.js';
export { type Farbe, ORTE, type Ort } from './orte.js';
export type { Move, Options, Prompt, Schritt, WuerfelkoenigState } from './partie.js';
export { scripts } from './scripts/index.js';
export type { BuergerkarteView, PlatzView, SpielerView, StapelkarteView, View } from './view.js';
export type { Wuerfelfarbe } from './wuerfel.js';
