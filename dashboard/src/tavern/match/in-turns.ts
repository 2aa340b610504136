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

/** The newest turns, newest first: at most so many, and none that begins beyond so many lines; always the newest one. */
export function newest<Told>(turns: readonly Told[][], most: { readonly turns: number; readonly lines: number }): Told[][] {
  const kept: Told[][] = [];
  let lines = 0;
  for (const turn of [...turns].reverse()) {
    if (kept.length === most.turns || (kept.length > 0 && lines + turn.length > most.lines)) break;
    kept.push(turn);
    lines += turn.length;
  }
  return kept;
}
