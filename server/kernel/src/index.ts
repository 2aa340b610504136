export * from './canonical-json.js';
export * from './draws.js';
export * from './game-module.js';
export * from './money.js';
