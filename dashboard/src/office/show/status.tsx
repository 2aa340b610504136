import { useTranslations } from 'next-intl';
import type { MatchStatus } from '@/generated/graphql';
import { FinishedSign, FrozenSign, RunningSign } from './office-signs';
import styles from './show.module.css';

const signs: Record<MatchStatus, React.ReactNode> = {
  RUNNING: <RunningSign />,
  FINISHED: <FinishedSign />,
  FROZEN: <FrozenSign />,
};

/** Where a match stands, as a sign and a word. */
export function Status({ status }: { readonly status: MatchStatus }) {
  const texts = useTranslations('office.status');
  return (
    <span className={styles.status} data-status={status}>
      {signs[status]}
      {texts(status)}
    </span>
  );
}
