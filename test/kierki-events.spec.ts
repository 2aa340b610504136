import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { KARTEN } from '@tavern-jack/kernel';
import { openingOf, playout } from '@tavern-jack/kernel/testing';
import { ABKUERZUNGEN, type Event, FRAGEN, kierki, LETZTE_STICHE, SPIELE } from '@tavern-jack/kierki';
import { buildSchema, type GraphQLEnumType, type GraphQLObjectType } from 'graphql';
import { type KierkiEventData, type KierkiEventName, kierkiEvents } from '../contracts/events/kierki.js';

/** The event objects that the stored definitions describe. */
type Stored = { [Name in KierkiEventName]: { type: Name } & KierkiEventData<Name> }[KierkiEventName];
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

// Both directions must compile: what the game emits can be stored, and what is stored can be folded.
const stores: (event: Event) => DeepReadonly<Stored> = (event) => event;
const folds: (stored: DeepReadonly<Stored>) => Event = (stored) => stored;

const presets = kierki.manifest.presets.map(({ options }) => options);
const matches = Array.from({ length: 10 }, (_, seed) => ({
  seed,
  seats: { count: 3 + (seed % 2), startingSeat: seed % 3 },
  options: presets[seed % presets.length] ?? kierki.manifest.defaults,
}));
const steps = matches.map((match) => ({ opening: openingOf(kierki, match).events, played: [...playout(kierki, match)] }));
const emitted: readonly Event[] = steps.flatMap(({ opening, played }) => [...opening, ...played.flatMap(({ events }) => events)]);
const names = Object.keys(kierkiEvents) as KierkiEventName[];

const sdl = (file: string) => readFileSync(join(process.cwd(), 'contracts/graphql', file), 'utf8');
const schema = buildSchema(
  `${sdl('cards.graphql')} ${sdl('kierki.graphql')} interface MatchEvent { kind: String! } type Query { view: KierkiView }`,
  { assumeValid: true },
);
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
const fieldsOf = (type: string): readonly string[] => Object.keys(typeOf(type).getFields()).sort();
const valuesOf = (type: string): readonly string[] => (schema.getType(type) as GraphQLEnumType).getValues().map(({ name }) => name);
const eventType = (name: string) => `Kierki${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const fields = (thing: object) => Object.keys(thing).sort();

describe("Kierki's events agree with their stored definitions", () => {
  it('every event of ten matches parses strictly, and every kind of event occurs', () => {
    const seen = new Set<string>();
    for (const event of emitted) {
      const { type, ...data } = folds(stores(event));
      const parsed = kierkiEvents[type].data.safeParse(data);
      if (!parsed.success) expect(parsed).toEqual({ success: true, data });
      seen.add(type);
    }
    expect([...seen].sort()).toEqual([...names].sort());
  });

  it('what is stored is never what another viewer reads: hidden cards are refused', () => {
    const dealt = emitted.find(({ type }) => type === 'gegeben') as Extract<Event, { type: 'gegeben' }>;
    const { data } = kierkiEvents.gegeben;
    expect(data.safeParse({ blaetter: dealt.blaetter }).success).toBe(true);
    const { type: _, ...shown } = kierki.redact(dealt, 1) as typeof dealt;
    expect(shown.blaetter.filter((blatt) => blatt !== null)).toHaveLength(1);
    expect(data.safeParse(shown).success).toBe(false);
  });

  it('refuses a field too many, one too few, and a card that does not exist', () => {
    const { data } = kierkiEvents.karteGespielt;
    expect(data.safeParse({ seat: 0, spielkarte: 'HERZ_K' }).success).toBe(true);
    expect(data.safeParse({ seat: 0, spielkarte: 'HERZ_K', gern: true }).success).toBe(false);
    expect(data.safeParse({ spielkarte: 'HERZ_K' }).success).toBe(false);
    expect(data.safeParse({ seat: 0, spielkarte: 'HERZ_1' }).success).toBe(false);
  });
});

describe("Kierki's events and view agree with the GraphQL contract", () => {
  it.each(names)('%s has exactly the fields of its GraphQL type', (name) => {
    expect(fields(kierkiEvents[name].data.shape)).toEqual(fieldsOf(eventType(name)).filter((field) => field !== 'kind'));
  });

  it('every event type of the contract is defined', () => {
    const types = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getInterfaces' in type && type.getInterfaces().length > 0 ? [type.name] : [],
    );
    expect([...types].sort()).toEqual(names.map(eventType).sort());
  });

  it('cards, games, questions, endings and options of the contract are those of the game', () => {
    expect([...valuesOf('Karte')].sort()).toEqual([...KARTEN].sort());
    expect(valuesOf('KierkiSpiel')).toEqual(SPIELE);
    expect(kierkiEvents.spielBegonnen.data.shape.kierkiSpiel.options).toEqual(SPIELE);
    expect(valuesOf('KierkiLetzteStiche')).toEqual(LETZTE_STICHE);
    expect(valuesOf('KierkiFrage')).toEqual(FRAGEN);
    expect(valuesOf('KierkiAbkuerzung')).toEqual(ABKUERZUNGEN);
    expect(fieldsOf('KierkiOptions')).toEqual(fields(kierki.manifest.defaults));
  });

  it('the view and everything in it, the question and the moves have exactly the fields of the contract', () => {
    const seen = new Map<string, Set<string>>();
    const note = (type: string, things: readonly object[]) => {
      for (const thing of things) seen.set(type, (seen.get(type) ?? new Set()).add(fields(thing).join()));
    };
    const moves = new Set<string>();
    for (const { before, seat } of steps.flatMap(({ played }) => played.filter((_, at) => at % 5 === 0))) {
      const view = kierki.view(before, seat);
      note('View', [view]);
      note('Tarif', [view.tarif]);
      note('Zaehlstich', view.tarif.zaehlstiche);
      note('Spieler', view.spieler);
      note(
        'Stich',
        [view.laufenderStich, view.letzterStich, ...view.gespielteStiche].filter((stich) => stich !== null),
      );
      note('Reihe', view.reihen);
      note('Legung', view.legungen);
      note('Planzeile', view.plan);
      note('Zettelzeile', view.zettel);
      note(
        'Question',
        kierki.prompts(before).map(({ id: _, seat: __, ...question }) => question),
      );
      for (const { type, ...rest } of kierki.legalMoves(before, seat)) moves.add(`${type} ${fields(rest)}`);
    }
    for (const [type, shapes] of seen) expect([type, ...shapes]).toEqual([type, fieldsOf(`Kierki${type}`).join()]);
    expect(seen.size).toBe(10);
    expect([...moves].sort()).toEqual(['anlegen spielkarte', 'ansagen trumpffarbe', 'spielen spielkarte']);
    expect(valuesOf('KierkiZug')).toEqual(['ANSAGEN', 'SPIELEN', 'ANLEGEN']);
    expect(fieldsOf('KierkiLegalMove')).toEqual(['preis', 'spielkarte', 'trumpffarbe', 'zug']);
  });
});
