/** One FROM of a Dockerfile with the instructions below it. */
export interface Stage {
  readonly image: string;
  readonly name: string | undefined;
  readonly steps: ReadonlyArray<{ readonly word: string; readonly rest: string }>;
}

/** Reads the instructions of a Dockerfile. Throws on a line before the first FROM. */
export function parseDockerfile(text: string): readonly Stage[] {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: Array<{ image: string; name: string | undefined; steps: Array<{ word: string; rest: string }> }> = [];
  for (const line of lines) {
    const [word = '', ...words] = line.split(/\s+/);
    if (word.toUpperCase() === 'FROM') stages.push({ image: words[0] ?? '', name: words[2], steps: [] });
    else if (stages.length === 0) throw new Error(`before the first FROM: ${line}`);
    else stages.at(-1)?.steps.push({ word: word.toUpperCase(), rest: words.join(' ') });
  }
  return stages;
}
