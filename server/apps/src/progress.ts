import type { WriteStream } from 'node:tty';

const TERMINAL_EVERY_MS = 100;
const LINE_EVERY_MS = 3_000;

/** How far a long work is: one line that is rewritten on a terminal, a line every few seconds elsewhere. */
export class Progress {
  readonly #begun = performance.now();
  #told = 0;

  constructor(
    private readonly what: string,
    private readonly total: number,
    private readonly out: Pick<WriteStream, 'write' | 'isTTY'> = process.stderr,
  ) {}

  at(done: number): void {
    const now = performance.now();
    if (now - this.#told < (this.out.isTTY ? TERMINAL_EVERY_MS : LINE_EVERY_MS)) return;
    this.#told = now;
    this.out.write(this.out.isTTY ? `\r\x1b[K${this.#line(done)}` : `${this.#line(done)}\n`);
  }

  /** Takes the terminal's line away again. */
  end(): void {
    if (this.out.isTTY) this.out.write('\r\x1b[K');
  }

  #line(done: number): string {
    const seconds = (performance.now() - this.#begun) / 1000;
    const rate = done / seconds;
    const share = this.total > 0 ? Math.min(100, (done / this.total) * 100) : 100;
    const left = done > 0 ? `, ${Math.ceil(Math.max(0, this.total - done) / rate)} s left` : '';
    return `${grouped(done)} of ${grouped(this.total)} ${this.what}, ${share.toFixed(1)} %, ${grouped(rate)}/s${left}`;
  }
}

export const grouped = (count: number): string => Math.round(count).toLocaleString('en');
