import type { OccupantPartsFragment, TableFramesSubscription, TablePartsFragment } from '../../generated/graphql';

type Frame = Pick<TableFramesSubscription['tableFrames'], 'event' | 'table'>;
type Occupant = OccupantPartsFragment;

/** Something that happened at a table, told by a key of the texts `room.happened`; `who` did it or was meant. */
export interface Happening {
  readonly key:
    | 'arrived'
    | 'left'
    | 'kicked'
    | 'homieCame'
    | 'homieWent'
    | 'homieLevel'
    | 'settings'
    | 'ready'
    | 'unready'
    | 'over'
    | 'host';
  readonly who: Occupant | null;
}

const keyOf = (occupant: Occupant): string => (occupant.__typename === 'Player' ? occupant.id : occupant.homieName);
const sitting = ({ seats }: Pick<TablePartsFragment, 'seats'>): readonly Occupant[] => seats.flatMap(({ occupant }) => occupant ?? []);
const missing = (from: readonly Occupant[], inside: readonly Occupant[]): Occupant | null => {
  const known = new Set(inside.map(keyOf));
  return from.find((one) => !known.has(keyOf(one))) ?? null;
};

/** What changed between two states of a table that follow each other, in the order in which it is worth telling. Empty if it concerns nobody. */
export function happened(before: TablePartsFragment, { event, table }: Frame): readonly Happening[] {
  const [was, is] = [sitting(before), sitting(table)];
  const came = missing(is, was);
  const went = missing(was, is);
  const newHost: readonly Happening[] =
    table.host && table.host.id !== before.host?.id ? [{ key: 'host', who: { __typename: 'Player', ...table.host } }] : [];
  const told = (key: Happening['key'], who: Occupant | null): readonly Happening[] => (who ? [{ key, who }] : []);
  switch (event) {
    case 'SEAT_TAKEN':
      return told('arrived', came);
    case 'SEAT_LEFT':
      return [...told('left', went), ...newHost];
    case 'SEAT_KICKED':
      return told('kicked', went);
    case 'HOMIE_ADDED':
      return told('homieCame', came);
    case 'HOMIE_REMOVED':
      return told('homieWent', went);
    case 'HOMIE_LEVEL_SET':
      return told(
        'homieLevel',
        table.seats.find(({ occupant }, at) => levelOf(occupant) !== levelOf(before.seats[at]?.occupant))?.occupant ?? null,
      );
    case 'READY_SET':
      return readiness(before, table);
    case 'SETTINGS_CHANGED':
      return [{ key: 'settings', who: table.host ? { __typename: 'Player', ...table.host } : null }];
    case 'MATCH_ENDED':
      return [{ key: 'over', who: null }];
    default:
      return [];
  }
}

const levelOf = (occupant: Occupant | null | undefined) => (occupant?.__typename === 'Homie' ? occupant.level : undefined);

function readiness(before: TablePartsFragment, table: TablePartsFragment): readonly Happening[] {
  const seat = table.seats.find(({ ready }, at) => ready !== before.seats[at]?.ready);
  return seat ? [{ key: seat.ready ? 'ready' : 'unready', who: seat.occupant }] : [];
}

/** Whether somebody was sent away from a table while these frames came, and has not sat down since. */
export function wasKicked(frames: readonly Frame[], playerId: string): boolean {
  const sits = (frame: Frame | undefined) =>
    frame?.table.seats.some(({ occupant }) => occupant?.__typename === 'Player' && occupant.id === playerId);
  const kick = frames.findLastIndex((frame, at) => frame.event === 'SEAT_KICKED' && sits(frames[at - 1]) && !sits(frame));
  return kick >= 0 && !sits(frames.at(-1));
}
