/** Citizens that are no humans, and the villain of a penalty, in a box of 64 x 64. */

const auge = (x: number, y: number, r = 1.9) => <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />;

/** Tusks, small ears, and a heart on the cheek: he is a cuddly one. */
export const ork = (
  <>
    <path d="M13 26L4 20L9 34ZM51 26L60 20L55 34Z" fill="var(--farbe)" />
    <path d="M12 30C12 14 20 8 32 8C44 8 52 14 52 30C54 46 46 58 32 58C18 58 10 46 12 30Z" fill="var(--farbe)" />
    <path d="M28 8C29 4 31 3 33 3C33 5 34 6 36 8" />
    {auge(24, 28, 2.4)}
    {auge(40, 28, 2.4)}
    <path d="M19 22L28 24M45 22L36 24M29 35C31 37 33 37 35 35" />
    <path d="M20 43C26 48 38 48 44 43" />
    <path d="M23 45L24 37L29 46.500ZM41 45L40 37L35 46.500Z" fill="var(--papier)" />
    <path d="M15 37C13 34 17 32 18 35C19 32 23 34 21 37L18 40Z" fill="var(--papier)" />
  </>
);

/** A mushroom cap for a hat. */
export const kobold = (
  <>
    <path d="M21 34H43V46C43 54 38 58 32 58C26 58 21 54 21 46Z" fill="var(--haut)" />
    <path d="M6 36C6 18 18 6 32 6C46 6 58 18 58 36C48 40 40 34 32 36C24 34 16 40 6 36Z" fill="var(--farbe)" />
    <circle cx="22" cy="20" r="4.500" fill="var(--papier)" />
    <circle cx="40" cy="16" r="3.500" fill="var(--papier)" />
    <circle cx="46" cy="28" r="4" fill="var(--papier)" />
    <circle cx="13" cy="30" r="2.500" fill="var(--papier)" />
    <circle cx="31" cy="28" r="2.500" fill="var(--papier)" />
    {auge(27, 43)}
    {auge(38, 43)}
    <path d="M32 44V48M26 51C29 55 35 55 39 50L36 52" />
  </>
);

/** Wings, a bun, a wand. */
export const fee = (
  <>
    <path d="M24 40C10 44 2 36 4 22C14 20 24 26 26 36M40 40C54 44 62 36 60 22C50 20 40 26 38 36" fill="var(--papier)" />
    <path d="M22 60C22 48 26 44 32 44C38 44 42 48 42 60Z" fill="var(--farbe)" />
    <path d="M21 26C21 16 26 12 32 12C38 12 43 16 43 26C43 38 38 45 32 45C26 45 21 38 21 26Z" fill="var(--haut)" />
    <path d="M20 27C19 14 26 11 32 11C38 11 45 14 44 27C40 24 38 20 36 17C32 22 26 25 20 27Z" fill="var(--farbe)" />
    <circle cx="32" cy="7" r="4" fill="var(--farbe)" />
    {auge(27, 30)}
    {auge(37, 30)}
    <path d="M29 37C31 39 33 39 35 37" />
    <path d="M44 58L54 48M54 43L55.500 46.500L59 48L55.500 49.500L54 53L52.500 49.500L49 48L52.500 46.500Z" fill="var(--farbe)" />
  </>
);

/** Head of a dragon with horns and smoke. */
export const drache = (
  <>
    <path d="M40 20L50 4L50 22M30 18L34 4L42 18" fill="var(--papier)" />
    <path d="M60 60C60 40 58 20 42 18C30 16 24 22 18 30L6 36C3 40 5 46 10 47L30 46C34 50 32 56 30 60Z" fill="var(--farbe)" />
    <path d="M8 47C14 52 24 53 32 50" fill="var(--papier)" />
    <path d="M16 47L18 43L21 47M25 46.500L27 42.500L30 46" fill="var(--papier)" />
    <path d="M30 30C34 26 38 27 40 31C36 33 33 33 30 30Z" fill="var(--papier)" />
    {auge(35.5, 30.2, 1.7)}
    {auge(11, 39, 1.4)}
    <path d="M3 34C-1 30 4 27 2 22M10 31C7 28 11 26 10 22M48 30L54 34M50 38L57 41M50 46L58 48" />
  </>
);

/** Mask, stubble and a bag: the villain of a penalty. */
export const schurke = (
  <>
    <path d="M18 24H46V40C46 52 40 58 32 58C24 58 18 52 18 40Z" fill="var(--haut)" />
    <path d="M14 24C16 10 24 7 32 7C40 7 48 10 50 24Z" fill="var(--farbe)" />
    <path d="M10 24H54" strokeWidth="4" />
    <path d="M16 28H48V36C44 40 36 39 32 35C28 39 20 40 16 36Z" fill="currentColor" />
    <circle cx="25" cy="33" r="2.600" fill="var(--papier)" stroke="none" />
    <circle cx="39" cy="33" r="2.600" fill="var(--papier)" stroke="none" />
    <path d="M26 49C30 45 36 46 39 48M23 45V46M27 53V54M37 53V54M41 45V46M32 54V55" />
  </>
);
