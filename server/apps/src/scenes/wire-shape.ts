import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type DocumentNode, execute, type GraphQLSchema, Kind, parse } from 'graphql';

/** What a client gets of one version of a match: the fields that it asks for, under the names that it gives them. */
export interface WireFrame {
  readonly event: { readonly __typename: string } | null;
  readonly view: object | null;
}

const SUBSCRIPTION = 'MatchFrames';

/** Gives frames the shape in which a client gets them: the contract's types, and the client's own document over them. */
export class WireShape {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;

  /** `client` is a folder with the `.graphql` files of a client; one of them subscribes to `MatchFrames`. Throws when none does. */
  constructor(typeDefs: string, client: string) {
    this.#schema = buildSchema(typeDefs);
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
    const { definitions } = parse(
      files
        .sort()
        .map((file) => readFileSync(join(client, file), 'utf8'))
        .join('\n'),
    );
    const needed = definitions.filter(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION || (one.kind === Kind.OPERATION_DEFINITION && one.name?.value === SUBSCRIPTION),
    );
    if (!needed.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) throw new Error(`no subscription ${SUBSCRIPTION} in ${client}`);
    this.#document = { kind: Kind.DOCUMENT, definitions: needed };
  }

  /** Throws an Error for what the contract does not allow. */
  of(frame: object): WireFrame {
    const now = new Date(0).toISOString();
    const whole = { version: 1, at: now, serverTime: now, resync: false, cause: '', actor: { kind: 'HOUSE', seat: null }, ...frame };
    const answer = execute({
      schema: this.#schema,
      document: this.#document,
      rootValue: { matchFrames: { prompts: [], controllers: [], status: 'RUNNING', ...whole } },
      variableValues: { matchId: '' },
    });
    if ('then' in answer) throw new Error('a frame is at hand, nothing is waited for');
    if (answer.errors?.[0]) throw answer.errors[0];
    const { event, view } = (answer.data as { matchFrames: WireFrame }).matchFrames;
    return { event, view };
  }
}
