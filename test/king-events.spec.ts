import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FARBEN, KARTEN } from '@tavern-jack/kernel';
import { openingOf, playout } from '@tavern-jack/kernel/testing';
import { ENTSCHEIDUNGEN, type Event, KONTRAKTE, king, PRESETS, RESTGRUENDE, SPIELFORMEN, TRUMPFWAHLEN } from '@tavern-jack/king';
import { buildSchema, type GraphQLEnumType, type GraphQLInputObjectType, type GraphQLObjectType } from 'graphql';
import { farbe, karte } from '../contracts/events/cards.js';
import { type KingEventData, type KingEventName, kingEvents } from '../contracts/events/king.js';

/** The event objects that the stored definitions describe. */
type Stored = { [Name in KingEventName]: { type: Name } & KingEventData<Name> }[KingEventName];
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

// Both directions must compile: what the game emits can be stored, and what is stored can be folded.
const stores: (event: Event) => DeepReadonly<Stored> = (event) => event;
const folds: (stored: DeepReadonly<Stored>) => Event = (stored) => stored;

const matches = PRESETS.flatMap(({ options }, seed) =>
  [3, 4, 5].flatMap((count) =>
    king.manifest.exclusions(options, count).length > 0 ? [] : [{ seed, seats: { count, startingSeat: seed % count }, options }],
  ),
);
const emitted: readonly Event[] = matches.flatMap((match) => [
  ...openingOf(king, match).events,
  ...[...playout(king, match)].flatMap(({ events }) => events),
]);
const names = Object.keys(kingEvents) as KingEventName[];

const sdl = (file: string) => readFileSync(join(process.cwd(), 'contracts/graphql', file), 'utf8');
const schema = buildSchema(
  `${sdl('cards.graphql')} ${sdl('king.graphql')} interface MatchEvent { kind: String! } scalar Yes type Query { view: KingView }`,
  { assumeValid: true },
);
const fieldsOf = (type: string): readonly string[] => Object.keys((schema.getType(type) as GraphQLObjectType).getFields()).sort();
const valuesOf = (type: string): readonly string[] => (schema.getType(type) as GraphQLEnumType).getValues().map(({ name }) => name);

describe("King's events agree with their stored definitions", () => {
  it(`every event of ${matches.length} matches parses strictly, also as each viewer reads it, and every kind of event occurs`, () => {
    const seen = new Set<string>();
    for (const [at, event] of emitted.entries()) {
      for (const read of [event, king.redact(event, at % 3), king.redact(event, 'spectator')]) {
        if (read === 'hidden') throw new Error('nothing is hidden as a whole');
        const { type, ...data } = folds(stores(read));
        const parsed = kingEvents[type].data.safeParse(data);
        if (!parsed.success) throw new Error(`${type}: ${parsed.error.message}`);
        seen.add(type);
      }
    }
    expect([...seen].sort()).toEqual([...names].sort());
  });

  it('refuses a field too many, one too few, a card that does not exist, and a trick beyond the seventeenth', () => {
    const { data } = kingEvents.karteGelegt;
    expect(data.safeParse({ seat: 0, karte: 'HERZ_K' }).success).toBe(true);
    expect(data.safeParse({ seat: 0, karte: 'HERZ_K', gern: true }).success).toBe(false);
    expect(data.safeParse({ seat: 0 }).success).toBe(false);
    expect(data.safeParse({ seat: 0, karte: 'HERZ_1' }).success).toBe(false);
    expect(kingEvents.stichGewonnen.data.safeParse({ seat: 0, stichNummer: 18, zaehltFuer: 0, punkte: 1 }).success).toBe(false);
  });
});

