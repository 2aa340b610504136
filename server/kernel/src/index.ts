export * from './draws.js';
export * from './game-module.js';
