import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Identity } from '../identity/index.js';

/** What every operation knows about who asks, the same over HTTP and over a socket. */
export interface RequestContext {
  readonly identity: Identity | undefined;
  readonly token: string | undefined;
  /** Where the question comes from: an IP address. */
  readonly address: string;
}

// A resolver is called with (root, args, context, info).
export const contextOf = (context: ExecutionContext): RequestContext => context.getArgByIndex<RequestContext>(2);

/** The player's id. The access guard has made sure that there is one. */
export const PlayerId = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => contextOf(context).identity?.playerId ?? '',
);

/** Who asks, as far as known. */
export const Asking = createParamDecorator((_: unknown, context: ExecutionContext): RequestContext => contextOf(context));
