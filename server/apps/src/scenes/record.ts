import { gameEnum, gameTypeName, typeNameOf } from '@tavern-jack/features/wire-names';
import { type AnyGame, type AnyScripts, LEARNER, type PlayedStep, playScript, type Typed } from '@tavern-jack/kernel';
import type { WireFrame, WireShape } from './wire-shape.js';

/** One move of a scene as a board is told of it. */
interface RecordedStep {
  /** Names the words on it; null: it goes on without new ones. */
  readonly key: string | null;
  readonly events: readonly NonNullable<WireFrame['event']>[];
  readonly view: WireFrame['view'];
}

interface RecordedScene {
  readonly id: string;
  readonly seats: number;
  /** Where the scene begins. */
  readonly start: WireFrame['view'];
  readonly steps: readonly RecordedStep[];
}

/** The scenes of a game, as a client without network shows them. */
export interface RecordedScenes {
  readonly game: string;
  readonly scenes: readonly RecordedScene[];
}

/** Plays the scenes of a game through its rules, and records what the first seat sees. Moves before the first words are not shown. */
export function recordScenes(game: AnyGame, { scenes }: AnyScripts, shape: WireShape): RecordedScenes {
  const { id } = game.manifest;
  const view = (state: unknown) =>
    shape.of({ event: null, view: { __typename: gameTypeName(id, 'View'), ...game.view(state, LEARNER) } }).view;
  const events = (happened: readonly Typed[]) =>
    happened.flatMap((event) => {
      const seen: Typed | 'hidden' = game.redact(event, LEARNER);
      if (seen === 'hidden') return [];
      const { type, ...data } = seen;
      const kind = `${id}.${type}`;
      return shape.of({ event: { __typename: typeNameOf(kind), kind, ...data }, view: null }).event ?? [];
    });
  const recorded = scenes.map((script) => {
    const { state, steps } = playScript(game, script);
    const begins = steps.findIndex(({ step }) => step.key !== undefined);
    const shown: readonly PlayedStep<unknown, Typed, Typed>[] = steps.slice(begins);
    return {
      id: script.id,
      seats: script.seats.count,
      start: view(steps[begins - 1]?.state ?? state),
      steps: shown.map((played) => ({ key: played.step.key ?? null, events: events(played.events), view: view(played.state) })),
    };
  });
  return { game: gameEnum(id), scenes: recorded };
}

/** One line for each step: small, and a change is seen where it is. */
export function textOf({ game, scenes }: RecordedScenes): string {
  const lines = scenes.map(({ id, seats, start, steps }) => {
    const head = `"id":${JSON.stringify(id)},"seats":${seats},"start":${JSON.stringify(start)}`;
    return `{${head},"steps":[\n${steps.map((step) => JSON.stringify(step)).join(',\n')}\n]}`;
  });
  return `{"game":${JSON.stringify(game)},"scenes":[\n${lines.join(',\n')}\n]}\n`;
}
