export { type Event, RESTGRUENDE, type Restgrund } from './ereignis.js';
export { KONTRAKTE, type Kontrakt } from './kontrakt.js';
export { king } from './module.js';
export { type Options, PRESETS, SPIELFORMEN, type Spielform, TRUMPFWAHLEN, type Trumpfwahl } from './optionen.js';
export { ENTSCHEIDUNGEN, type Entscheidung, type KingState, type Move, type Prompt } from './partie.js';
export { scripts } from './scripts/index.js';
export type { SpielerView, StichView, TarifView, View, VorratView, ZeileView } from './view.js';
