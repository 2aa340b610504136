/** A stored JSON text, laid out for reading; a text that is none is shown as it is. */
export function prettyJson(text: string): string {
  try {
    // Lists of plain values stay on one line: they are dice and seats, not documents.
    return JSON.stringify(JSON.parse(text), null, 2).replace(
      /\[\s+([^[\]{}]*?)\s+\]/g,
      (_, inner: string) => `[${inner.replace(/\s*\n\s*/g, ' ')}]`,
    );
  } catch {
    return text;
  }
}
