/** Schorsch, always one more round: flat cap, round cheeks, foam on the lip, glass raised. */
export const schorsch = (
  <>
    <path d="M6 98C10 80 28 74 48 74C68 74 86 80 90 98Z" fill="var(--papier)" stroke="var(--druck)" />
    <path d="M28 79L32 98M68 79L64 98" stroke="var(--akzent)" strokeWidth="6" />
    <path d="M28 68C34 82 62 82 68 68Z" fill="var(--haut)" stroke="var(--druck)" />
    <path d="M22 42C22 28 74 28 74 42C78 58 70 75 48 75C26 75 18 58 22 42Z" fill="var(--haut)" stroke="var(--druck)" />
    <path d="M22 46C16 44 16 56 22 57M74 46C80 44 80 56 74 57" fill="var(--haut)" stroke="var(--druck)" />
    <circle cx="31" cy="58" r="6.5" fill="var(--tj-lose)" opacity="0.7" />
    <circle cx="65" cy="58" r="6.5" fill="var(--tj-lose)" opacity="0.7" />
    <path d="M16 38C14 20 32 10 52 12C72 14 82 24 80 34C84 36 84 40 80 41C60 34 36 36 16 38Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M16 38C36 33 62 32 82 40C76 46 66 42 48 41C34 41 24 43 16 38Z" fill="var(--druck)" />
    <path d="M50 12C42 18 38 26 38 34M50 12C58 17 63 24 64 33" stroke="var(--druck)" strokeWidth="1.2" />
    <path d="M33 51C35 47 41 47 43 51M53 51C55 47 61 47 63 51" stroke="var(--druck)" strokeWidth="2.6" />
    <path d="M48 50C43 55 43 60 48 60C53 60 53 55 50 52" fill="var(--tj-lose)" stroke="var(--druck)" />
    <path d="M34 62C40 74 56 74 62 62C54 65 42 65 34 62Z" fill="var(--druck)" />
    <path d="M36 63C41 60 45 63 48 62C51 63 55 60 60 63C54 67 42 67 36 63Z" fill="var(--papier)" stroke="var(--druck)" strokeWidth="1" />
    <path d="M72 74H88V96H72Z" fill="var(--tj-lamp)" stroke="var(--druck)" />
    <path d="M70 76C68 70 74 67 77 69C79 65 86 66 86 69C91 69 92 75 89 77Z" fill="var(--papier)" stroke="var(--druck)" />
    <path d="M72 80H66V91H72" stroke="var(--druck)" strokeWidth="2.4" />
  </>
);
