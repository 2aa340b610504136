export * from './guest-limit.js';
export * from './name-news.js';
export * from './player-name.js';
export * from './players.js';
export * from './sessions.js';
export * from './staff.js';
