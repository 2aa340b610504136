import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { StoredEvent } from '../event-store/index.js';

/** The connection on which a projection writes, inside the transaction of its checkpoint. */
export interface ProjectionClient {
  query<R extends QueryResultRow = QueryResultRow>(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult<R>>;
}

/**
 * A view folded from the log. Its rows and its checkpoint move in one transaction, so each event counts once.
 * Each version has rows of its own, so that processes of two versions work side by side.
 */
export interface Projection {
  /** Lower case, a word for a schema's name. */
  readonly name: string;
  /** Raise it when the view's rows would come out differently: they are built beside the old ones, which serve until then. */
  readonly version: number;
  /** The oldest version whose rows today's queries can read; 1 otherwise. */
  readonly readableFrom?: number;
  /** Makes the view's tables, without naming a schema: an empty one of this version is the first in the search path. */
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
