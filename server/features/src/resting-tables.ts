/** A table where people sit and nothing is played. */
export interface RestingTable {
  readonly id: string;
  readonly players: readonly string[];
}

/** How the keeper of rooms asks for them: whoever keeps a list of tables knows. Those where strangers wait for each other are none. */
export abstract class RestingTables {
  abstract resting(): Promise<readonly RestingTable[]>;
}
