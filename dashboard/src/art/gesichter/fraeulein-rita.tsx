/** Fräulein Rita never forgets a debt: strict bob, one raised brow, pencil behind the ear, high collar. */
export const fraeuleinRita = (
  <>
    <path d="M18 98C20 84 34 80 48 80C62 80 76 84 78 98Z" fill="var(--druck)" />
    <path d="M41 68H55V84H41Z" fill="var(--haut)" />
    <path d="M36 76L48 88L34 94ZM60 76L48 88L62 94Z" fill="var(--papier)" stroke="var(--druck)" strokeWidth="1.4" />
    <path d="M48 12C26 12 20 28 21 46L18 70C26 74 34 72 36 66H60C62 72 70 74 78 70L75 46C76 28 70 12 48 12Z" fill="var(--druck)" />
    <path d="M31 38H65V54C65 66 57 75 48 77C39 75 31 66 31 54Z" fill="var(--haut)" />
    <path d="M30 42V32C36 24 60 24 66 32V42C60 40 36 40 30 42Z" fill="var(--druck)" />
    <path d="M26 28C32 20 40 18 48 18" stroke="var(--akzent)" strokeWidth="1.6" />
    <path d="M35 48L44 47M52 43C56 40 60 41 62 44" stroke="var(--druck)" strokeWidth="2.2" />
    <path d="M35 53C38 50 42 50 44 53M52 53C54 50 58 50 61 53M35 53L33 51.5M61 53L63 51.5" stroke="var(--druck)" />
    <circle cx="39.5" cy="53.5" r="2.2" fill="var(--druck)" />
    <circle cx="56.5" cy="53.5" r="2.2" fill="var(--druck)" />
    <path d="M48 54L47 61H50" stroke="var(--druck)" strokeWidth="1.6" />
    <path d="M42 68C46 66 50 66 54 67C51 70 45 70.5 42 68Z" fill="var(--tj-lose)" stroke="var(--druck)" strokeWidth="1" />
    <circle cx="58" cy="64" r="1.3" fill="var(--druck)" />
    <path d="M66 54L88 32L91 35L70 58Z" fill="var(--akzent)" stroke="var(--druck)" strokeWidth="1.4" />
    <path d="M88 32L93 29L91 35Z" fill="var(--papier)" stroke="var(--druck)" strokeWidth="1.2" />
    <circle cx="48" cy="90" r="3" fill="var(--akzent)" stroke="var(--druck)" strokeWidth="1.2" />
  </>
);
