/** What the callers of one round do. */
export interface AppendPlan {
  readonly callers: number;
  readonly seconds: number;
  /** Events of a command: from 1 to this. */
  readonly mostEvents: number;
  /** All callers write to one stream and meet each other's commands. */
  readonly oneStream?: boolean;
  /** A caller goes on to a new stream after so many, as a player goes on to a new match; 200 otherwise. */
  readonly commandsPerStream?: number;
  /** Streams that are there already are appended to in turn, each by one caller. */
  readonly streams?: readonly string[];
}

export interface AppendOutcome {
  readonly commands: number;
  readonly events: number;
  readonly conflicts: number;
  readonly seconds: number;
  /** How long each command took. */
  readonly ms: Float64Array;
  /** Seconds of this process's processor time. */
  readonly processor: number;
  readonly loop: Readonly<Record<string, number>>;
}
