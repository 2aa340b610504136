import styles from './presence-dot.module.css';

/** Whether somebody is there: a dot, filled or hollow, with the word for those who do not see it. Nothing while nobody has said. */
export function PresenceDot({ there, word }: { readonly there: boolean | null; readonly word: string }) {
  if (there === null) return null;
  return (
    <span className={styles.dot} data-there={there}>
      <span className="tj-unseen">{word}</span>
    </span>
  );
}
