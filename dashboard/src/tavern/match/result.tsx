'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Stammgast } from '@/art/gesicht';
import { Krone } from '@/art/krone';
import { boardOf } from '@/boards';
import type { LiveMatch } from '@/live/use-match';
import { AfterPractice } from '../practice/after-practice';
import { SeatFace } from '../seat-face';
import { finalStanding, type StandingLine } from './final-standing';
import { NextMatch } from './next-match';
import styles from './result.module.css';
import type { Company } from './use-company';

interface Props {
  readonly live: LiveMatch;
  readonly names: readonly string[];
  readonly homies: readonly (Stammgast | null)[];
  readonly company: Company;
}

function useHeadline(game: string, standing: readonly StandingLine[], names: readonly string[], mySeat: number | null): string {
  const texts = useTranslations(`match.result.${game}`);
  const winners = standing.filter((line) => line.winner);
  const mine = winners.some((line) => line.seat === mySeat);
  if (mine) return texts(winners.length > 1 ? 'youShare' : 'youWin');
  const crowned = winners.map((line) => names[line.seat] ?? '');
  return crowned.length > 1 ? texts('share', { names: crowned.join(', ') }) : texts('wins', { name: crowned[0] ?? '' });
}

function Ranking({ live, names, homies, standing }: Omit<Props, 'company'> & { readonly standing: readonly StandingLine[] }) {
  const texts = useTranslations('match.result');
  const counted = useTranslations(`match.result.${boardOf(live.match.game).game}`);
  const regulars = useTranslations('regulars');
  return (
    <table className={styles.ranking}>
      <caption className="tj-unseen">{texts('ranking')}</caption>
      <thead>
        <tr>
          <th scope="col">{texts('place')}</th>
          <th scope="col">{texts('player')}</th>
          <th scope="col" className={styles.number}>
            {counted('score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {standing.map((line) => {
          const homie = homies[line.seat];
          return (
            <tr key={line.seat}>
              <td className="tj-number">{line.place}.</td>
              <td>
                <span className={styles.who}>
                  <SeatFace seat={line.seat} occupant={live.match.seats[line.seat]?.occupant ?? null} size={40} />
                  <span>
                    {names[line.seat]}
                    {homie ? (
                      <span className={styles.says} data-winner={line.winner}>
                        {texts('says', { words: regulars(`${homie}.${line.winner ? 'gewinnt' : 'verliert'}`) })}
                      </span>
                    ) : null}
                  </span>
                </span>
              </td>
              <td className={styles.number}>{counted('amount', { amount: line.score })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Who wears the crown, how everybody ended, and what now. */
export function Result({ live, names, homies, company, children }: Props & { readonly children?: ReactNode }) {
  const texts = useTranslations('match.result');
  const standing = finalStanding(live);
  const headline = useHeadline(boardOf(live.match.game).game, standing, names, live.match.mySeat);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { seed, seedHash, practice, game } = live.match;
  return (
    <section className={styles.result} aria-labelledby="result" data-testid="result">
      <div className={styles.crown}>
        <Krone groesse={88} />
        <p>{texts('title')}</p>
        <h2 id="result" ref={heading} tabIndex={-1}>
          {headline}
        </h2>
      </div>
      <Ranking live={live} names={names} homies={homies} standing={standing} />
      {practice === null ? (
        <NextMatch match={live.match} company={company}>
          {children}
        </NextMatch>
      ) : (
        <div className={styles.actions}>
          <AfterPractice game={game} />
        </div>
      )}
      {seed ? (
        <details className={styles.fair}>
          <summary>{texts('fair')}</summary>
          <p>{texts('fairText')}</p>
          <p>
            {texts('hash')}: <code>{seedHash}</code>
          </p>
          <p>
            {texts('seed')}: <code>{seed}</code>
          </p>
        </details>
      ) : null}
    </section>
  );
}
