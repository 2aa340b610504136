'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { CopyValue } from '../show/copy-value';
import { shortId } from '../show/duration';
import { Moment } from '../show/moment';
import styles from './detail.module.css';
import { prettyJson } from './pretty-json';
import type { Step, StepRecord } from './step';

function Line({ word, children }: { readonly word: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the store holds of an event: its envelope, its data, and the very text that was hashed. */
export function EventRecord({ record, frame }: { readonly record: StepRecord; readonly frame: Step['frame'] }) {
  const texts = useTranslations('office.record');
  const format = useFormatter();
  const [domain, ...name] = record.type.split('.');
  return (
    <>
      <section className={styles.part} aria-label={texts('title')}>
        <dl className={styles.record}>
          <Line word={texts('type')}>
            <code>
              {domain}.
              <wbr />
              {name.join('.')}
            </code>{' '}
            <span className={styles.quiet}>{texts('schema', { version: record.schemaVersion })}</span>
          </Line>
          <Line word={texts('at')}>
            <Moment at={frame.at} exact />
          </Line>
          <Line word={texts('position')}>{format.number(BigInt(record.position))}</Line>
          <Line word={texts('prompt')}>{record.promptId ? <code>{record.promptId}</code> : '–'}</Line>
          <Line word={texts('draws')}>{record.draws === null ? '–' : format.number(record.draws)}</Line>
          <Line word={texts('command')}>
            <CopyValue value={record.commandId} shown={shortId(record.commandId)} what={texts('command')} />
          </Line>
          <Line word={texts('cause')}>
            {frame.cause === record.commandId ? (
              <span className={styles.quiet}>{texts('sameAsCommand')}</span>
            ) : (
              <CopyValue value={frame.cause} shown={shortId(frame.cause)} what={texts('cause')} />
            )}
          </Line>
          <Line word={texts('correlation')}>
            <CopyValue value={record.correlation} shown={shortId(record.correlation)} what={texts('correlation')} />
          </Line>
          <Line word={texts('hash')}>
            {record.hash === null ? texts('sealed') : <CopyValue value={record.hash} shown={shortId(record.hash)} what={texts('hash')} />}
          </Line>
        </dl>
      </section>
      <section className={styles.part} aria-labelledby="data">
        <h3 id="data">{texts('data')}</h3>
        <pre className={styles.json}>{prettyJson(record.data)}</pre>
        <details className={styles.raw}>
          <summary>{texts('raw')}</summary>
          <CopyValue value={record.data} what={texts('raw')} />
        </details>
      </section>
    </>
  );
}
