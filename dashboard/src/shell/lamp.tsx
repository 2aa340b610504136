/** The lamp over the bar: the sign of the house. Size in px; decoration. */
export function Lamp({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <path d="M32 2v12" stroke="var(--tj-muted)" strokeWidth="3" strokeLinecap="round" />
      <path d="M10 36c0-13 10-22 22-22s22 9 22 22z" fill="var(--tj-lamp)" />
      <path d="M25 36a7 7 0 0 0 14 0z" fill="var(--tj-ink)" />
      <path d="M13 42L5 60h54l-8-18z" fill="var(--tj-lamp)" opacity="0.25" />
    </svg>
  );
}
