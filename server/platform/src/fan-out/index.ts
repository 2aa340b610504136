export * from './frame-hub.js';
