import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openingOf, playout } from '@tavern-jack/kernel/testing';
import { BUERGER, ENDE, type Event, ORTE, wuerfelkoenig } from '@tavern-jack/wuerfelkoenig';
import { buildSchema, type GraphQLEnumType, type GraphQLObjectType } from 'graphql';
import { type WuerfelkoenigEventData, type WuerfelkoenigEventName, wuerfelkoenigEvents } from '../contracts/events/wuerfelkoenig.js';

/** The event objects that the stored definitions describe. */
type Stored = { [Name in WuerfelkoenigEventName]: { type: Name } & WuerfelkoenigEventData<Name> }[WuerfelkoenigEventName];
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

// Both directions must compile: what the game emits can be stored, and what is stored can be folded.
const stores: (event: Event) => DeepReadonly<Stored> = (event) => event;
const folds: (stored: DeepReadonly<Stored>) => Event = (stored) => stored;

const matches = Array.from({ length: 40 }, (_, seed) => ({
  seed,
  seats: { count: 2 + (seed % 4), startingSeat: seed % 2 },
  options: { chancen: seed % 2 === 1 },
}));
const emitted: readonly Event[] = matches.flatMap((match) => [
  ...openingOf(wuerfelkoenig, match).events,
  ...[...playout(wuerfelkoenig, match)].flatMap(({ events }) => events),
]);
const names = Object.keys(wuerfelkoenigEvents) as WuerfelkoenigEventName[];

const sdl = (file: string) => readFileSync(join(process.cwd(), 'contracts/graphql', file), 'utf8');
const schema = buildSchema(
  `${sdl('wuerfelkoenig.graphql')} interface MatchEvent { kind: String! } scalar Yes type Query { view: WuerfelkoenigView }`,
  { assumeValid: true },
);
const fieldsOf = (type: string): readonly string[] => Object.keys((schema.getType(type) as GraphQLObjectType).getFields()).sort();
const valuesOf = (type: string): readonly string[] => (schema.getType(type) as GraphQLEnumType).getValues().map(({ name }) => name);

describe("Würfelkönig's events agree with their stored definitions", () => {
  it('every event of 40 matches parses strictly, and every kind of event occurs', () => {
    const seen = new Set<string>();
    for (const event of emitted) {
      const { type, ...data } = folds(stores(event));
      expect(wuerfelkoenigEvents[type].data.safeParse(data)).toEqual({ success: true, data });
      seen.add(type);
    }
    expect([...seen].sort()).toEqual([...names].sort());
  });

  it('refuses a field too many, one too few, a citizen that does not exist, and a gift that is no dragon', () => {
    const { data } = wuerfelkoenigEvents.dracheVerschenkt;
    expect(data.safeParse({ seat: 0, an: 1, buerger: 'DRACHE_25' }).success).toBe(true);
    expect(data.safeParse({ seat: 0, an: 1, buerger: 'DRACHE_25', gern: true }).success).toBe(false);
    expect(data.safeParse({ seat: 0, buerger: 'DRACHE_25' }).success).toBe(false);
    expect(data.safeParse({ seat: 0, an: 1, buerger: 'DRACHE_26' }).success).toBe(false);
    expect(data.safeParse({ seat: 0, an: 1, buerger: 'ELFE_4' }).success).toBe(false);
  });
});

describe("Würfelkönig's events and view agree with the GraphQL contract", () => {
  it.each(names)('%s has exactly the fields of its GraphQL type', (name) => {
    const type = `Wuerfelkoenig${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect(Object.keys(wuerfelkoenigEvents[name].data.shape).sort()).toEqual(fieldsOf(type).filter((field) => field !== 'kind'));
  });

  it('every event type of the contract is defined', () => {
    const types = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getInterfaces' in type && type.getInterfaces().length > 0 ? [type.name] : [],
    );
    expect(types.map((type) => type.replace('Wuerfelkoenig', '').toLowerCase()).sort()).toEqual(
      names.map((name) => name.toLowerCase()).sort(),
    );
  });

  it('the citizens, locations and ends of the contract are those of the game', () => {
    expect(valuesOf('WuerfelkoenigBuerger')).toEqual(BUERGER);
    expect(wuerfelkoenigEvents.buergerAufgedeckt.data.shape.buerger.options).toEqual(BUERGER);
    expect(valuesOf('WuerfelkoenigOrt')).toEqual(ORTE);
    expect(valuesOf('WuerfelkoenigEnde')).toEqual(ENDE);
  });

  it('the view and everything in it, the question and the moves have exactly the fields of the contract', () => {
    const shapes = new Set<string>();
    const moves = new Set<string>();
    const fields = (thing: object) => Object.keys(thing).sort().join();
    const seen = (type: string, thing: object) => shapes.add(`Wuerfelkoenig${type}: ${fields(thing)}`);
    for (const { before, seat } of matches.slice(0, 8).flatMap((match) => [...playout(wuerfelkoenig, match)])) {
      const view = wuerfelkoenig.view(before, 0);
      seen('View', view);
      for (const platz of view.reihe) {
        seen('Platz', platz);
        if (platz.karte) seen('Buergerkarte', platz.karte);
      }
      for (const spieler of view.spieler) {
        seen('Spieler', spieler);
        for (const karte of spieler.stapel) seen('Stapelkarte', karte);
      }
      const { id: _, seat: __, ...question } = wuerfelkoenig.prompts(before)[0] ?? {};
      seen('Question', question);
      for (const { type, ...rest } of wuerfelkoenig.legalMoves(before, seat)) moves.add([type.toUpperCase(), fields(rest)].join(' '));
    }
    const types = ['View', 'Platz', 'Buergerkarte', 'Spieler', 'Stapelkarte', 'Question'].map((type) => `Wuerfelkoenig${type}`);
    expect([...shapes].sort()).toEqual(types.map((type) => `${type}: ${fieldsOf(type).join()}`).sort());
    expect([...moves].sort()).toEqual(['AUFHOEREN ', 'NEHMEN platz', 'SCHENKEN an', 'WUERFELN behalten']);
    expect([...valuesOf('WuerfelkoenigZug')].sort()).toEqual(['AUFHOEREN', 'NEHMEN', 'SCHENKEN', 'WUERFELN']);
    expect(fieldsOf('WuerfelkoenigLegalMove')).toEqual(['an', 'behalten', 'platz', 'preis', 'zug']);
  });

  it('every art, condition, colour and kind of question that a match shows is a value of the contract', () => {
    const shown = { Art: new Set(), Bedingung: new Set(), Wuerfelfarbe: new Set(), Schritt: new Set(), Sorte: new Set() };
    for (const match of matches.slice(0, 30)) {
      for (const { before } of playout(wuerfelkoenig, match)) {
        const view = wuerfelkoenig.view(before, 'spectator');
        for (const { karte } of view.reihe) if (karte) [shown.Art.add(karte.art), shown.Bedingung.add(karte.bedingung)];
        for (const farbe of view.farben ?? []) shown.Wuerfelfarbe.add(farbe);
        for (const { sorte } of view.spieler.flatMap(({ stapel }) => stapel)) shown.Sorte.add(sorte);
        for (const { schritt } of wuerfelkoenig.prompts(before)) shown.Schritt.add(schritt);
      }
    }
    for (const [name, values] of Object.entries(shown)) expect([...values].sort()).toEqual([...valuesOf(`Wuerfelkoenig${name}`)].sort());
  });
});
