/**
 * An async iterator that never yields: frames take another way, only the end is shared. Whoever waits for a value waits
 * for ever, also after the end: the protocol's loop would otherwise end whatever has been started under the same id since.
 */
export function idleIterator(onReturn: () => void): AsyncGenerator<never> {
  const never = new Promise<IteratorResult<never>>(() => undefined);
  const end = async (): Promise<IteratorResult<never>> => {
    onReturn();
    return { done: true, value: undefined };
  };
  const iterator = {
    next: () => never,
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => iterator,
    [Symbol.asyncDispose]: async () => void (await end()),
  };
  return iterator as AsyncGenerator<never>;
}
