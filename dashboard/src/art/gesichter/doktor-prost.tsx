/** Doktor Prost, eternal student: doctoral cap, wild hair, round glasses, pointed beard, scarf. */
export const doktorProst = (
  <>
    <path d="M16 98C18 82 32 78 48 78C64 78 78 82 80 98Z" fill="var(--druck-leise)" stroke="var(--druck)" />
    <path d="M41 66H55V80H41Z" fill="var(--haut)" />
    <path d="M30 78C36 72 60 72 66 78C64 86 54 88 48 88C42 88 32 86 30 78Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M54 86L62 98H50Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M24 54L18 50L24 46L17 40L25 38L22 30H74L71 38L79 40L72 46L78 50L72 54Z" fill="var(--druck)" />
    <path d="M32 34H64V54C64 66 56 74 48 76C40 74 32 66 32 54Z" fill="var(--haut)" stroke="var(--druck)" />
    <path d="M48 4L88 19L48 34L8 19Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M28 27V36C40 30 56 30 68 36V27L48 34Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M48 19L82 23V38" stroke="var(--papier)" />
    <path d="M79 38H85L84 48H80Z" fill="var(--papier)" stroke="var(--druck)" strokeWidth="1" />
    <circle cx="40" cy="48" r="7" fill="color-mix(in srgb, var(--papier) 60%, transparent)" stroke="var(--druck)" />
    <circle cx="56" cy="48" r="7" fill="color-mix(in srgb, var(--papier) 60%, transparent)" stroke="var(--druck)" />
    <path d="M47 48H49M33 47L31 46M63 47L65 46" stroke="var(--druck)" />
    <circle cx="41.5" cy="49" r="2" fill="var(--druck)" />
    <circle cx="57.5" cy="49" r="2" fill="var(--druck)" />
    <path d="M48 51L46 57H49" stroke="var(--druck)" />
    <path d="M40 62C44 60 46 61 48 62C50 61 52 60 56 62C54 64 51 64.5 48 64.5C45 64.5 42 64 40 62Z" fill="var(--druck)" />
    <path d="M43 69H53L48 82Z" fill="var(--druck)" />
  </>
);
