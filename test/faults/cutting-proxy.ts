import net from 'node:net';

/** Postgres' wire: a message is its type, its length in four bytes, which count themselves, and a body. */
const HEADER = 5;
const READY_FOR_QUERY = 'Z'.charCodeAt(0);
/** How the append's statement is named in the messages that run it. */
const APPEND = Buffer.from('append_');

/** What happens to the next append: it never reaches Postgres, or Postgres has committed it and the answer never comes back. */
export type Cut = 'before the commit' | 'after the commit';

/** And then: new lines come through, none does, or the line itself stays up and nothing comes over it any more. */
type After = 'open' | 'shut' | 'silent';

interface Line {
  readonly client: net.Socket;
  readonly server: net.Socket;
  /** The answer to an append is held back until Postgres says that it is done. */
  holding: boolean;
  answered: Buffer;
}

/** Stands between a server and its Postgres, and cuts the line in the worst moment. */
export class CuttingProxy {
  /** Cuts that were made. */
  cuts = 0;
  #next: Cut | undefined;
  #after: After = 'open';
  #open = true;
  readonly #lines = new Set<Line>();

  private constructor(
    private readonly target: URL,
    private readonly listener: net.Server,
  ) {
    listener.on('connection', (client) => this.#connect(client));
  }

  static async start(databaseUrl: string): Promise<CuttingProxy> {
    const listener = net.createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return new CuttingProxy(new URL(databaseUrl), listener);
  }

  /** The database by way of this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.listener.address() as net.AddressInfo).port);
    return url.href;
  }

  /** Cuts at the next append. */
  cutNext(cut: Cut, after: After = 'open'): void {
    this.#next = cut;
    this.#after = after;
  }

  /** Lets new lines through again. */
  open(): void {
    this.#open = true;
  }

  async close(): Promise<void> {
    this.#shut();
    await new Promise((resolve) => this.listener.close(resolve));
  }

  #shut(): void {
    this.#open = false;
    for (const line of this.#lines) this.#end(line);
  }

  #connect(client: net.Socket): void {
    if (!this.#open) return void client.destroy();
    const server = net.connect(Number(this.target.port), this.target.hostname);
    const line: Line = { client, server, holding: false, answered: Buffer.alloc(0) };
    this.#lines.add(line);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#end(line));
    }
    client.on('data', (data: Buffer) => this.#asked(line, data));
    server.on('data', (data: Buffer) => this.#answered(line, data));
  }

  #asked(line: Line, data: Buffer): void {
    if (this.#next && data.includes(APPEND)) {
      const cut = this.#next;
      this.#next = undefined;
      if (cut === 'before the commit') return void this.#cut(line);
      line.holding = true;
    }
    line.server.write(data);
  }

  #answered(line: Line, data: Buffer): void {
    if (!line.holding) return void line.client.write(data);
    line.answered = Buffer.concat([line.answered, data]);
    if (isDone(line.answered)) this.#cut(line);
  }

  #cut(line: Line): void {
    this.cuts++;
    if (this.#after === 'shut') this.#shut();
    // Whoever asked waits in vain: what comes from either side is thrown away.
    else if (this.#after === 'silent') for (const socket of [line.client, line.server]) socket.removeAllListeners('data').resume();
    else this.#end(line);
  }

  #end(line: Line): void {
    this.#lines.delete(line);
    line.client.destroy();
    line.server.destroy();
  }
}

/** Whether these messages of Postgres end with "ready for query": only then is the commit done. */
function isDone(answered: Buffer): boolean {
  for (let at = 0; at + HEADER <= answered.length; at += 1 + answered.readInt32BE(at + 1)) {
    if (answered[at] === READY_FOR_QUERY) return true;
  }
  return false;
}
