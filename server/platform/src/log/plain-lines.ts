import type { DestinationStream } from 'pino';

/** Turns the logger's JSON into one readable line each, for a terminal. Whatever is not such JSON passes unchanged. */
export function plainLines(out: { write(text: string): unknown }): DestinationStream {
  return { write: (line) => void out.write(readable(line)) };
}

function readable(line: string): string {
  try {
    const { level, time, name, msg, pid, err, ...rest } = JSON.parse(line) as Record<string, unknown> & { err?: { stack?: string } };
    const clock = String(time).slice(11, 23);
    const fields = Object.entries(rest).map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
    const head = `${clock} ${String(level).toUpperCase().padEnd(5)} ${String(name)}[${String(pid)}] ${String(msg ?? '')}${fields.join('')}`;
    return err?.stack ? `${head}\n${err.stack}\n` : `${head}\n`;
  } catch {
    return line;
  }
}
