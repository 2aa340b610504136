'use client';

import { useTranslations } from 'next-intl';
import { sitzfarbe } from '@/art/sitz';
import type { Bubble } from './bubbles';
import styles from './gestures.module.css';

/** A gesture as a speech bubble beside the one who made it. Decoration: the words are spoken elsewhere. */
export function SeatBubble({ bubble }: { readonly bubble: Bubble }) {
  const texts = useTranslations('gestures');
  return (
    <span key={bubble.key} className={styles.bubble} data-testid="bubble" aria-hidden="true">
      {texts(bubble.emote)}
    </span>
  );
}

/** The gestures with their names, for where the seats are out of sight, and for those who listen. */
export function Voices(props: { readonly bubbles: readonly Bubble[]; readonly seatOf: (playerId: string) => number }) {
  const texts = useTranslations('gestures');
  const { bubbles, seatOf } = props;
  return (
    <ul className={styles.voices} aria-live="polite" aria-relevant="additions" aria-label={texts('heard')}>
      {bubbles.map(({ key, name, emote, playerId }) => (
        <li key={key} style={{ '--sitz': sitzfarbe(Math.max(0, seatOf(playerId))) }}>
          <strong>{name}:</strong> {texts(emote)}
        </li>
      ))}
    </ul>
  );
}
