import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { drawsFrom } from '@tavern-jack/kernel';
import { openingOf, playout, seededSource } from '@tavern-jack/kernel/testing';
import { type Event, type KronenduellState, kronenduell, PARTIEN_HOECHSTENS } from '@tavern-jack/kronenduell';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { type KronenduellEventData, type KronenduellEventName, kronenduellEvents } from '../contracts/events/kronenduell.js';

/** The event objects that the stored definitions describe. */
type Stored = { [Name in KronenduellEventName]: { type: Name } & KronenduellEventData<Name> }[KronenduellEventName];
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

// Both directions must compile: what the game emits can be stored, and what is stored can be folded.
const stores: (event: Event) => DeepReadonly<Stored> = (event) => event;
const folds: (stored: DeepReadonly<Stored>) => Event = (stored) => stored;

const presets = kronenduell.manifest.presets.map(({ options }) => options);
const matches = Array.from({ length: 80 }, (_, seed) => ({
  seed,
  seats: { count: 2, startingSeat: seed % 2 },
  options: presets[seed % presets.length] ?? kronenduell.manifest.defaults,
}));

/** Ten drawn games in a row never come by chance: both play the same cards in the same order. */
function shared(): readonly Event[] {
  const match = { seed: 1, seats: { count: 2, startingSeat: 0 }, options: kronenduell.manifest.defaults };
  const draws = drawsFrom(seededSource(1));
  const events: Event[] = [];
  let state: KronenduellState = openingOf(kronenduell, match).state;
  for (let [prompt] = kronenduell.prompts(state); prompt; [prompt] = kronenduell.prompts(state)) {
    const decision = kronenduell.decide(state, prompt.seat, { type: 'legen', rang: prompt.runde }, draws);
    if (!decision.ok) throw new Error(decision.rejection.code);
    events.push(...decision.events);
    state = decision.events.reduce(kronenduell.evolve, state);
  }
  return events;
}
const emitted: readonly Event[] = matches
  .flatMap((match) => [...openingOf(kronenduell, match).events, ...[...playout(kronenduell, match)].flatMap(({ events }) => events)])
  .concat(shared());
const names = Object.keys(kronenduellEvents) as KronenduellEventName[];

const sdl = (file: string) => readFileSync(join(process.cwd(), 'contracts/graphql', file), 'utf8');
const schema = buildSchema(`${sdl('kronenduell.graphql')} interface MatchEvent { kind: String! } type Query { view: KronenduellView }`, {
  assumeValid: true,
});
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
const fieldsOf = (type: string): readonly string[] => Object.keys(typeOf(type).getFields()).sort();

describe("Kronenduell's events agree with their stored definitions", () => {
  it('every event of 80 random matches and one shared duel parses strictly, and every kind of event occurs', () => {
    const seen = new Set<string>();
    for (const event of emitted) {
      const { type, ...data } = folds(stores(event));
      expect(kronenduellEvents[type].data.safeParse(data)).toEqual({ success: true, data });
      seen.add(type);
    }
    expect([...seen].sort()).toEqual([...names].sort());
    expect(emitted.at(-1)).toEqual({ type: 'duellUnentschieden', partien: PARTIEN_HOECHSTENS });
  });

  it('what is stored is never what another viewer reads: a hidden card is refused', () => {
    const { data } = kronenduellEvents.gelegt;
    expect(data.safeParse({ seat: 0, offen: false, rang: 8 }).success).toBe(true);
    expect(data.safeParse({ seat: 0, offen: false, rang: null }).success).toBe(false);
    expect(kronenduellEvents.kartenVerraten.data.safeParse({ gegeben: null }).success).toBe(false);
    expect(kronenduellEvents.partieBegonnen.data.safeParse({ partie: 1, ziel: 4, gemischt: true, haende: null }).success).toBe(false);
  });

  it('refuses a field too many, one too few, and a card that does not exist', () => {
    const { data } = kronenduellEvents.gelegt;
    expect(data.safeParse({ seat: 0, offen: false, rang: 8, farbe: 'PIK' }).success).toBe(false);
    expect(data.safeParse({ seat: 0, rang: 8 }).success).toBe(false);
    expect(data.safeParse({ seat: 0, offen: false, rang: 9 }).success).toBe(false);
  });
});

describe("Kronenduell's events and view agree with the GraphQL contract", () => {
  it.each(names)('%s has exactly the fields of its GraphQL type', (name) => {
    const type = `Kronenduell${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect(Object.keys(kronenduellEvents[name].data.shape).sort()).toEqual(fieldsOf(type).filter((field) => field !== 'kind'));
  });

  it('what a viewer may not read is nullable in the contract', () => {
    for (const event of emitted) {
      const shown = kronenduell.redact(event, 'spectator');
      if (shown === 'hidden') throw new Error('no event is hidden as a whole');
      const type = typeOf(`Kronenduell${event.type.charAt(0).toUpperCase()}${event.type.slice(1)}`);
      for (const [field, value] of Object.entries(shown)) {
        if (value === null) expect(`${field}: ${type.getFields()[field]?.type}`).not.toMatch(/!$/);
      }
    }
  });

  it('every event type of the contract is defined', () => {
    const types = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getInterfaces' in type && type.getInterfaces().length > 0 ? [type.name] : [],
    );
    expect(types.map((type) => type.replace('Kronenduell', '').toLowerCase()).sort()).toEqual(
      names.map((name) => name.toLowerCase()).sort(),
    );
  });

  it('the view, its parts, the question and the options have exactly the fields of the contract', () => {
    const seen = new Set<string>();
    for (const { after } of matches.slice(0, 8).flatMap((match) => [...playout(kronenduell, match)])) {
      const view = kronenduell.view(after, 0);
      const parts = { View: [view], Spieler: view.spieler, Runde: view.verlauf, Chance: view.chancen } as const;
      for (const [name, all] of Object.entries(parts)) {
        for (const part of all) {
          expect(Object.keys(part).sort()).toEqual(fieldsOf(`Kronenduell${name}`));
          seen.add(name);
        }
      }
      for (const { id: _, seat: __, ...question } of kronenduell.prompts(after)) {
        expect(Object.keys(question).sort()).toEqual(fieldsOf('KronenduellQuestion'));
        seen.add('Question');
      }
    }
    expect([...seen].sort()).toEqual(['Chance', 'Question', 'Runde', 'Spieler', 'View']);
    expect(Object.keys(kronenduell.manifest.defaults).sort()).toEqual(fieldsOf('KronenduellOptions'));
  });
});
