'use client';

import { Switch } from '@mantine/core';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { GameId } from '@/generated/graphql';
import styles from './detail.module.css';
import { useDiffWords } from './use-diff-words';
import { type Change, growth, onlyChanged, viewDiff } from './view-diff';

const signs: Record<Change['kind'], string> = { added: '+', removed: '−', changed: '±', same: '=' };

/** What an event changed on the board: only the changed paths, or all of them. */
export function StateDiff({
  game,
  before,
  after,
  names,
}: {
  readonly game: GameId;
  readonly before: object | null;
  readonly after: object | null;
  readonly names: readonly string[];
}) {
  const texts = useTranslations('office.diff');
  const format = useFormatter();
  const words = useDiffWords(game, names);
  const [all, setAll] = useState(false);
  const changes = useMemo(() => viewDiff(before, after), [before, after]);
  const shown = all ? changes : onlyChanged(changes);
  return (
    <section className={styles.part} aria-labelledby="diff">
      <div className={styles.partHead}>
        <h3 id="diff">{texts('title')}</h3>
        <Switch size="sm" label={texts('all')} checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
      </div>
      {shown.length === 0 ? <p className={styles.quiet}>{texts('nothing')}</p> : null}
      <ul className={styles.changes}>
        {shown.map((change) => {
          const grown = words.isAmount(change.path) ? growth(change) : null;
          return (
            <li key={change.path.join('.')} data-kind={change.kind} title={change.path.join('.')}>
              <span className={styles.sign} aria-hidden="true">
                {signs[change.kind]}
              </span>
              <span className={styles.path}>
                <span className="tj-unseen">{texts(`kind.${change.kind}`)} </span>
                {words.label(change.path)}
              </span>
              <span className={styles.values}>
                {change.kind === 'same' || change.kind === 'added' ? null : (
                  <>
                    <del>{words.value(change.path, change.before)}</del> <span aria-hidden="true">→ </span>
                  </>
                )}
                {change.kind === 'removed' ? null : <ins>{words.value(change.path, change.after)}</ins>}
                {grown === null ? null : (
                  <span className={styles.growth} data-up={grown > 0}>
                    {format.number(grown, { signDisplay: 'always' })}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
