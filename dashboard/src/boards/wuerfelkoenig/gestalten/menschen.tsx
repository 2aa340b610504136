/** Citizens in a box of 64 x 64: lines are `currentColor`, areas the card's colour `--farbe`, paper and skin. */

const auge = (x: number, y: number) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.900" fill="currentColor" stroke="none" />;

/** Top hat, monocle, turned-up nose. */
export const schnoesel = (
  <>
    <path d="M20 24H44V40C44 50 38 55 32 55C26 55 20 50 20 40Z" fill="var(--haut)" />
    <path d="M22 6H42V22H22Z" fill="var(--farbe)" />
    <path d="M14 22H50V26H14Z" fill="currentColor" />
    <path d="M22 17H42" />
    <circle cx="39" cy="34" r="5" fill="var(--papier)" />
    <path d="M44 36C47 42 46 48 45 54" />
    {auge(26, 34)}
    {auge(39, 34)}
    <path d="M32 34L34.500 40H31M28 47C31 45.500 35 46 37 48M23 30L29 29" />
    <path d="M24 60L32 56L40 60M32 56L27 53V60ZM32 56L37 53V60Z" fill="var(--farbe)" />
  </>
);

/** Long ears, diadem, eyes closed in pride. */
export const elfe = (
  <>
    <path d="M18 30C10 24 6 18 4 12C12 14 18 18 21 24M46 30C54 24 58 18 60 12C52 14 46 18 43 24" fill="var(--haut)" />
    <path d="M16 30C14 12 22 6 32 6C42 6 50 12 48 30C50 42 50 52 52 60H12C14 52 14 42 16 30Z" fill="var(--farbe)" />
    <path d="M20 26C22 20 28 18 32 18C36 18 42 20 44 26V38C44 48 38 53 32 53C26 53 20 48 20 38Z" fill="var(--haut)" />
    <path d="M20 25C26 21 38 21 44 25" />
    <path d="M32 14L35 19L32 24L29 19Z" fill="var(--papier)" />
    <path d="M24 34C26 36 28 36 30 34M34 34C36 36 38 36 40 34M32 35V41M29 46C31 45 33 45 35 46M24 30L29 29M40 30L35 29" />
  </>
);

/** Helmet and a beard that fills the card. */
export const zwerg = (
  <>
    <path d="M17 34H47V42H17Z" fill="var(--haut)" />
    <path d="M14 30C14 14 22 6 32 6C42 6 50 14 50 30Z" fill="var(--farbe)" />
    <path d="M12 28H52V33H12Z" fill="currentColor" />
    <path d="M32 6V28" />
    <path d="M12 36C10 52 20 60 32 61C44 60 54 52 52 36C46 44 40 40 32 43C24 40 18 44 12 36Z" fill="var(--papier)" />
    {auge(25, 37)}
    {auge(39, 37)}
    <path d="M32 35C36 36 36 42 32 43C28 42 28 36 32 35Z" fill="var(--haut)" />
    <path d="M26 50C30 48 34 48 38 50M22 51L24 56M32 53V58M42 51L40 56" />
  </>
);

/** Goggles, hair on end, a wide grin. */
export const gnom = (
  <>
    <path d="M14 24L8 10L20 16L22 4L32 14L42 4L44 16L56 10L50 24Z" fill="var(--farbe)" />
    <path d="M14 28C14 20 22 16 32 16C42 16 50 20 50 28V38C50 50 42 57 32 57C22 57 14 50 14 38Z" fill="var(--haut)" />
    <path d="M12 29H52" strokeWidth="4" />
    <circle cx="23" cy="30" r="8" fill="var(--papier)" />
    <circle cx="41" cy="30" r="8" fill="var(--papier)" />
    {auge(25, 32)}
    {auge(39, 28)}
    <path d="M32 36C36 38 36 42 32 43C29 43 28 41 29 39" />
    <path d="M21 45C27 54 37 54 43 45Z" fill="var(--papier)" />
    <path d="M28 49.500V46M36 49.500V46" />
  </>
);

/** Pointed hat with stars, a face that has seen its first spell. */
export const lehrling = (
  <>
    <path d="M20 32H44V42C44 51 38 56 32 56C26 56 20 51 20 42Z" fill="var(--haut)" />
    <path d="M10 31C18 27 46 27 54 31C54 35 46 36 32 36C18 36 10 35 10 31Z" fill="var(--farbe)" />
    <path d="M18 30C24 20 26 12 38 3C36 10 43 20 46 30Z" fill="var(--farbe)" />
    <path d="M32 14V20M29 17H35M37 23V27M35 25H39" />
    {auge(26, 42)}
    {auge(38, 42)}
    <path d="M29 49C31 51 33 51 35 49M31 43L33 46" />
    <path d="M50 60L57 42M57 42L54 40M57 42L60 40M57 42V37" />
  </>
);

/** Spiral eyes under a turban. */
export const hypnotiseur = (
  <>
    <path d="M18 26H46V40C46 51 40 57 32 57C24 57 18 51 18 40Z" fill="var(--haut)" />
    <path d="M14 26C12 12 22 6 32 6C42 6 52 12 50 26C40 20 24 20 14 26Z" fill="var(--farbe)" />
    <path d="M18 16C26 14 38 20 48 26M32 6C30 12 32 16 36 20" />
    <path d="M25 34A1.500 1.500 0 1 1 23 36A4 4 0 1 1 29.500 36.500A6.500 6.500 0 0 1 18 38" />
    <path d="M39 34A1.500 1.500 0 1 0 41 36A4 4 0 1 0 34.500 36.500A6.500 6.500 0 0 0 46 38" />
    <path d="M26 50C29 47 31 48 32 50C33 48 35 47 38 50M28 50C30 53 34 53 36 50" fill="currentColor" />
  </>
);
