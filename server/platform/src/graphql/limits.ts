import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationRule } from 'graphql';

/** No client needs more: the deepest of ours is 9 levels; one that asks for everything of all six games has 28 aliases. */
export const MAX_DEPTH = 14;
export const MAX_ALIASES = 60;
export const MAX_TOKENS = 4_000;
/** Bytes of one HTTP body or one socket message. */
export const MAX_MESSAGE = 64 * 1024;

// Thrown, as the rules do by themselves, it would break the validation; reported, it is one of its findings.
const limit = {
  propagateOnRejection: false,
  onReject: [
    (context: { reportError(error: GraphQLError): void } | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message.replace('Syntax Error: ', ''), { extensions: { code: 'QUERY_TOO_COSTLY' } })),
  ] as never,
};

/** Validation beyond the specification, the same over HTTP and sockets. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: MAX_DEPTH, flattenFragments: true, ...limit }) as unknown as ValidationRule,
  maxAliasesRule({ n: MAX_ALIASES, ...limit }) as unknown as ValidationRule,
];
