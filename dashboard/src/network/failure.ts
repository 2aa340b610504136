/** Why there is no answer at all. Expected refusals are no failures: they are problems and come as answers. */
export type Failure =
  /** The server cannot be reached. */
  | { readonly kind: 'away' }
  /** The server does not know who asks. */
  | { readonly kind: 'signed-out' }
  /** A fault inside the server, or a question it refuses; with a reference to quote if there is one. */
  | { readonly kind: 'fault'; readonly code: string; readonly reference: string | undefined };

interface WireError {
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Reads a failure from the errors of a GraphQL answer; without any, nobody answered. */
export function failureOf(errors: readonly WireError[] | undefined): Failure {
  const extensions = errors?.[0]?.extensions;
  if (!errors || errors.length === 0) return { kind: 'away' };
  const code = String(extensions?.code ?? 'INTERNAL');
  if (code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  const reference = extensions?.errorId;
  return { kind: 'fault', code, reference: typeof reference === 'string' ? reference : undefined };
}
