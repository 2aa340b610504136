// Prints the book of openings anew from the solver: about a minute. It runs what is built, so build first.
import { buchseiten } from './dist/loesung/buchseite.js';
import { ALLE_HAENDE, gegenhand } from './dist/loesung/eroeffnung.js';

const HANDS_PER_LINE = 8;

function book(ziel) {
  const pages = new Map();
  for (const hand of ALLE_HAENDE) {
    if (pages.has(hand.join(''))) continue;
    const [own, other] = buchseiten(ziel, hand);
    pages.set(gegenhand(hand).join(''), other);
    pages.set(hand.join(''), own);
  }
  const all = ALLE_HAENDE.map((hand) => pages.get(hand.join('')));
  const lines = [];
  for (let i = 0; i < all.length; i += HANDS_PER_LINE) lines.push(`  '${all.slice(i, i + HANDS_PER_LINE).join('')}',`);
  return `export const BUCH_${ziel} = [\n${lines.join('\n')}\n].join('');\n`;
}

const head = `// Written by write-book.mjs from the solver; how to read it stands in eroeffnung.ts.

/** First cards when four coins win: sixteen signs for each hand. */
`;
console.log(`${head}${book(4)}\n/** First cards when three coins win. */\n${book(3).trimEnd()}`);
