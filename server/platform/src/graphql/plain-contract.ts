import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  printSchema,
  visit,
} from 'graphql';

/*
 * What is written is there already, as plain fields: neither resolvers nor the arguments of the operation's own fields
 * matter for its text. Both are left out here, so that a writer does not read the variables again for every frame.
 */

/** The contract without resolvers, and without the arguments of mutations and subscriptions. */
export function plainContract(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([schema.getMutationType()?.name, schema.getSubscriptionType()?.name]);
  const document = visit(parse(printSchema(schema)), {
    ObjectTypeDefinition: (type) =>
      roots.has(type.name.value) ? { ...type, fields: type.fields?.map((field) => ({ ...field, arguments: [] })) } : undefined,
  });
  return buildASTSchema(document, { assumeValid: true });
}

/** The document for it; of its variables only those that steer what is selected remain. */
export function plainDocument(document: DocumentNode, steering: readonly string[]): DocumentNode {
  const definitions = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? plainOperation(definition, steering) : definition,
  );
  return { ...document, definitions };
}

function plainOperation(operation: OperationDefinitionNode, steering: readonly string[]): OperationDefinitionNode {
  const selections = operation.selectionSet.selections.map((field) => (field.kind === Kind.FIELD ? { ...field, arguments: [] } : field));
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) => steering.includes(variable.name.value));
  return { ...operation, variableDefinitions, selectionSet: { ...operation.selectionSet, selections } };
}
