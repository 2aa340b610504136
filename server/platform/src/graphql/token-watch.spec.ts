import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { WebSocket } from 'ws';
import { TokenWatch } from './token-watch.js';

class Line extends EventEmitter {
  readonly codes: number[] = [];
  close(code: number): void {
    this.codes.push(code);
    this.emit('close');
  }
}

/** The tokens of a house, as far as a watch asks for them. */
class Book {
  readonly asked: (readonly string[])[] = [];
  over: string[] = [];
  #tell = new Set<(token: string) => void>();
  onForgotten(tell: (token: string) => void): () => void {
    this.#tell.add(tell);
    return () => void this.#tell.delete(tell);
  }
  forget(token: string): void {
    for (const tell of this.#tell) tell(token);
  }
  async ended(tokens: readonly string[]): Promise<string[]> {
    this.asked.push(tokens);
    return this.over;
  }
}

const soon = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const lineOf = (watch: TokenWatch, token: string): Line => {
  const line = new Line();
  watch.add(token, line as unknown as WebSocket);
  return line;
};

describe('sockets whose token has ended', () => {
  let book: Book;
  let watch: TokenWatch;
  beforeEach(() => {
    book = new Book();
    watch = new TokenWatch(book);
    watch.start(10);
  });
  afterEach(() => watch.stop());

  it('are closed with 4403 at once when it is signed out, all of that token and no other', async () => {
    const [one, two, other] = [lineOf(watch, 'ben'), lineOf(watch, 'ben'), lineOf(watch, 'mia')];
    book.forget('ben');
    await soon();
    expect([one.codes, two.codes, other.codes]).toEqual([[4403], [4403], []]);
  });

  it('are closed when the next look finds that its time ran out', async () => {
    const [staff, guest] = [lineOf(watch, 'wirt'), lineOf(watch, 'ben')];
    book.over = ['wirt'];
    await soon(40);
    expect([staff.codes, guest.codes]).toEqual([[4403], []]);
  });

  it('are not asked after once they have closed by themselves', async () => {
    lineOf(watch, 'ben').close(1000);
    await soon(30);
    expect(book.asked).toEqual([]);
  });
});
