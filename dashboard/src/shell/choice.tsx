'use client';

import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import styles from './choice.module.css';

/** One of a few, all visible at once, with a sentence about the chosen one. */
export function Choice<Value extends string>(props: {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly choose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <span className={styles.label} id={id}>
        {props.label}
      </span>
      <SegmentedControl
        fullWidth
        size="md"
        aria-labelledby={id}
        data-many={props.options.length > 4}
        classNames={{ root: styles.track ?? '', control: styles.one ?? '', label: styles.option ?? '', indicator: styles.chosen ?? '' }}
        value={props.value}
        data={props.options.map((option) => ({ ...option }))}
        onChange={props.choose}
      />
      {props.hint ? <span className={styles.hint}>{props.hint}</span> : null}
    </div>
  );
}
