export * from './canonical-json.js';
export * from './cards/index.js';
export * from './draws.js';
export * from './game-module.js';
export * from './layout/index.js';
export * from './money.js';
export * from './tricks/index.js';
