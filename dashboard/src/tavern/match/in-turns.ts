/** Cuts a row of events into turns, in order: each begins where `begins` says; what came before the first beginning is a turn of its own. */
export function inTurns<Told>(events: readonly Told[], begins: (event: Told) => boolean): Told[][] {
  const turns: Told[][] = [];
  for (const event of events) {
    const current = turns.at(-1);
    if (current && !begins(event)) current.push(event);
    else turns.push([event]);
  }
  return turns;
}
