/** Where the GraphQL server is, as the dashboard's own server was told at its start. */
export interface ApiAddress {
  /** The full public address, when the server is reached under another name than the dashboard; else null. */
  readonly url: string | null;
  /** The port beside the dashboard's own host name. */
  readonly port: number;
}

/** The two doors of the GraphQL server. */
export interface Endpoints {
  /** For questions and commands. */
  readonly http: string;
  /** For subscriptions. */
  readonly socket: string;
}

const defaultPort = 4000;

/** Reads the address from the environment while the dashboard runs, so that one build serves every installation. Throws on a malformed PUBLIC_API_URL. */
export function apiAddress(env: Readonly<Record<string, string | undefined>>): ApiAddress {
  const port = Number(env.API_PORT || defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`API_PORT is not a port: ${env.API_PORT}`);
  return { url: env.PUBLIC_API_URL ? new URL(env.PUBLIC_API_URL).href : null, port };
}

/** The doors as this browser reaches them: the told address, or the same host name with the server's port. */
export function endpoints(address: ApiAddress, here: { readonly protocol: string; readonly hostname: string }): Endpoints {
  const http = new URL(address.url ?? `${here.protocol}//${here.hostname}:${address.port}`);
  if (http.pathname === '/') http.pathname = '/graphql';
  const socket = new URL(http);
  socket.protocol = http.protocol === 'https:' ? 'wss:' : 'ws:';
  return { http: http.href, socket: socket.href };
}
