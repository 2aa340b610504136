import { GraphQLError } from 'graphql';

const elsewhere = () =>
  new GraphQLError('Subscriptions are served over WebSocket (graphql-transport-ws).', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** A plugin of the HTTP side. Subscriptions live on the socket: here one would be executed like a query and find nothing. */
export const noSubscriptions = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }: { readonly operation?: { readonly operation: string } }) => {
      if (operation?.operation === 'subscription') throw elsewhere();
    },
  }),
};
