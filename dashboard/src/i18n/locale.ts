/** The languages of the house; the first one is spoken unless somebody asks otherwise. */
export const locales = ['de', 'en'] as const;

/** A language of the house. */
export type Locale = (typeof locales)[number];

/** The cookie that remembers a chosen language. */
export const localeCookie = 'tj_locale';

/** Whether a text names a language of the house. */
function isLocale(text: string | undefined): text is Locale {
  return locales.some((locale) => locale === text);
}

/** The language to speak: the chosen one, else the best of the browser's wishes, else German. */
export function pickLocale(chosen: string | undefined, acceptLanguage: string | null | undefined): Locale {
  if (isLocale(chosen)) return chosen;
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const weight = rest.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((wish) => wish.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const wish of wishes) if (isLocale(wish.language)) return wish.language;
  return locales[0];
}
