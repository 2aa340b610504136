import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

type Check = (value: unknown) => boolean;

/**
 * Whether a JSON value is already what GraphQL would make of it, made once for a type. A no means only that the value must
 * go through GraphQL's own coercion, which may still take it (a default to fill in, a number for an ID) or tell what is wrong.
 */
export function exactly(type: GraphQLInputType): Check {
  if (isNonNullType(type)) return present(type.ofType as GraphQLInputType);
  const check = present(type);
  return (value) => value === null || check(value);
}

function present(type: GraphQLInputType): Check {
  if (isListType(type)) {
    const each = exactly(type.ofType as GraphQLInputType);
    return (value) => Array.isArray(value) && value.every(each);
  }
  if (isInputObjectType(type)) return object(type);
  if (isEnumType(type)) return (value) => typeof value === 'string' && type.getValue(value)?.value === value;
  return scalar(type as GraphQLScalarType);
}

const SCALARS: Readonly<Record<string, Check>> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => typeof value === 'number' && (value | 0) === value,
};

const scalar = ({ name }: GraphQLScalarType): Check => SCALARS[name] ?? (() => false);

/** Types may hold each other: a check is made when it is first needed. */
function lazily(type: GraphQLInputType): Check {
  let check: Check | undefined;
  return (value) => {
    check ??= exactly(type);
    return check(value);
  };
}

function object(type: GraphQLInputObjectType): Check {
  const fields = Object.values(type.getFields());
  // A default would have to be filled in.
  if (fields.some((field) => field.defaultValue !== undefined)) return () => false;
  const known = new Map(fields.map((field) => [field.name, { needed: isRequiredInputField(field), check: lazily(field.type) }]));
  const needed = fields.filter(isRequiredInputField).length;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given = value as Readonly<Record<string, unknown>>;
    let [count, found] = [0, 0];
    // JSON has no inherited keys; and a loop, because this is run for every move.
    for (const name in given) {
      const field = known.get(name);
      if (!field?.check(given[name]) || (type.isOneOf && given[name] === null)) return false;
      count++;
      if (field.needed) found++;
    }
    return found === needed && (!type.isOneOf || count === 1);
  };
}
