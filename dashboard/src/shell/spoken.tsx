import type { ReactNode } from 'react';
import { Gesicht, type Stammgast } from '@/art/gesicht';
import styles from './spoken.module.css';

/** What a regular says: the face, and a bubble beside it. */
export function Spoken({ by, children }: { readonly by: Stammgast; readonly children: ReactNode }) {
  return (
    <div className={styles.spoken}>
      <Gesicht homie={by} groesse={44} />
      <div className={styles.bubble}>{children}</div>
    </div>
  );
}