describe("King's events and view agree with the GraphQL contract", () => {
  it.each(names)('%s has exactly the fields of its GraphQL type', (name) => {
    const type = `King${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect(Object.keys(kingEvents[name].data.shape).sort()).toEqual(fieldsOf(type).filter((field) => field !== 'kind'));
  });

  it('every event type of the contract is defined', () => {
    const types = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getInterfaces' in type && type.getInterfaces().length > 0 ? [type.name] : [],
    );
    expect(types.map((type) => type.replace('King', '').toLowerCase()).sort()).toEqual(names.map((name) => name.toLowerCase()).sort());
  });

  it('cards, suits, contracts, kinds of question and options of the contract are those of the game', () => {
    expect(valuesOf('Karte')).toEqual(KARTEN);
    expect(karte.options).toEqual(KARTEN);
    expect(valuesOf('Farbe')).toEqual(FARBEN);
    expect(farbe.options).toEqual(FARBEN);
    expect(valuesOf('KingKontrakt')).toEqual(KONTRAKTE);
    expect(kingEvents.kontraktAngesagt.data.shape.kontrakt.options).toEqual(KONTRAKTE);
    expect(valuesOf('KingEntscheidung')).toEqual(ENTSCHEIDUNGEN);
    expect(valuesOf('KingRestgrund')).toEqual(RESTGRUENDE);
    expect(valuesOf('KingSpielform')).toEqual(SPIELFORMEN);
    expect(valuesOf('KingTrumpfwahl')).toEqual(TRUMPFWAHLEN);
    const { defaults } = king.manifest;
    expect(fieldsOf('KingOptions')).toEqual(Object.keys(defaults).sort());
    const inputs = Object.values((schema.getType('KingOptionsInput') as GraphQLInputObjectType).getFields());
    expect(Object.fromEntries(inputs.map(({ name, defaultValue }) => [name, defaultValue]))).toEqual(defaults);
  });

  it('the view and everything in it, the question and the moves have exactly the fields of the contract', () => {
    const shapes = new Set<string>();
    const moves = new Set<string>();
    const fields = (thing: object) => Object.keys(thing).sort().join();
    const seen = (type: string, ...things: readonly (object | null)[]) => {
      for (const thing of things) if (thing) shapes.add(`King${type}: ${fields(thing)}`);
    };
    for (const { before, seat, played } of matches.flatMap((match) => [...playout(king, match)])) {
      for (const { type, ...rest } of king.legalMoves(before, seat)) moves.add([type.toUpperCase(), fields(rest)].join(' '));
      const { id: _, seat: __, ...question } = king.prompts(before)[0] ?? {};
      seen('Question', question);
      if (played % 8 !== 0) continue;
      const view = king.view(before, seat);
      seen('View', view);
      seen('Options', view.optionen);
      seen('Tarif', view.kingTarif, ...view.vorrat.map(({ kingTarif }) => kingTarif));
      seen('Zaehlstich', ...view.vorrat.flatMap(({ kingTarif }) => kingTarif.zaehlstiche));
      seen('Vorrat', ...view.vorrat);
      seen('Stich', view.laufenderStich, view.letzterStich, ...view.stiche);
      seen('Spieler', ...view.spieler);
      seen('Zettelzeile', ...view.zettel);
      seen('Gebot', ...view.gebote);
      seen('Kauf', view.kauf);
    }
    const types = ['View', 'Options', 'Question', 'Tarif', 'Zaehlstich', 'Vorrat', 'Stich', 'Spieler', 'Zettelzeile', 'Gebot', 'Kauf'];
    expect([...shapes].sort()).toEqual(types.map((type) => `King${type}: ${fieldsOf(`King${type}`).join()}`).sort());
    const expected = ['ANSAGEN kontrakt', 'BEHALTEN ', 'BESTIMMEN farbe', 'BIETEN gebot', 'LEGEN karte', 'PASSEN ', 'VERKAUFEN '];
    expect([...moves].sort()).toEqual(expected);
    expect([...valuesOf('KingZug')].sort()).toEqual(expected.map((move) => move.split(' ')[0]));
    expect(fieldsOf('KingLegalMove')).toEqual(['farbe', 'gebot', 'karte', 'kontrakt', 'preis', 'zug']);
  });
});
