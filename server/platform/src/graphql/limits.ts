import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ValidationRule } from 'graphql';

/** No client needs more: the deepest of ours is 9 levels, the largest about 700 tokens. */
export const MAX_DEPTH = 14;
export const MAX_ALIASES = 20;
export const MAX_TOKENS = 4_000;
/** Bytes of one HTTP body or one socket message. */
export const MAX_MESSAGE = 64 * 1024;

const onReject = [
  (_: unknown, error: { extensions: Record<string, unknown> }) => {
    error.extensions.code = 'QUERY_TOO_COSTLY';
  },
];

/** Validation beyond the specification, the same over HTTP and sockets. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: MAX_DEPTH, flattenFragments: true, onReject: onReject as never }) as unknown as ValidationRule,
  maxAliasesRule({ n: MAX_ALIASES, onReject: onReject as never }) as unknown as ValidationRule,
];
