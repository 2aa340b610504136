import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  locatedError,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import type { FrameWriter } from '../fan-out/index.js';
import { formatted } from './errors.js';
import { limitRules, MAX_TOKENS } from './limits.js';
import { textWriter } from './text-writer.js';

/** What sharing needs to know of a document. */
interface Description {
  readonly key: string;
  /** Variables that steer what is selected (@include, arguments below the root field), not only which stream. */
  readonly steering: readonly string[];
}

/** A document that was parsed and found valid. */
export interface KnownDocument {
  readonly document: DocumentNode;
}

/** Texts that are remembered at most, of each kind. */
export const MOST_REMEMBERED = 500;

/** Documents by their text: parsing and validating is by far the dearest part of a small operation. */
export class Documents {
  #known = new Map<string, KnownDocument>();
  #ofDocument = new WeakMap<DocumentNode, Description>();
  #writers = new Map<string, FrameWriter>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** The document, or why it is none. */
  get(text: string): KnownDocument | readonly GraphQLError[] {
    const known = this.#known.get(text);
    if (known) return known;
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MAX_TOKENS });
    } catch (error) {
      return [error as GraphQLError];
    }
    const errors = validate(this.schema, document, [...specifiedRules, ...limitRules]);
    if (errors.length > 0) return errors;
    this.#bound(this.#known);
    const found = { document };
    this.#known.set(text, found);
    this.#ofDocument.set(document, describe(document));
    return found;
  }

  /** Writes plain data of a document's root as the text of an execution result; the key says who may share the text. */
  writerOf(
    document: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
  ): { key: string; write: FrameWriter } {
    const { key: text, steering } = this.#ofDocument.get(document) ?? describe(document);
    const steered = Object.fromEntries(steering.filter((name) => name in variables).map((name) => [name, variables[name]]));
    const key = `${text}|${operationName ?? ''}|${JSON.stringify(steered)}`;
    const write = this.#writers.get(key) ?? guarded(textWriter(this.schema, document, operationName, steered));
    this.#bound(this.#writers);
    this.#writers.set(key, write);
    return { key, write };
  }

  #bound(map: Map<string, unknown>): void {
    if (map.size < MOST_REMEMBERED) return;
    const oldest = map.keys().next().value;
    if (oldest !== undefined) map.delete(oldest);
  }
}

/** Data that does not fit the contract is a fault of ours, told as GraphQL tells it. */
const guarded =
  (write: (root: Record<string, unknown>) => string): FrameWriter =>
  (root) => {
    try {
      return `{"data":${write(root)}}`;
    } catch (error) {
      return JSON.stringify({ data: null, errors: formatted([locatedError(error, undefined)]) });
    }
  };

const describe = (document: DocumentNode): Description => ({
  key: createHash('sha256').update(print(document)).digest('base64'),
  steering: steeringVariables(document),
});

/** Names of the variables used anywhere but in the root fields' own arguments. */
function steeringVariables(document: DocumentNode): string[] {
  const rootArguments = new Set<unknown>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const field of definition.selectionSet.selections) {
      if (field.kind === Kind.FIELD) for (const argument of field.arguments ?? []) rootArguments.add(argument);
    }
  }
  const names = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Argument: (node) => (rootArguments.has(node) ? false : undefined),
    Variable: (node) => void names.add(node.name.value),
  });
  return [...names].sort();
}
