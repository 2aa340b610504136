/** The king's crown; size in px. Decoration: the words stand beside it. */
export function Krone({ groesse }: { groesse: number }) {
  return (
    <svg viewBox="0 0 64 48" width={groesse} height={groesse * 0.75} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <path
        d="M8 40L4 14L20 25L32 6L44 25L60 14L56 40Z"
        fill="var(--tj-lamp)"
        stroke="color-mix(in srgb, var(--tj-lamp) 60%, var(--tj-bg))"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <rect x="8" y="37" width="48" height="7" rx="2" fill="color-mix(in srgb, var(--tj-lamp) 70%, var(--tj-bg))" />
      {[4, 32, 60].map((x) => (
        <circle key={x} cx={x} cy={x === 32 ? 5 : 13} r="4" fill="var(--tj-lamp)" />
      ))}
      <path d="M32 17L37 25L32 33L27 25Z" fill="var(--tj-lose)" />
      <circle cx="17" cy="31" r="3" fill="var(--tj-hafen)" />
      <circle cx="47" cy="31" r="3" fill="var(--tj-uni)" />
    </svg>
  );
}
