export * from './card.js';
export * from './card-set.js';
export * from './deal.js';
export * from './deck.js';
