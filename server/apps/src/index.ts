export * from './start-server.js';
export * from './start-worker.js';
