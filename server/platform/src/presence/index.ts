export * from './presence.js';
export * from './waits.js';
