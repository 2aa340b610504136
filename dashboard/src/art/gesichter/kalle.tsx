/** Kalle, docker: woollen cap, broad jaw, stubble, striped shirt. */
export const kalle = (
  <>
    <path d="M10 98C12 78 30 72 48 72C66 72 84 78 86 98Z" fill="var(--papier)" />
    <path d="M13 86C30 80 66 80 83 86M11 93C30 87 66 87 85 93M26 79C40 75 56 75 70 79" stroke="var(--akzent)" strokeWidth="4" />
    <path d="M37 64H59V78C53 84 43 84 37 78Z" fill="var(--haut)" />
    <path d="M25 38C25 30 71 30 71 38V56C71 68 62 76 48 76C34 76 25 68 25 56Z" fill="var(--haut)" stroke="var(--druck)" />
    <path
      d="M25 52C24 46 19 47 20 53C20 58 24 60 26 59M71 52C72 46 77 47 76 53C76 58 72 60 70 59"
      fill="var(--haut)"
      stroke="var(--druck)"
    />
    <path d="M26 56C28 70 36 76 48 76C60 76 68 70 70 56C66 62 58 61 48 61C38 61 30 62 26 56Z" fill="var(--druck)" opacity="0.35" />
    <path d="M23 36C21 14 36 8 48 8C60 8 75 14 73 36Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M21 31C38 26 58 26 75 31V40C58 35 38 35 21 40Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M30 30V37M39 28V35M48 27.5V35M57 28V35M66 30V37M40 10V24M56 10V24" stroke="var(--druck)" strokeWidth="1.4" />
    <path d="M32 45L42 44M54 44L64 45" stroke="var(--druck)" strokeWidth="3.4" />
    <circle cx="38" cy="50" r="2.6" fill="var(--druck)" />
    <circle cx="58" cy="50" r="2.6" fill="var(--druck)" />
    <path d="M47 48C45 55 43 58 48 58.5C51 58.5 52 58 52 56" stroke="var(--druck)" />
    <path d="M39 66C45 69 54 68 58 64" stroke="var(--druck)" strokeWidth="2.6" />
  </>
);
