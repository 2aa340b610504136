import { useTranslations } from 'next-intl';
import { AutopilotSign, HouseSign } from '../show/office-signs';
import { SeatSign } from '../show/seat-tag';
import styles from './events.module.css';
import type { Step } from './step';

type Actor = Step['frame']['actor'];

/** Who did it, as a sign: the house, a seat, or the autopilot on a seat. Said in words for those who do not see it. */
export function ActorSign({ actor, names }: { readonly actor: Actor; readonly names: readonly string[] }) {
  const texts = useTranslations('office.actor');
  const word = texts(actor.kind, { name: actor.seat === null ? '' : (names[actor.seat] ?? '') });
  return (
    <span className={styles.actor} title={word} data-kind={actor.kind}>
      {actor.seat === null ? <HouseSign /> : <SeatSign seat={actor.seat} />}
      {actor.kind === 'AUTOPILOT' ? <AutopilotSign /> : null}
      <span className="tj-unseen">{word}</span>
    </span>
  );
}
