export * from './claim.js';
export * from './hidden-hands.js';
export * from './policies.js';
export * from './rules.js';
export * from './sampling.js';
export * from './table.js';
export * from './voids.js';
