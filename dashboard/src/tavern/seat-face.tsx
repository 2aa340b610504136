import { Gesicht } from '@/art/gesicht';
import { Sitzzeichen, sitzfarbe } from '@/art/sitz';
import type { OccupantPartsFragment } from '@/generated/graphql';

/** A seat as a picture: the regular's face, or the seat's sign for people and free seats. Size in px; decoration. */
export function SeatFace(props: { readonly seat: number; readonly occupant: OccupantPartsFragment | null; readonly size: number }) {
  const { seat, occupant, size } = props;
  if (occupant?.__typename === 'Homie') return <Gesicht homie={occupant.homieName} groesse={size} />;
  return (
    <svg viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <circle
        r="23"
        fill={`color-mix(in srgb, ${sitzfarbe(seat)} 18%, var(--tj-surface))`}
        stroke={sitzfarbe(seat)}
        strokeWidth="1.5"
        strokeDasharray={occupant ? undefined : '4 4'}
      />
      <g transform="scale(1.25)" fill={sitzfarbe(seat)} opacity={occupant ? 1 : 0.5}>
        <Sitzzeichen seat={seat} />
      </g>
    </svg>
  );
}
