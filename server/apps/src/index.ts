export * from './archive-command.js';
export * from './menu.js';
export * from './one-collector.js';
export * from './run-until-told.js';
export * from './start-server.js';
export * from './start-worker.js';
export * from './verify-command.js';
