/** Hinnerk, retired pilot of the harbour: peaked cap with anchor, white beard, pipe. */
export const hinnerk = (
  <>
    <path d="M10 98C14 82 30 76 48 76C66 76 82 82 86 98Z" fill="var(--druck)" />
    <path d="M26 36H70V58C70 72 60 78 48 78C36 78 26 72 26 58Z" fill="var(--haut)" stroke="var(--druck)" />
    <path
      d="M24 44C22 62 20 72 28 80C34 90 42 92 48 92C54 92 62 90 68 80C76 72 74 62 72 44C70 54 66 58 60 58C54 56 52 59 48 59C44 59 42 56 36 58C30 58 26 54 24 44Z"
      fill="var(--papier)"
      stroke="var(--druck)"
    />
    <path d="M32 68C34 76 36 80 40 84M64 68C62 76 60 80 56 84M48 76V86" stroke="var(--druck-leise)" strokeWidth="1.4" />
    <path d="M48 60C42 56 36 60 33 65C40 67 45 66 48 63C51 66 56 67 63 65C60 60 54 56 48 60Z" fill="var(--papier)" stroke="var(--druck)" />
    <path d="M44 69C47 71 50 71 53 69" stroke="var(--druck)" />
    <path d="M18 30C14 14 34 6 48 6C62 6 82 14 78 30C60 24 36 24 18 30Z" fill="var(--papier)" stroke="var(--druck)" />
    <path d="M22 28C38 23 58 23 74 28V36C58 31 38 31 22 36Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M22 36C38 30 58 30 74 36C70 42 60 40 48 40C36 40 26 42 22 36Z" fill="var(--druck)" />
    <g transform="translate(48 17) scale(0.62)" stroke="var(--druck)" strokeWidth="2.6" fill="none">
      <path d="M0 -6V8M-4 -2H4M-7 2C-7 7 -3 8 0 8C3 8 7 7 7 2" />
      <circle cy="-8" r="2" />
    </g>
    <path d="M33 46C36 43 40 43 43 45M53 45C56 43 60 43 63 46" stroke="var(--papier)" strokeWidth="4" />
    <circle cx="39" cy="50" r="2.3" fill="var(--druck)" />
    <circle cx="57" cy="50" r="2.3" fill="var(--druck)" />
    <path d="M33 53L30 55M63 53L66 55" stroke="var(--druck)" strokeWidth="1.2" />
    <path d="M48 49C45 54 45 57 48 57C51 57 51 54 50 52" fill="var(--haut)" stroke="var(--druck)" />
    <path d="M54 70L70 74V66H80V78C80 82 70 82 68 78" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M75 60C71 55 79 52 75 46" stroke="var(--papier)" strokeWidth="1.8" />
  </>
);
