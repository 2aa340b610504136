/** The command was not judged at all; the same command may be sent again after `retryAfterMs`. */
export class TryAgainError extends Error {
  constructor(
    message: string,
    readonly retryAfterMs: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** More commands wait than the store takes on. */
export class StoreBusy extends TryAgainError {
  constructor() {
    super('The event store has more commands waiting than it takes on.', 250);
  }
}

/** The database is away. Whether the command was stored is unknown; its id makes a retry safe. */
export class StoreUnavailable extends TryAgainError {
  constructor(cause?: unknown) {
    super('The event store cannot be reached.', 1000, { cause });
  }
}

/** An event of a type that the catalog does not know. */
export class UnknownEventType extends Error {
  override readonly name = 'UnknownEventType';

  constructor(readonly type: string) {
    super(`The event type "${type}" is not in the catalog.`);
  }
}

/** An event stored with a schema that the catalog cannot read or write. */
export class UnknownEventSchema extends Error {
  override readonly name = 'UnknownEventSchema';

  constructor(
    readonly type: string,
    readonly schema: number,
    readonly known: number,
  ) {
    super(`The event type "${type}" has schema ${schema}; the catalog knows 1 to ${known}.`);
  }
}

/** The expected version is right but the expected hash is not the stored one: the caller's chain is not the log's. */
export class BrokenChain extends Error {
  override readonly name = 'BrokenChain';

  constructor(
    readonly stream: string,
    readonly version: number,
  ) {
    super(`Stream ${stream}: the hash expected at version ${version} is not the stored one.`);
  }
}
