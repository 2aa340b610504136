import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type GraphQLNamedType, type GraphQLObjectType, getNamedType, isAbstractType, isObjectType } from 'graphql';

/** The contract as the repository holds it. */
export const contract = buildSchema(
  readFileSync(fileURLToPath(new URL('../../contracts/generated/schema.graphql', import.meta.url)), 'utf8'),
);

/**
 * A selection of everything that can be asked of a type: what these tests see is all that a client could see.
 * Members of a union that give one name to different types get an alias, `name_Homie`.
 */
export function everyField(typeName: string): string {
  const type = contract.getType(typeName);
  if (!type) throw new Error(`the contract has no type ${typeName}`);
  return selection(type);
}

function selection(type: GraphQLNamedType): string {
  if (isObjectType(type)) return `{ __typename ${fieldsOf(type, new Map())} }`;
  if (!isAbstractType(type)) return '';
  const seen = new Map<string, string>();
  // These tests mostly play Kiezkönig: its fields keep their plain names.
  const plainFirst = [...contract.getPossibleTypes(type)].sort((a, b) => Number(isPlain(b)) - Number(isPlain(a)));
  const members = plainFirst.map((member) => `... on ${member.name} { ${fieldsOf(member, seen)} }`);
  return `{ __typename ${members.join(' ')} }`;
}

const isPlain = ({ name }: GraphQLObjectType): boolean => name.startsWith('Kiezkoenig');

function fieldsOf(type: GraphQLObjectType, seen: Map<string, string>): string {
  const fields = Object.values(type.getFields()).filter((field) => field.args.length === 0);
  const chosen = fields.map((field) => {
    const shape = String(field.type);
    const first = seen.get(field.name) ?? shape;
    seen.set(field.name, first);
    const alias = first === shape ? '' : `${field.name}_${type.name}: `;
    return `${alias}${field.name} ${selection(getNamedType(field.type))}`;
  });
  return chosen.join(' ');
}
