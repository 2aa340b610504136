export * from './opaque-id.js';
