export * from './given.js';
export * from './inherits.js';
export * from './laws.js';
export * from './playout.js';
export * from './scripted-draws.js';
export * from './secret-choice.js';
export * from './seeded-source.js';
