export * from './layout.js';
export * from './outlook.js';
