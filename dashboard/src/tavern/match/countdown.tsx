'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { secondsLeft, spokenMark } from '@/live/server-clock';
import styles from './match.module.css';

const look = 250;
const hurry = 10;

/** Counts down to a deadline by the server's clock. It is silent but for three marks, and then only when the decision is yours. */
export function Countdown(props: { readonly deadline: string | null; readonly offset: number; readonly mine: boolean }) {
  const { deadline, offset, mine } = props;
  const texts = useTranslations('match');
  const [left, setLeft] = useState(() => secondsLeft(deadline, offset, Date.now()));
  const [spoken, setSpoken] = useState<number | null>(null);
  const total = useRef(Math.max(1, left ?? 1));
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsLeft(deadline, offset, Date.now());
      setLeft((before) => {
        const mark = spokenMark(before, now);
        if (mark !== null) setSpoken(mark);
        return now;
      });
    }, look);
    return () => clearInterval(timer);
  }, [deadline, offset]);
  if (left === null) return null;
  total.current = Math.max(total.current, left);
  return (
    <div className={styles.clock} data-hurry={left <= hurry}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ transform: `translateX(${(left / total.current - 1) * 100}%)` }} />
      </div>
      <span className={styles.seconds} role="timer" aria-label={texts('clock')}>
        {texts('seconds', { seconds: left })}
      </span>
      <span className="tj-unseen" aria-live="assertive">
        {mine && spoken !== null ? texts('secondsLeft', { seconds: spoken }) : ''}
      </span>
    </div>
  );
}
