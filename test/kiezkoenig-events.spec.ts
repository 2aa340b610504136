import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dice, openingOf, pick, playout, scriptedDraws } from '@tavern-jack/kernel/testing';
import { type Event, kiezkoenig } from '@tavern-jack/kiezkoenig';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { type KiezkoenigEventData, type KiezkoenigEventName, kiezkoenigEvents } from '../contracts/events/kiezkoenig.js';

/** The event objects that the stored definitions describe. */
type Stored = { [Name in KiezkoenigEventName]: { type: Name } & KiezkoenigEventData<Name> }[KiezkoenigEventName];
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

// Both directions must compile: what the game emits can be stored, and what is stored can be folded.
const stores: (event: Event) => DeepReadonly<Stored> = (event) => event;
const folds: (stored: DeepReadonly<Stored>) => Event = (stored) => stored;

const matches = Array.from({ length: 60 }, (_, seed) => ({
  seed,
  seats: { count: 2 + (seed % 3), startingSeat: seed % 2 },
  options: { langeNacht: seed % 2 === 1 },
}));
// Fourteen cards in one match are rare: the fifteenth is drawn on purpose.
function reshuffled(): readonly Event[] {
  const state = {
    ...openingOf(kiezkoenig, { seed: 1, seats: { count: 2, startingSeat: 0 }, options: { langeNacht: false } }).state,
    stapel: [],
  };
  const decision = kiezkoenig.decide(state, 0, { type: 'wuerfeln' }, scriptedDraws([...dice(1, 3), pick('LOTTO')]));
  return decision.ok ? decision.events : [];
}
const emitted: readonly Event[] = matches
  .flatMap((match) => [...openingOf(kiezkoenig, match).events, ...[...playout(kiezkoenig, match)].flatMap(({ events }) => events)])
  .concat(reshuffled());
const names = Object.keys(kiezkoenigEvents) as KiezkoenigEventName[];

const sdl = (file: string) => readFileSync(join(process.cwd(), 'contracts/graphql', file), 'utf8');
const schema = buildSchema(
  `${sdl('kiezkoenig.graphql')} interface MatchEvent { kind: String! } scalar Yes type Query { view: KiezkoenigView }`,
  { assumeValid: true },
);
const fieldsOf = (type: string): readonly string[] => Object.keys((schema.getType(type) as GraphQLObjectType).getFields()).sort();

describe("Kiezkönig's events agree with their stored definitions", () => {
  it('every event of 60 random matches parses strictly, and every kind of event occurs', () => {
    const seen = new Set<string>();
    for (const event of emitted) {
      const { type, ...data } = folds(stores(event));
      expect(kiezkoenigEvents[type].data.safeParse(data)).toEqual({ success: true, data });
      seen.add(type);
    }
    expect([...seen].sort()).toEqual([...names].sort());
  });

  it('refuses a field too many, one too few, and a field that is no pub', () => {
    const { data } = kiezkoenigEvents.gekauft;
    expect(data.safeParse({ seat: 0, feld: 5, preis: 120 }).success).toBe(true);
    expect(data.safeParse({ seat: 0, feld: 5, preis: 120, rabatt: 0 }).success).toBe(false);
    expect(data.safeParse({ seat: 0, feld: 5 }).success).toBe(false);
    expect(data.safeParse({ seat: 0, feld: 4, preis: 120 }).success).toBe(false);
  });
});

describe("Kiezkönig's events and view agree with the GraphQL contract", () => {
  it.each(names)('%s has exactly the fields of its GraphQL type', (name) => {
    const type = `Kiezkoenig${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect(Object.keys(kiezkoenigEvents[name].data.shape).sort()).toEqual(fieldsOf(type).filter((field) => field !== 'kind'));
  });

  it('every event type of the contract is defined', () => {
    const types = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getInterfaces' in type && type.getInterfaces().length > 0 ? [type.name] : [],
    );
    expect(types.map((type) => type.replace('Kiezkoenig', '').toLowerCase()).sort()).toEqual(
      names.map((name) => name.toLowerCase()).sort(),
    );
  });

  it('the view, its pubs, its players and the question have exactly the fields of the contract', () => {
    const match = matches[0];
    if (!match) throw new Error('no match');
    const { state } = openingOf(kiezkoenig, match);
    const view = kiezkoenig.view(state, 0);
    expect(Object.keys(view).sort()).toEqual(fieldsOf('KiezkoenigView'));
    for (const kneipe of view.kneipen) expect(Object.keys(kneipe).sort()).toEqual(fieldsOf('KiezkoenigKneipe'));
    for (const spieler of view.spieler) expect(Object.keys(spieler).sort()).toEqual(fieldsOf('KiezkoenigSpieler'));
    const { id: _, seat: __, ...question } = kiezkoenig.prompts(state)[0] ?? {};
    expect(Object.keys(question).sort()).toEqual(fieldsOf('KiezkoenigQuestion'));
  });
});
