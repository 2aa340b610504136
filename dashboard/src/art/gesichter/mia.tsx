/** Mia plays darts on the side: high ponytail, freckles, hooded jumper, a dart in hand. */
export const mia = (
  <>
    <path d="M58 18C70 4 90 14 84 34C82 46 88 52 82 62C78 52 74 40 70 34Z" fill="var(--tj-altstadt)" stroke="var(--druck)" />
    <path d="M14 98C16 82 32 76 48 76C64 76 80 82 82 98Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M41 66H55V80C51 84 45 84 41 80Z" fill="var(--haut)" />
    <path d="M32 76C34 88 62 88 64 76C70 80 70 92 48 94C26 92 26 80 32 76Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M42 91V98M54 91V98" stroke="var(--papier)" />
    <path d="M28 40C28 20 68 20 68 40V52C68 66 58 75 48 75C38 75 28 66 28 52Z" fill="var(--haut)" stroke="var(--druck)" />
    <path
      d="M26 46C22 22 36 12 50 13C66 13 74 26 70 46C68 38 64 32 58 30C46 36 34 34 30 36C28 39 27 42 26 46Z"
      fill="var(--tj-altstadt)"
      stroke="var(--druck)"
    />
    <path d="M60 17C64 14 70 18 68 24" stroke="var(--akzent)" strokeWidth="5" />
    <path d="M35 44C38 42 41 42 43 43.5M53 43.5C55 42 58 42 61 44" stroke="var(--druck)" />
    <circle cx="39.5" cy="50" r="3" fill="var(--druck)" />
    <circle cx="56.5" cy="50" r="3" fill="var(--druck)" />
    <circle cx="40.5" cy="49" r="0.9" fill="var(--papier)" />
    <circle cx="57.5" cy="49" r="0.9" fill="var(--papier)" />
    {[34, 37.5, 41, 55, 58.5, 62].map((x, i) => (
      <circle key={x} cx={x} cy={i % 2 === 0 ? 57 : 59} r="1" fill="var(--tj-altstadt)" />
    ))}
    <path d="M48 53C50 56 49 58 46.5 57.5" stroke="var(--druck)" />
    <path d="M40 63C44 69 52 69 56 63C52 64 44 64 40 63Z" fill="var(--papier)" stroke="var(--druck)" />
    <path d="M6 62L30 56" stroke="var(--druck)" strokeWidth="3.4" />
    <path d="M6 62L0 58L4 64L2 70Z" fill="var(--tj-lose)" stroke="var(--druck)" strokeWidth="1.2" />
    <path d="M13 60L22 58" stroke="var(--papier)" strokeWidth="2" />
  </>
);
