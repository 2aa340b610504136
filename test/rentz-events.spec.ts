import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openingOf, playout } from '@tavern-jack/kernel/testing';
import { type Event, type RentzState, rentz, SPIELE } from '@tavern-jack/rentz';
import { buildSchema, type GraphQLEnumType, type GraphQLObjectType } from 'graphql';
import { type RentzEventData, type RentzEventName, rentzEvents } from '../contracts/events/rentz.js';

/** The event objects that the stored definitions describe. */
type Stored = { [Name in RentzEventName]: { type: Name } & RentzEventData<Name> }[RentzEventName];
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

// Both directions must compile: what the game emits can be stored, and what is stored can be folded.
const stores: (event: Event) => DeepReadonly<Stored> = (event) => event;
const folds: (stored: DeepReadonly<Stored>) => Event = (stored) => stored;

const matches = rentz.manifest.presets.flatMap(({ options }, preset) =>
  [3 + preset, 4 + (preset % 2)].map((count, i) => ({ seed: 10 * preset + i, seats: { count, startingSeat: preset % count }, options })),
);
const emitted: readonly Event[] = matches.flatMap((match) => [
  ...openingOf(rentz, match).events,
  ...[...playout(rentz, match)].flatMap(({ events }) => events),
]);
const names = Object.keys(rentzEvents) as RentzEventName[];

const sdl = (file: string) => readFileSync(join(process.cwd(), 'contracts/graphql', file), 'utf8');
const schema = buildSchema(
  `${sdl('rentz.graphql')} ${sdl('cards.graphql')} interface MatchEvent { kind: String! } scalar Yes type Query { view: RentzView }`,
  { assumeValid: true },
);
const fieldsOf = (type: string): readonly string[] => Object.keys((schema.getType(type) as GraphQLObjectType).getFields()).sort();
const valuesOf = (type: string): readonly string[] => (schema.getType(type) as GraphQLEnumType).getValues().map(({ name }) => name);

describe("Rentz's events agree with their stored definitions", () => {
  it('every event of six matches parses strictly, and every kind of event occurs', () => {
    const seen = new Set<string>();
    for (const event of emitted) {
      const { type, ...data } = folds(stores(event));
      const parsed = rentzEvents[type].data.safeParse(data);
      if (!parsed.success) throw new Error(`${type}: ${parsed.error.message}`);
      seen.add(type);
    }
    expect([...seen].sort()).toEqual([...names].sort());
  });

  it('refuses a field too many, one too few, a card and a game that do not exist, and a hand that is kept secret', () => {
    const { gespielt, angesagt, aufgenommen } = rentzEvents;
    expect(gespielt.data.safeParse({ seat: 0, spielkarte: 'KREUZ_10' }).success).toBe(true);
    expect(gespielt.data.safeParse({ seat: 0, spielkarte: 'KREUZ_10', gern: true }).success).toBe(false);
    expect(gespielt.data.safeParse({ seat: 0 }).success).toBe(false);
    expect(gespielt.data.safeParse({ seat: 0, spielkarte: 'KREUZ_11' }).success).toBe(false);
    expect(angesagt.data.safeParse({ seat: 0, spiel: 'TRUMPF', blind: false }).success).toBe(false);
    expect(aufgenommen.data.safeParse({ seat: 0, handkarten: null }).success).toBe(false);
  });

  it('the largest scores that a table can count fit', () => {
    const werte = { herzKoenig: -500, dame: -500, karo: -500, stich: -500, kreuzZehn: 500, whist: 500 };
    expect(rentz.manifest.exclusions(werte, 6)).toEqual([]);
    const match = { seed: 3, seats: { count: 6, startingSeat: 0 }, options: werte };
    for (const { type, ...data } of [...playout(rentz, match)].flatMap(({ events }) => events)) {
      expect(rentzEvents[type].data.safeParse(data).success).toBe(true);
    }
  });
});

describe("Rentz's events and view agree with the GraphQL contract", () => {
  it.each(names)('%s has exactly the fields of its GraphQL type', (name) => {
    const type = `Rentz${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect(Object.keys(rentzEvents[name].data.shape).sort()).toEqual(fieldsOf(type).filter((field) => field !== 'kind'));
  });

  it('every event type of the contract is defined', () => {
    const types = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getInterfaces' in type && type.getInterfaces().length > 0 ? [type.name] : [],
    );
    expect(types.map((type) => type.replace('Rentz', '').toLowerCase()).sort()).toEqual(names.map((name) => name.toLowerCase()).sort());
  });

  it('the games and the options of the contract are those of the game', () => {
    expect(valuesOf('RentzSpiel')).toEqual(SPIELE);
    expect(rentzEvents.angesagt.data.shape.spiel.options).toEqual(SPIELE);
    expect(fieldsOf('RentzOptions')).toEqual(Object.keys(rentz.manifest.defaults).sort());
    expect(fieldsOf('RentzOptionsInput')).toEqual(fieldsOf('RentzOptions'));
  });

  it('the view and everything in it, the question and the moves have exactly the fields of the contract', () => {
    const shapes = new Set<string>();
    const moves = new Set<string>();
    const fields = (thing: object) => Object.keys(thing).sort().join();
    const seen = (type: string, thing: object | null) => thing && shapes.add(`Rentz${type}: ${fields(thing)}`);
    const looks = (before: RentzState, seat: number) => {
      const view = rentz.view(before, 0);
      seen('View', view);
      seen('Werte', view.werte);
      seen('Stich', view.laufenderStich);
      seen('Stich', view.letzterStich);
      for (const reihe of view.reihen) seen('Reihe', reihe);
      for (const spieler of view.spieler) seen('Spieler', spieler);
      for (const zeile of view.zettel) seen('Zettelzeile', zeile);
      const { id: _, seat: __, ...question } = rentz.prompts(before)[0] ?? {};
      seen('Question', question);
      for (const { type, ...rest } of rentz.legalMoves(before, seat)) moves.add([type.toUpperCase(), fields(rest)].join(' ').trim());
    };
    for (const match of matches.slice(0, 2))
      for (const { before, seat, played } of playout(rentz, match)) if (played % 3 === 0) looks(before, seat);
    const types = ['View', 'Werte', 'Stich', 'Reihe', 'Spieler', 'Zettelzeile', 'Question'].map((type) => `Rentz${type}`);
    expect([...shapes].sort()).toEqual(types.map((type) => `${type}: ${fieldsOf(type).join()}`).sort());
    const kinds = [
      'ABLEHNEN',
      'ANLEGEN spielkarte',
      'ANSAGEN spiel',
      'ANSEHEN',
      'BLINDANSAGEN spiel',
      'SPIELEN spielkarte',
      'VERZICHTEN',
      'ZULASSEN',
    ];
    expect([...moves].sort()).toEqual(kinds);
    expect([...valuesOf('RentzZug')].sort()).toEqual(kinds.map((kind) => kind.split(' ')[0]));
    expect(fieldsOf('RentzLegalMove')).toEqual(['preis', 'spiel', 'spielkarte', 'zug']);
  });

  it('every phase and every kind of question that a match shows is a value of the contract', () => {
    const shown = { Phase: new Set<string>(['ENDE']), Entscheidung: new Set<string>() };
    for (const match of matches.slice(0, 2)) {
      for (const { before } of playout(rentz, match)) {
        shown.Phase.add(before.phase);
        for (const { entscheidung } of rentz.prompts(before)) shown.Entscheidung.add(entscheidung);
      }
    }
    for (const [name, values] of Object.entries(shown)) expect([...values].sort()).toEqual([...valuesOf(`Rentz${name}`)].sort());
  });
});
