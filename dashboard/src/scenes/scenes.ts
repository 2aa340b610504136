import type { Stammgast } from '../art/gesicht';
import type { GameId, MatchFramesSubscription } from '../generated/graphql';
import type { Locale } from '../i18n/locale';

type Frame = MatchFramesSubscription['matchFrames'];
/** Something that happens in a scene. */
export type SceneEvent = NonNullable<Frame['event']>;
/** The board in a scene. */
export type SceneView = NonNullable<Frame['view']>;

/** One step of a scene. */
export interface SceneStep {
  /** What is said about it; null: what was said before still stands. */
  readonly text: string | null;
  readonly events: readonly SceneEvent[];
  /** The board after it. */
  readonly view: SceneView;
}

/** A short piece of a game that explains one thing. The first step is how it begins; nothing happens in it. */
export interface Scene {
  readonly id: string;
  readonly title: string;
  readonly seats: number;
  readonly steps: readonly SceneStep[];
}

/** All scenes of a game, in one language. */
export interface GameScenes {
  readonly game: GameId;
  readonly scenes: readonly Scene[];
}

/** Who plays in the scenes, by seat; the words call them by name. */
export const cast: readonly Stammgast[] = ['MIA', 'KALLE', 'USCHI', 'HINNERK'];

interface Frames {
  readonly game: string;
  readonly scenes: readonly {
    readonly id: string;
    readonly seats: number;
    readonly start: unknown;
    readonly steps: readonly { readonly key: string | null; readonly events: readonly unknown[]; readonly view: unknown }[];
  }[];
}
/** Title, `intro`, and a sentence for each key, by scene. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Load<Content> = () => Promise<{ readonly default: Content }>;

// Only what is looked at is loaded: one game, in one language.
const shelf: Readonly<Record<string, { readonly frames: Load<Frames> } & Readonly<Record<Locale, Load<Words>>>>> = {
  kiezkoenig: {
    frames: () => import('./frames/kiezkoenig.frames.json'),
    de: () => import('./words/kiezkoenig.de.json'),
    en: () => import('./words/kiezkoenig.en.json'),
  },
  kronenduell: {
    frames: () => import('./frames/kronenduell.frames.json'),
    de: () => import('./words/kronenduell.de.json'),
    en: () => import('./words/kronenduell.en.json'),
  },
  wuerfelkoenig: {
    frames: () => import('./frames/wuerfelkoenig.frames.json'),
    de: () => import('./words/wuerfelkoenig.de.json'),
    en: () => import('./words/wuerfelkoenig.en.json'),
  },
  king: {
    frames: () => import('./frames/king.frames.json'),
    de: () => import('./words/king.de.json'),
    en: () => import('./words/king.en.json'),
  },
  kierki: {
    frames: () => import('./frames/kierki.frames.json'),
    de: () => import('./words/kierki.de.json'),
    en: () => import('./words/kierki.en.json'),
  },
  rentz: {
    frames: () => import('./frames/rentz.frames.json'),
    de: () => import('./words/rentz.de.json'),
    en: () => import('./words/rentz.en.json'),
  },
};

/** The games that have scenes, by their slugs. */
export const gamesWithScenes: readonly string[] = Object.keys(shelf);

/** The scenes of a game by its slug; undefined when there are none. */
export async function scenesOf(slug: string, locale: Locale): Promise<GameScenes | undefined> {
  const found = Object.hasOwn(shelf, slug) ? shelf[slug] : undefined;
  if (!found) return undefined;
  const [frames, words] = await Promise.all([found.frames(), found[locale]()]);
  return withWords(frames.default, words.default);
}

/** Puts frames and words together. The frames are what the server itself sends, word for word. */
export function withWords({ game, scenes }: Frames, words: Words): GameScenes {
  return {
    game: game as GameId,
    scenes: scenes.map(({ id, seats, start, steps }) => {
      const told = words[id] ?? {};
      const begin = { text: told.intro ?? null, events: [], view: start as SceneView };
      const went = steps.map(({ key, events, view }) => ({
        text: key === null ? null : (told[key] ?? null),
        events: events as readonly SceneEvent[],
        view: view as SceneView,
      }));
      return { id, title: told.title ?? id, seats, steps: [begin, ...went] };
    }),
  };
}

/** Every game that has scenes, with their titles. */
export function sceneTitles(locale: Locale): Promise<{ readonly slug: string; readonly titles: readonly string[] }[]> {
  const titled = Object.entries(shelf).map(async ([slug, load]) => {
    const words = (await load[locale]()).default;
    return { slug, titles: Object.values(words).flatMap(({ title }) => title ?? []) };
  });
  return Promise.all(titled);
}
