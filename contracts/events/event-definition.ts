import type { z } from 'zod';

/** The shape of one stored event: the version of its JSON and what must be in it. */
export interface EventDefinition {
  /** Version of the JSON's shape; raised with every change, old versions are lifted at reading. */
  readonly schema: number;
  readonly data: z.ZodType;
  /** `upcasters[0]` lifts data of schema 1 to 2, and so on. */
  readonly upcasters?: readonly ((data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>)[];
}

export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** The TypeScript type of an event's data. */
export type DataOf<D extends EventDefinition> = z.infer<D['data']>;
