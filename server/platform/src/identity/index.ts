export * from './player-name.js';
export * from './players.js';
export * from './sessions.js';
export * from './staff.js';
