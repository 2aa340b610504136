export * from './config.js';
export * from './why-not-open.js';
