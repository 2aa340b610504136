import { UnknownEventSchema, UnknownEventType } from './faults.js';

type Data = Readonly<Record<string, unknown>>;

/** Lifts data from one schema to the next; pure. */
export type Upcaster = (data: Data) => Data;

export interface CatalogEntry {
  /** The schema that is written now. */
  readonly schema: number;
  /** `upcasters[0]` lifts schema 1 to 2, and so on: always `schema - 1` of them. */
  readonly upcasters?: readonly Upcaster[];
}

/** What may stand in the log, by stored type. */
export class EventCatalog {
  private readonly entries: ReadonlyMap<string, CatalogEntry>;

  /** Throws when an entry lacks an upcaster. */
  constructor(entries: Readonly<Record<string, CatalogEntry>>) {
    this.entries = new Map(Object.entries(entries));
    for (const [type, { schema, upcasters = [] }] of this.entries) {
      if (upcasters.length !== schema - 1) throw new Error(`"${type}" has schema ${schema} and needs ${schema - 1} upcasters.`);
    }
  }

  /** Throws unless an event of this type and schema may be written now. */
  assertWritable(type: string, schema: number): void {
    const known = this.entry(type).schema;
    if (schema !== known) throw new UnknownEventSchema(type, schema, known);
  }

  /** Stored data in today's shape. Throws for a type or a schema that is not in the catalog. */
  lift(type: string, schema: number, data: Data): Data {
    const { schema: known, upcasters = [] } = this.entry(type);
    if (schema === known) return data;
    if (schema > known || schema < 1) throw new UnknownEventSchema(type, schema, known);
    return upcasters.slice(schema - 1).reduce((lifted, upcast) => upcast(lifted), data);
  }

  private entry(type: string): CatalogEntry {
    const entry = this.entries.get(type);
    if (!entry) throw new UnknownEventType(type);
    return entry;
  }
}
