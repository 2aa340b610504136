import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Identity } from '../identity/index.js';

/** What every operation knows about who asks, the same over HTTP and over a socket. */
export interface RequestContext {
  readonly identity: Identity | undefined;
  readonly token: string | undefined;
  /** Where the question comes from: an IP address. */
  readonly address: string;
}

/**
 * The address of whoever asks. Behind `proxies` servers of our own that pass questions on, each of which appends to
 * `X-Forwarded-For` whom it was asked by, it stands so many places from the end; what stands before is anybody's claim.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const way = [...told.map((address) => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return way[Math.max(0, way.length - 1 - proxies)] ?? '';
}

export const contextOf = (context: ExecutionContext): RequestContext => GqlExecutionContext.create(context).getContext<RequestContext>();

/** The player's id. The access guard has made sure that there is one. */
export const PlayerId = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => contextOf(context).identity?.playerId ?? '',
);

/** Who asks, as far as known. */
export const Asking = createParamDecorator((_: unknown, context: ExecutionContext): RequestContext => contextOf(context));
