import { type ArgumentsHost, Catch, HttpException } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';
import { createLogger, type ErrorCode } from '@tavern-jack/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

const log = createLogger('door');

const isClientsFault = (error: unknown): error is HttpException => error instanceof HttpException && error.getStatus() < 500;

/** What is refused before GraphQL has seen it (broken JSON, too large a body) is answered in GraphQL's form, too. */
@Catch()
export class DoorFilter extends BaseExceptionFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    // Errors of resolvers are no business of the door: undefined hands them on.
    if (host.getType<string>() === 'graphql') return;
    const http = host.switchToHttp();
    if (http.getRequest<FastifyRequest>().url.startsWith('/graphql')) refuse(http.getResponse<FastifyReply>(), error);
    else super.catch(error, host);
  }
}

function refuse(reply: FastifyReply, error: unknown): void {
  if (isClientsFault(error)) send(reply, error.getStatus(), { message: error.message, extensions: { code: 'BAD_USER_INPUT' } });
  else {
    const errorId = log.fault(error, { where: 'http' });
    send(reply, 500, { message: `Internal error. Reference ${errorId}.`, extensions: { code: 'INTERNAL', errorId } });
  }
}

function send(reply: FastifyReply, status: number, error: { message: string; extensions: { code: ErrorCode; errorId?: string } }): void {
  void reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send({ errors: [error] });
}
