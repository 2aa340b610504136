/** Uschi, landlady emerita: towering hair, winged glasses on a chain, pearls. */
export const uschi = (
  <>
    <path d="M14 98C16 80 32 76 48 76C64 76 80 80 82 98Z" fill="var(--akzent)" stroke="var(--druck)" />
    <path d="M40 66H56V80C51 86 45 86 40 80Z" fill="var(--haut)" />
    <path
      d="M22 44C14 40 18 26 26 24C22 10 36 2 48 4C60 2 74 10 70 24C78 26 82 40 74 44C76 54 70 60 68 58H28C26 60 20 54 22 44Z"
      fill="var(--papier)"
      stroke="var(--druck)"
    />
    <path d="M34 20C36 12 44 9 50 10M42 22C46 15 56 14 61 19M28 32C32 26 40 24 46 26" stroke="var(--druck)" strokeWidth="1.4" />
    <path d="M30 44C30 30 66 30 66 44V56C66 68 58 75 48 75C38 75 30 68 30 56Z" fill="var(--haut)" stroke="var(--druck)" />
    <path d="M29 44C32 32 42 30 52 34C58 36 64 36 67 44C66 26 30 26 29 44Z" fill="var(--papier)" stroke="var(--druck)" strokeWidth="1.4" />
    <path
      d="M28 45L45 48C45 58 33 58 32 50ZM68 45L51 48C51 58 63 58 64 50ZM45 50H51"
      fill="color-mix(in srgb, var(--papier) 45%, transparent)"
      stroke="var(--akzent)"
      strokeWidth="2.6"
    />
    <circle cx="39" cy="51" r="2.3" fill="var(--druck)" />
    <circle cx="57" cy="51" r="2.3" fill="var(--druck)" />
    <path d="M28 47C24 58 26 68 32 76M68 47C72 58 70 68 64 76" stroke="var(--akzent)" strokeWidth="1.4" strokeDasharray="2 2" />
    <path d="M48 54C47 58 46 60 49 60" stroke="var(--druck)" />
    <path d="M41 66C44 63 46 64 48 65C50 64 52 63 55 66C52 70 44 70 41 66Z" fill="var(--tj-lose)" stroke="var(--druck)" strokeWidth="1.2" />
    {[34, 39.5, 45, 51, 56.5, 62].map((x, i) => (
      <circle key={x} cx={x} cy={[80, 83.5, 85.5, 85.5, 83.5, 80][i]} r="2.8" fill="var(--papier)" stroke="var(--druck)" strokeWidth="1" />
    ))}
  </>
);
