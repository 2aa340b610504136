/** Relative luminance of a colour written `#rrggbb`, as WCAG 2.2 defines it: 0 is black, 1 is white. Throws on any other notation. */
function luminance(colour: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`not a colour of the form #rrggbb: ${colour}`);
  const [red, green, blue] = match.slice(1).map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21; the order does not matter. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The colour tokens of one block of a style sheet: name without `--tj-` to `#rrggbb`. Throws when the block is not there. */
export function colourTokens(sheet: string, selector: string): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const block = sheet.slice(start, sheet.indexOf('}', start));
  return new Map([...block.matchAll(/--tj-([a-z0-9-]+):\s*(#[0-9a-f]{6});/gi)].map((hit) => [hit[1] as string, hit[2] as string]));
}
