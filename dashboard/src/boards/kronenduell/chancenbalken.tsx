import styles from './chancenbalken.module.css';
import type { Chance } from './typen';

/** Against how many cards one wins, is adjourned and loses: three numbers in this order, and the same as a bar. Decoration: said in words below. */
export function Chancenbalken({ chance: { gewinnt, vertagt, verliert } }: { chance: Chance }) {
  return (
    <span className={styles.chance} aria-hidden="true">
      <span className={styles.balken}>
        {gewinnt > 0 && <span data-art="gewinnt" style={{ flexGrow: gewinnt }} />}
        {vertagt > 0 && <span data-art="vertagt" style={{ flexGrow: vertagt }} />}
        {verliert > 0 && <span data-art="verliert" style={{ flexGrow: verliert }} />}
      </span>
      <span className={styles.zahlen}>
        <span data-art="gewinnt">{gewinnt}</span>·<span data-art="vertagt">{vertagt}</span>·<span data-art="verliert">{verliert}</span>
      </span>
    </span>
  );
}
