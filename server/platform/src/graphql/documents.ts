import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { FrameWriter } from '../fan-out/index.js';
import { formatted } from './errors.js';
import { limitRules, MAX_TOKENS } from './limits.js';
import { plainContract, plainDocument } from './plain-contract.js';

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

type CompiledWriter = (data: Record<string, unknown>, variables: Record<string, unknown>) => string;

const MOST_REMEMBERED = 500;

/** Documents by their text: parsing and validating is by far the dearest part of a small operation. */
export class Documents {
  #known = new Map<string, KnownDocument>();
  #ofDocument = new WeakMap<DocumentNode, Description>();
  #writers = new Map<string, CompiledWriter>();

  readonly #plain: GraphQLSchema;

  constructor(private readonly schema: GraphQLSchema) {
    this.#plain = plainContract(schema);
  }

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
    const { key, steering } = this.#ofDocument.get(document) ?? describe(document);
    const operation = `${key}|${operationName ?? ''}`;
    const compiled = this.#writers.get(operation) ?? this.#compile(plainDocument(document, steering), operationName);
    this.#bound(this.#writers);
    this.#writers.set(operation, compiled);
    const steered = Object.fromEntries(steering.filter((name) => name in variables).map((name) => [name, variables[name]]));
    return { key: `${operation}|${JSON.stringify(steered)}`, write: (data) => compiled(data, steered) };
  }

  // Not with the library's own JSON writer: it loses fields where members of a union select an object of one name differently.
  #compile(document: DocumentNode, operationName: string | undefined): CompiledWriter {
    // Leaves are written as they are: numbers, texts and enum values are plain JSON in the house, too.
    const compiled = compileQuery(this.#plain, document, operationName, { disableLeafSerialization: true });
    if (!isCompiledQuery(compiled)) throw new Error(`cannot compile: ${JSON.stringify(compiled.errors)}`);
    return (root, variables) => {
      const { data, errors } = compiled.query(root, {}, variables) as ExecutionResult;
      return JSON.stringify(errors ? { data, errors: formatted(errors) } : { data });
    };
  }

  #bound(map: Map<string, unknown>): void {
    if (map.size < MOST_REMEMBERED) return;
    const oldest = map.keys().next().value;
    if (oldest !== undefined) map.delete(oldest);
  }
}

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
