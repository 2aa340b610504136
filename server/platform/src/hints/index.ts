export { createHints, type HintsOptions } from './create-hints.js';
export { type Hint, RESYNC } from './hint.js';
export { HintBus, type HintListener } from './hint-bus.js';
