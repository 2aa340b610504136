import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Outage } from '../log/index.js';
import type { HintReceiver, HintTransport } from './hint-transport.js';
import { Latch } from './latch.js';

/** Milliseconds between two signs of life. */
const HEARTBEAT = 15_000;
/** How long it is believed that others listen, or that nobody does: whoever is new reads everything once anyway. */
const ROLL_CALL_MS = 1_000;
const NAME = 'tavern-jack hints';

const NOTIFY = { name: 'hints_notify', text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload' };
const OTHERS = {
  name: 'hints_others',
  text: `select exists (select from pg_stat_activity
                         where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()) as some`,
};

/**
 * Hints over LISTEN and NOTIFY on a connection of their own. NOTIFY takes a lock of the whole database at commit, which is why
 * it happens here, gathered, and never inside the transaction that appends.
 */
export class PostgresTransport implements HintTransport {
  private readonly listening = new Latch();
  private readonly closing = new AbortController();
  private client: pg.Client | undefined;
  private life: Promise<void> | undefined;
  private others = { listen: true, askedAt: Number.NEGATIVE_INFINITY };

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly outage: Outage,
  ) {}

  open(receiver: HintReceiver): void {
    this.life = this.live(receiver);
  }

  async send(payloads: string[]): Promise<boolean> {
    if (!this.client) throw new Error('not connected');
    await this.client.query({ ...NOTIFY, values: [this.channel, payloads] });
    const now = performance.now();
    if (now - this.others.askedAt > ROLL_CALL_MS) {
      const { rows } = await this.client.query<{ some: boolean }>({ ...OTHERS, values: [NAME] });
      this.others = { listen: rows[0]?.some ?? true, askedAt: now };
    }
    return this.others.listen;
  }

  ready(): Promise<void> {
    return this.listening.opened;
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.life;
  }

  private async live(receiver: HintReceiver): Promise<void> {
    const { signal } = this.closing;
    for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, 2_000)) {
      const began = performance.now();
      await this.connection(receiver).catch((error: unknown) => {
        if (!signal.aborted) this.outage.begins(error);
      });
      // One that held for a while is a new story; one that died at once is not.
      if (performance.now() - began > 5_000) pause = 50;
      await sleep(pause * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {});
    }
  }

  /** Connects, listens, and settles when the connection has ended. */
  private async connection(receiver: HintReceiver): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: NAME,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    const over = new AbortController();
    const ended = new Promise<void>((resolve, reject) => {
      // A connection that died without a word is noticed by an unanswered question.
      heartbeat = setInterval(() => client.query('select 1').catch(reject), HEARTBEAT);
      client.on('error', reject);
      client.on('end', resolve);
      this.closing.signal.addEventListener('abort', () => resolve(), { signal: over.signal });
    });
    ended.catch(() => {});
    client.on('notification', ({ payload }) => receiver.received(payload ?? ''));
    try {
      await client.connect();
      // A hint may be lost with the server; it need not wait for the disk, and the appends need not wait for it.
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
      if (this.closing.signal.aborted) return;
      this.client = client;
      this.listening.open();
      this.outage.ends();
      receiver.connected();
      await ended;
      if (!this.closing.signal.aborted) throw new Error('the connection ended');
    } finally {
      this.client = undefined;
      clearInterval(heartbeat);
      over.abort();
      await client.end().catch(() => {});
    }
  }
}
