/** An async iterator that never yields and ends when it is told to: frames take another way, only the end is shared. */
export function idleIterator(onReturn: () => void): AsyncGenerator<never> {
  let finish: (result: IteratorResult<never>) => void = () => undefined;
  const ended = new Promise<IteratorResult<never>>((resolve) => {
    finish = resolve;
  });
  const end = (): Promise<IteratorResult<never>> => {
    onReturn();
    finish({ done: true, value: undefined });
    return ended;
  };
  const iterator = {
    next: () => ended,
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => iterator,
    [Symbol.asyncDispose]: async () => void (await end()),
  };
  return iterator as AsyncGenerator<never>;
}
