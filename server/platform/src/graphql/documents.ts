import { createHash } from 'node:crypto';
import { type DocumentNode, type GraphQLError, type GraphQLSchema, Kind, parse, print, specifiedRules, validate, visit } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { FrameWriter } from '../fan-out/index.js';
import { limitRules, MAX_TOKENS } from './limits.js';

/** What sharing needs to know of a document. */
interface Description {
  readonly key: string;
  /** Variables that steer what is selected (@include, arguments below the root field), not only which stream. */
  readonly steering: readonly string[];
}

type CompiledWriter = (data: Record<string, unknown>, variables: Record<string, unknown>) => string;

const MOST_REMEMBERED = 500;

/** Documents by their text: parsing and validating is by far the dearest part of a small operation. */
export class Documents {
  #known = new Map<string, { readonly document: DocumentNode }>();
  #ofDocument = new WeakMap<DocumentNode, Description>();
  #writers = new Map<string, CompiledWriter>();

  constructor(readonly schema: GraphQLSchema) {}

  /** The document, or why it is none. */
  get(text: string): { readonly document: DocumentNode } | readonly GraphQLError[] {
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
    this.#known.set(text, { document });
    this.#ofDocument.set(document, describe(document));
    return { document };
  }

  /** Writes frames of a subscription document as the text of an execution result; the key says who may share the text. */
  writerOf(
    document: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
  ): { key: string; write: FrameWriter } {
    const { key, steering } = this.#ofDocument.get(document) ?? describe(document);
    const operation = `${key}|${operationName ?? ''}`;
    const compiled = this.#writers.get(operation) ?? this.#compile(document, operationName);
    this.#bound(this.#writers);
    this.#writers.set(operation, compiled);
    const values = steering.map((name) => variables[name]);
    return { key: `${operation}|${JSON.stringify(values)}`, write: (data) => compiled(data, variables) };
  }

  // Its own JSON writer knows no custom scalars (DateTime); JSON.stringify costs a microsecond more per frame.
  #compile(document: DocumentNode, operationName: string | undefined): CompiledWriter {
    const compiled = compileQuery(this.schema, document, operationName);
    if (!isCompiledQuery(compiled)) throw new Error(`cannot compile: ${JSON.stringify(compiled.errors)}`);
    return (data, variables) => compiled.stringify(compiled.query(data, {}, variables) as never);
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
