export { seededSource } from '../seeded-source.js';
