const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** Parts that stand in no harmless name, in German and English; compared without spaces, marks, doubled letters and digits for letters. */
const ANYWHERE = [
  'arschloch',
  'asshole',
  'bastard',
  'childporn',
  'fotze',
  'fuck',
  'gaskammer',
  'heilhitler',
  'hitler',
  'holocaust',
  'hurensohn',
  'kanake',
  'kinderfick',
  'kinderporno',
  'missgeburt',
  'motherfucker',
  'nigga',
  'nigger',
  'neger',
  'paedophil',
  'pedophile',
  'schlampe',
  'schwuchtel',
  'siegheil',
  'slut',
  'vergasen',
  'vergewaltig',
  'whore',
  'wichser',
].map(plainly);

/** Words that are rude alone and harmless within others. */
const ALONE = new Set(
  [
    'anal',
    'bitch',
    'cock',
    'cunt',
    'dick',
    'fag',
    'faggot',
    'ficken',
    'fick',
    'hure',
    'jude',
    'nazi',
    'nutte',
    'penis',
    'porn',
    'porno',
    'pussy',
    'rape',
    'spast',
    'spasti',
    'titten',
    'tranny',
    'zigeuner',
  ].map(plainly),
);

/** Names by which nobody but the house may be known. */
const THE_HOUSE = new Set(
  [
    'admin',
    'administrator',
    'autopilot',
    'haus',
    'house',
    'jack',
    'mod',
    'moderator',
    'server',
    'staff',
    'support',
    'system',
    'tavernjack',
    'wirt',
  ].map(plainly),
);

/** Letters only: as it is read, not as it is written. */
function plainly(text: string): string {
  const letters = text.toLowerCase().normalize('NFKD').replaceAll('ß', 'ss').replaceAll(/\p{M}/gu, '');
  return letters
    .replaceAll(/[0134578]/g, (digit) => DIGITS[digit] ?? digit)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/(.)\1+/gu, '$1');
}

/** Whether a name insults somebody or pretends to be the house. A short list of the worst: what is missed, a host can send away. */
export function isRude(name: string): boolean {
  const whole = plainly(name);
  const words = name.split(/[ ._'’-]+/).map(plainly);
  return THE_HOUSE.has(whole) || ALONE.has(whole) || words.some((word) => ALONE.has(word)) || ANYWHERE.some((part) => whole.includes(part));
}
