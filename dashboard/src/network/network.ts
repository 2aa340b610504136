import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Client as SocketClient } from 'graphql-ws';
import { Client, fetchExchange } from 'urql';
import type { ProblemCode } from '../generated/graphql';
import type { Endpoints } from './address';
import { commandId } from './command-id';
import type { Credentials } from './credentials';
import { type Failure, failureOf } from './failure';
import { signedFetch } from './signed-fetch';
import { openSocket } from './socket';

type VariablesOf<Document> = Document extends TypedDocumentNode<unknown, infer Variables> ? Variables : never;

/** The answer to a question, or why there is none. */
export type Answer<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly failure: Failure };

/** An expected refusal with the details that some carry. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly reason?: string;
  readonly missing?: number | null;
  readonly reasons?: readonly string[];
  readonly retryAfterMs?: number;
}

/** The line to the server, for one kind of visitor. */
export interface Network {
  readonly socket: SocketClient;
  /** Has an open socket introduce itself again, after somebody came in under a new name; its streams resume where they were. */
  greetAgain(): void;
  /** Asks a question, always freshly. */
  ask<Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Answer<Data>>;
  /** Sends a command with an id of its own; while the server is busy or silent the very same command is repeated a few times. */
  command<Outcome, Variables extends { input: { commandId: string } }>(
    document: TypedDocumentNode<{ outcome: Outcome }, Variables>,
    input: Omit<Variables['input'], 'commandId'>,
  ): Promise<Answer<Outcome>>;
}

const attempts = 4;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function waitBefore<Outcome>(answer: Answer<{ outcome: Outcome }>, attempt: number): number | undefined {
  if (!answer.ok) return answer.failure.kind === 'away' ? 300 * 2 ** attempt : undefined;
  const { code, retryAfterMs } = answer.data.outcome as Partial<Problem>;
  return code === 'TRY_AGAIN' ? Math.min(retryAfterMs ?? 300, 2_000) : undefined;
}

const isMutation = (document: TypedDocumentNode<unknown, never>): boolean =>
  document.definitions.some((one) => one.kind === 'OperationDefinition' && one.operation === 'mutation');

/** Opens the line. Nothing is sent before the first question, and no socket opens before somebody listens. */
export function openNetwork(doors: Endpoints, credentials: Credentials): Network {
  let socket: SocketClient | undefined;
  const client = new Client({
    url: doors.http,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: signedFetch(credentials, (input, init) => fetch(input, init)),
  });
  const ask: Network['ask'] = async (document, variables) => {
    const sent = isMutation(document as never) ? client.mutation(document, variables) : client.query(document, variables);
    const { data, error } = await sent.toPromise();
    return data && !error ? { ok: true, data } : { ok: false, failure: failureOf(error?.graphQLErrors) };
  };
  return {
    get socket() {
      socket ??= openSocket(doors.socket, credentials);
      return socket;
    },
    ask,
    greetAgain: () => socket?.terminate(),
    command: async (document, input) => {
      const variables = { input: { ...input, commandId: commandId() } } as VariablesOf<typeof document>;
      for (let attempt = 1; ; attempt++) {
        const answer = await ask(document, variables);
        const wait = waitBefore(answer, attempt);
        if (wait === undefined || attempt === attempts) return answer.ok ? { ok: true, data: answer.data.outcome } : answer;
        await pause(wait);
      }
    },
  };
}
