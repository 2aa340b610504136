/** Times of rooms, in milliseconds. */
export interface RoomWaits {
  /** Who has had no open socket for this long while others are there loses the seat, and with it the host's chair. */
  readonly goneMs: number;
  /** The same where nobody is there: with the last one the room closes. */
  readonly emptyMs: number;
  /** How often the house looks who is missing. */
  readonly lookMs: number;
}

const MINUTE_MS = 60_000;

export const ROOM_WAITS: RoomWaits = { goneMs: 5 * MINUTE_MS, emptyMs: 15 * MINUTE_MS, lookMs: 5_000 };
