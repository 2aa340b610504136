import type { AlarmQueue } from './alarm-backend.js';

export interface Alarm {
  key: string;
  /** Epoch milliseconds. */
  at: number;
  version: number;
}

interface Waiting {
  alarm: Alarm;
  resolve(): void;
  reject(error: unknown): void;
}

/** Most alarms kept while the queue is away; what comes beyond is refused and left to the sweeper. */
const MOST_WAITING = 5_000;
const MOST_PER_BATCH = 500;

/** Hands alarms to the queue, gathering those that arrive while the previous batch is on its way. */
export class AlarmSender {
  private waiting: Waiting[] = [];
  private sending: Promise<void> | undefined;

  constructor(
    private readonly queue: Promise<AlarmQueue | undefined>,
    private readonly inBulk: boolean,
  ) {}

  /** Resolves when the queue holds the alarm; rejects when it refused, or when too many are waiting already. */
  send(alarm: Alarm): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(new Error(`${MOST_WAITING} alarms are waiting already`));
    return new Promise((resolve, reject) => {
      this.waiting.push({ alarm, resolve, reject });
      this.sending ??= this.drain();
    });
  }

  /** Resolves when nothing is on its way. */
  async idle(): Promise<void> {
    await this.sending;
  }

  private async drain(): Promise<void> {
    const queue = await this.queue;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MOST_PER_BATCH);
      if (!queue) for (const one of batch) one.reject(new Error('the alarms were closed'));
      else if (this.inBulk) await this.addTogether(queue, batch);
      else await Promise.all(batch.map((one) => this.add(queue, one)));
    }
    this.sending = undefined;
  }

  private async addTogether(queue: AlarmQueue, batch: Waiting[]): Promise<void> {
    try {
      await queue.addBulk(batch.map(({ alarm }) => jobOf(alarm)));
      for (const one of batch) one.resolve();
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  }

  private async add(queue: AlarmQueue, { alarm, resolve, reject }: Waiting): Promise<void> {
    const { name, data, opts } = jobOf(alarm);
    await queue.add(name, data, opts).then(resolve, reject);
  }
}

function jobOf({ key, at, version }: Alarm) {
  const timestamp = Date.now();
  return {
    name: 'wake',
    data: { key, at },
    opts: {
      // BullMQ refuses ids with a colon and ids that are an integer.
      jobId: `${key.replaceAll(':', '-')}.${version}`,
      // Said explicitly: the delay counts from this reading of the clock, not from a later one of BullMQ's.
      timestamp,
      delay: Math.max(0, at - timestamp),
      attempts: 6,
      backoff: { type: 'exponential', delay: 200, jitter: 0.3 },
      removeOnComplete: true,
      removeOnFail: true,
    },
  };
}
