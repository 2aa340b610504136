import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GameModule, Prompt, Typed } from '../game-module.js';
import { playScript } from '../played-script.js';
import { LEARNER, type PracticeState, practised } from '../practice.js';
import type { GameScripts, Script } from '../script.js';
import { everyLawHolds, matchCases } from './inherits.js';
import type { LawSpec } from './law.js';

/** What a game tells about itself so that its practice round can be tried; as for its own laws. */
export interface ScriptSpec<State, Move, Event, Options>
  extends Pick<LawSpec<State, Move, Event, Options>, 'vary' | 'varyEvent' | 'every' | 'schwer'> {
  /** How many decisions the practice round may ask of the learner. */
  readonly decisions: { readonly min: number; readonly max: number };
  /** Random matches; few will do, they all begin alike. */
  readonly matches?: number;
}

/** What every game's scripts promise: the rules play them, each has its words, and the practice round is a game like any other. */
export function inheritsScripts<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt>(
  game: GameModule<State, Move, Event, View, Options, P>,
  scripts: GameScripts<Move, Options>,
  spec: ScriptSpec<State, Move, Event, Options>,
): void {
  describe(`${game.manifest.id}: practice round and scenes`, () => {
    const { practice, scenes } = scripts;
    it.each(scenes.map((scene) => [scene.id, scene] as const))('the rules play the scene %s', (_, scene) => {
      expect(playScript(game, scene).steps).toHaveLength(scene.steps.length);
      const keys = keysOf(scene);
      expect(keys.length).toBeGreaterThanOrEqual(3);
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('every scene has a name of its own', () => {
      expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
    });

    it('the practice round has a word on each decision of the learner, and lasts no longer than it should', () => {
      const mine = practice.steps.filter(({ seat }) => seat === LEARNER);
      expect(mine.filter(({ key }) => key === undefined)).toEqual([]);
      expect(new Set(mine.map(({ key }) => key)).size).toBe(mine.length);
      expect(mine.length).toBeGreaterThanOrEqual(spec.decisions.min);
      expect(mine.length).toBeLessThanOrEqual(spec.decisions.max);
    });

    const led = practised(game, practice);
    const matches = fc.sample(matchCases(led.manifest.seats, fc.constant(practice.options)), spec.matches ?? 8);
    everyLawHolds(`practice round: ${matches.length} random matches under the laws of the kernel`, led, matches, inheritedBy(spec));
  });
}

const keysOf = ({ steps }: Script<Typed, unknown>): string[] => steps.flatMap(({ key }) => key ?? []);

function inheritedBy<State, Move extends Typed, Event, Options>({
  vary,
  varyEvent,
  every,
  schwer,
}: ScriptSpec<State, Move, Event, Options>): LawSpec<PracticeState<State>, Move, Event, Options> {
  return {
    ...(vary && { vary: (state, viewer, draws) => ({ ...state, inner: vary(state.inner, viewer, draws) }) }),
    ...(varyEvent && { varyEvent }),
    ...(every !== undefined && { every }),
    ...(schwer !== undefined && { schwer }),
  };
}
