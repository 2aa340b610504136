import type { ClientBase } from 'pg';
import type { StoredEvent } from '../event-store/index.js';

/** The connection on which a projection writes, inside the transaction of its checkpoint. */
export type ProjectionClient = ClientBase;

/** A view folded from the log. Its rows and its checkpoint move in one transaction, so each event counts once. */
export interface Projection {
  readonly name: string;
  /** Raise it when the view's rows would come out differently: it is then rebuilt from the first event. */
  readonly version: number;
  /** Makes the view empty: drops and creates, or deletes, what handle() writes. Called before the first event. */
  init?(client: ProjectionClient): Promise<void>;
  /** Folds a page of events by position into rows, through this client only. Throwing rolls the page back; it comes again. */
  handle(events: readonly StoredEvent[], client: ProjectionClient): Promise<void>;
}

/** A view has not reached the position that somebody waited for. */
export class ProjectionBehind extends Error {
  override readonly name = 'ProjectionBehind';

  constructor(
    readonly projection: string,
    readonly position: number,
    readonly wanted: number,
  ) {
    super(`The view "${projection}" is at ${position} and was waited for at ${wanted}.`);
  }
}
