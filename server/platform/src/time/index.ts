export { isoText } from './iso-text.js';
