import {
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  locatedError,
  type OperationDefinitionNode,
} from 'graphql';
import { type Documents, type KnownDocument, MOST_REMEMBERED } from './documents.js';
import { formatted } from './errors.js';
import { exactly } from './exact-input.js';
import type { RequestContext } from './request-context.js';
import { sizeOf } from './size-of.js';

/** A mutation ready to run: what GraphQL would do for this document, without doing it anew each time. */
export interface ReadyMutation {
  /** Whether these variables need no coercion. */
  takes(variables: unknown): boolean;
  /** The text of the execution result. Never rejects. */
  run(variables: Readonly<Record<string, unknown>>, context: RequestContext): Promise<string>;
}

/**
 * The short way for the operation that matters most, a mutation of one field with one variable: its resolver is called at
 * once (guards hang on it), with the input as it came if that is exactly what the contract wants. Everything else, and
 * every input that is not exact, goes the long way through GraphQL and is answered the same.
 */
export class ShortWay {
  /** By text; null: not one of these. */
  #ready = new Map<string, ReadyMutation | null>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly documents: Documents,
  ) {}

  /** The mutation in this document; undefined for any other kind of document. */
  mutationIn(text: string): ReadyMutation | undefined {
    let ready = this.#ready.get(text);
    if (ready === undefined) {
      const known = this.documents.get(text);
      if (!('document' in known)) return undefined;
      ready = this.#prepare(known) ?? null;
      if (this.#ready.size >= MOST_REMEMBERED) this.#ready.clear();
      this.#ready.set(text, ready);
    }
    return ready ?? undefined;
  }

  #prepare({ document }: KnownDocument): ReadyMutation | undefined {
    const operation = onlyMutation(document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION));
    const node = operation && onlyField(operation);
    const argument = node?.arguments?.[0];
    const variable = operation?.variableDefinitions?.[0];
    if (!node || argument?.value.kind !== Kind.VARIABLE || !variable || variable.defaultValue) return undefined;
    const field = this.schema.getMutationType()?.getFields()[node.name.value];
    const type = field?.args.find(({ name }) => name === argument.name.value)?.type;
    const resolve = field?.resolve as GraphQLFieldResolver<unknown, RequestContext> | undefined;
    if (!field || !type || !resolve) return undefined;
    const name = variable.variable.name.value;
    const exact = exactly(type);
    const key = node.alias?.value ?? node.name.value;
    const failed = isNonNullType(field.type) ? null : { [key]: null };
    const { write } = this.documents.writerOf(document, undefined, {});
    // Variables that are named as the argument is are the arguments as they stand.
    const sameName = argument.name.value === name;
    const root: Record<string, unknown> = { [node.name.value]: undefined };
    return {
      takes: (variables) => isRecord(variables) && exact(variables[name]) && sizeOf(variables) === 1,
      run: async (variables, context) => {
        try {
          const given = sameName ? variables : { [argument.name.value]: variables[name] };
          root[node.name.value] = await resolve(undefined, given, context, undefined as never);
          return write(root);
        } catch (error) {
          return JSON.stringify({ data: failed, errors: formatted([locatedError(error, node, [key])]) });
        }
      },
    };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function onlyMutation(operations: readonly OperationDefinitionNode[]): OperationDefinitionNode | undefined {
  const [operation, ...others] = operations;
  if (others.length > 0 || operation?.operation !== 'mutation') return undefined;
  return operation.variableDefinitions?.length === 1 && !operation.directives?.length ? operation : undefined;
}

function onlyField({ selectionSet }: OperationDefinitionNode): FieldNode | undefined {
  const [field, ...others] = selectionSet.selections;
  if (others.length > 0 || field?.kind !== Kind.FIELD) return undefined;
  return field.arguments?.length === 1 && !field.directives?.length ? field : undefined;
}
