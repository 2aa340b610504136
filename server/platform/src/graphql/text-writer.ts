import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';

/*
 * Execution of a document over data that is there already: no resolvers, no arguments, no promises. The document is
 * walked once, and leaves a tree of functions that put texts together; that costs a tenth of executing it and of
 * stringifying the result. Fields mean what the specification says: aliases, fragments on types that fit, fields of one
 * name merged, @skip and @include by the variables that the writer was made for.
 */

type Write = (value: unknown) => string;
type Variables = Readonly<Record<string, unknown>>;

/** Writes a document's result as the text of its `data`. Throws when the data does not fit the contract. */
export function textWriter(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined, variables: Variables): Write {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('There is no such operation in the document.');
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.BOOLEAN ? [[variable.name.value, defaultValue.value]] : [],
  );
  const compiler = new Compiler(schema, document, { ...Object.fromEntries(defaults), ...variables });
  return compiler.object(root, [operation.selectionSet]);
}

class Compiler {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Variables,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  object(type: GraphQLObjectType, selections: readonly SelectionSetNode[]): Write {
    const fields = [...this.#fieldsOf(type, selections)].map(([key, nodes], index) => this.#field(type, key, nodes, index));
    return (value) => {
      const data = value as Record<string, unknown>;
      let text = '';
      for (const { head, name, write } of fields) text += head + write(data[name]);
      return `{${text}}`;
    };
  }

  #field(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[], index: number) {
    const [node] = nodes as [FieldNode];
    const name = node.name.value;
    const head = `${index === 0 ? '' : ','}${quoted(key)}:`;
    if (name === '__typename') return { head, name, write: constant(quoted(type.name)) };
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field ${name}.`);
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return { head, name, write: this.#output(field.type, selections, `${type.name}.${name}`) };
  }

  #output(type: GraphQLOutputType, selections: readonly SelectionSetNode[], where: string): Write {
    if (isNonNullType(type)) {
      const write = this.#present(type.ofType as GraphQLOutputType, selections, where);
      return (value) => {
        if (value === null || value === undefined) throw new Error(`Cannot return null for non-nullable field ${where}.`);
        return write(value);
      };
    }
    const write = this.#present(type, selections, where);
    return (value) => (value === null || value === undefined ? 'null' : write(value));
  }

  #present(type: GraphQLOutputType, selections: readonly SelectionSetNode[], where: string): Write {
    if (isListType(type)) return list(this.#output(type.ofType as GraphQLOutputType, selections, where));
    if (isObjectType(type)) return this.object(type, selections);
    if (isEnumType(type)) return oneOf(new Map(type.getValues().map(({ name }) => [name, quoted(name)])), where);
    if (isLeafType(type)) return type.name === 'Int' || type.name === 'Float' || type.name === 'Boolean' ? plain(where) : text;
    if (!isAbstractType(type)) throw new Error(`${where} cannot be written.`);
    const members = new Map(this.schema.getPossibleTypes(type).map((member) => [member.name, this.object(member, selections)]));
    return (value) => {
      const { __typename } = value as { __typename?: string };
      const write = members.get(__typename ?? '');
      if (!write) throw new Error(`${where} is of no type that it may have: ${__typename}.`);
      return write(value);
    };
  }

  /** What is selected of an object of this type, by response key in the order of the document. */
  #fieldsOf(type: GraphQLObjectType, selections: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const seen = new Set<string>();
    for (const selection of selections) this.#collect(type, selection, fields, seen);
    return fields;
  }

  /** `seen`: a fragment that is spread again adds nothing, and spread twice in each of many fragments it would never end. */
  #collect(type: GraphQLObjectType, { selections }: SelectionSetNode, into: Map<string, FieldNode[]>, seen: Set<string>): void {
    for (const selection of selections) {
      if (!this.#included(selection.directives ?? [])) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        into.set(key, [...(into.get(key) ?? []), selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value);
      if (fragment && this.#applies(type, fragment.typeCondition)) this.#collect(type, fragment.selectionSet, into, seen);
    }
  }

  #applies(type: GraphQLObjectType, condition: FragmentDefinitionNode['typeCondition'] | undefined): boolean {
    const on = condition && typeFromAST(this.schema, condition);
    return !on || on === type || (isAbstractType(on) && this.schema.isSubType(on, type));
  }

  #included(directives: readonly DirectiveNode[]): boolean {
    return directives.every(({ name, arguments: given }) => {
      const condition = given?.find((argument) => argument.name.value === 'if')?.value;
      const holds =
        condition?.kind === Kind.VARIABLE
          ? this.variables[condition.name.value] === true
          : condition?.kind === Kind.BOOLEAN && condition.value;
      return name.value === 'skip' ? !holds : name.value !== 'include' || holds;
    });
  }
}

// A name is a slice of the contract's text, and that has a "…" in it: V8 keeps such slices, and every text that they become
// part of, in two bytes a letter, and turns them over once more when they are sent. A fresh text of ASCII has one.
const quoted = (name: string): string => Buffer.from(`"${name}"`, 'latin1').toString('latin1');

const constant =
  (text: string): Write =>
  () =>
    text;

const list =
  (each: Write): Write =>
  (value) => {
    let text = '';
    for (const item of value as readonly unknown[]) text += text === '' ? each(item) : `,${each(item)}`;
    return `[${text}]`;
  };

const oneOf =
  (texts: ReadonlyMap<unknown, string>, where: string): Write =>
  (value) => {
    const known = texts.get(value);
    if (known === undefined) throw new Error(`${where} has no value ${String(value)}.`);
    return known;
  };

/** Numbers and truth values, which are their own JSON. */
const plain =
  (where: string): Write =>
  (value) => {
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
    throw new Error(`${where} cannot be ${String(value)}.`);
  };

const NEEDS_NO_ESCAPE = /^[ !#-[\]-~]*$/;

/** Texts, ids and moments. */
const text: Write = (value) => {
  if (typeof value === 'string') return NEEDS_NO_ESCAPE.test(value) ? `"${value}"` : JSON.stringify(value);
  return value instanceof Date ? `"${value.toISOString()}"` : JSON.stringify(String(value));
};
