import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GraphQLError } from 'graphql';
import { contextOf } from './request-context.js';

export type Role = 'anyone' | 'player' | 'staff';
const ACCESS = 'tavern:access';

/** Who may call this query, mutation or subscription. One without it is closed to everybody. */
export const Access = (role: Role): MethodDecorator => SetMetadata(ACCESS, role);

const refuse = (code: 'UNAUTHENTICATED' | 'FORBIDDEN', message: string): never => {
  throw new GraphQLError(message, { extensions: { code } });
};

/** The door: over HTTP and sockets alike, because it hangs on the resolvers. */
@Injectable()
export class AccessGuard implements CanActivate {
  // What a resolver is open to never changes: it is looked up once.
  readonly #roles = new Map<unknown, Role | undefined>();

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const role = this.#roleOf(context);
    if (role === 'anyone') return true;
    const identity = contextOf(context).identity;
    if (!identity) return refuse('UNAUTHENTICATED', 'Sign in first.');
    if (role === 'player' && identity.playerId) return true;
    if (role === 'staff' && identity.staffId) return true;
    return refuse('FORBIDDEN', 'Not open to you.');
  }

  #roleOf(context: ExecutionContext): Role | undefined {
    const handler = context.getHandler();
    const known = this.#roles.get(handler);
    if (known) return known;
    const role = this.reflector.get<Role | undefined>(ACCESS, handler);
    this.#roles.set(handler, role);
    return role;
  }
}
