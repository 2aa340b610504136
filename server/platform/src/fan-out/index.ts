export * from './frame-hub.js';
export * from './state-hub.js';
export type { WholeState } from './state-topic.js';
