import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import {
  addressOf,
  type Config,
  limitRules,
  MAX_TOKENS,
  neverCached,
  noSubscriptions,
  publicError,
  type RequestContext,
  Sessions,
} from '@tavern-jack/platform';
import type { FastifyRequest } from 'fastify';
import { HealthController } from './health.controller.js';
import { houseModule } from './house.module.js';
import type { Menu } from './menu.js';
import type { HouseRole } from './role.js';

async function contextOf(request: FastifyRequest, sessions: Sessions, proxies: number): Promise<RequestContext> {
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  return { token, identity: token ? await sessions.identify(token) : undefined, address: addressOf(request.raw, proxies) };
}

@Module({})
class ApiModule {}

/** The house with its door for people: GraphQL over HTTP; sockets are mounted beside it at the start. */
export function apiModule(config: Config, role: HouseRole, menu: Menu): DynamicModule {
  const house = houseModule(config, role, menu);
  return {
    module: ApiModule,
    controllers: [HealthController],
    imports: [
      house,
      GraphQLModule.forRootAsync<ApolloDriverConfig>({
        driver: ApolloDriver,
        imports: [house],
        inject: [Sessions],
        useFactory: (sessions: Sessions) => ({
          typeDefs: menu.typeDefs,
          path: '/graphql',
          graphiql: false,
          playground: false,
          introspection: true,
          csrfPrevention: true,
          includeStacktraceInErrorResponses: false,
          allowBatchedHttpRequests: false,
          validationRules: limitRules,
          parseOptions: { maxTokens: MAX_TOKENS },
          formatError: publicError,
          plugins: [ApolloServerPluginCacheControlDisabled(), neverCached, noSubscriptions],
          context: (request: FastifyRequest) => contextOf(request, sessions, config.proxies ?? 0),
        }),
      }),
    ],
  };
}
