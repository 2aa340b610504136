import type { DiffWords } from '../game-board';
import { kartenname } from './faehigkeiten';

const bekannt = new Set(
  (
    'partie runde ziel vertagt verstaerkt spaeher muenzen karten hand gelegt liegt verlauf raenge werte aufgehoben sieger regel ' +
    'chancen rang gewinnt verliert durchFalle'
  ).split(' '),
);
const karten = new Set(['hand', 'liegt', 'raenge', 'rang']);

/** How differences between two views are called. */
export const woerter: DiffWords = {
  seatKeys: new Set(['verstaerkt', 'spaeher', 'sieger']),
  placeKeys: new Set(['seat', 'partie', 'runde', ...karten]),
  label: (key, texts) => (bekannt.has(key) ? texts(`woerter.${key}`) : undefined),
  member: (group, member, texts) => {
    if (group === 'verlauf') return texts('woerter.mitRunde', { runde: Number(member) });
    return group === 'chancen' ? texts('woerter.chance', { karte: kartenname(Number(member), texts) }) : undefined;
  },
  value: (key, value, texts) => {
    if (key === 'regel') return texts(`regel.${value}`);
    return karten.has(key) ? kartenname(Number(value), texts) : undefined;
  },
};
