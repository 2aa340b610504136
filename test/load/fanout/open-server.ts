import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to bring frames to subscribers. */
export interface Publisher {
  /** Hands the topic's next frame to all who follow it. `sentAt`: when it was due, by the wall clock. */
  publish(topic: number, sentAt: number): Promise<void>;
}

/** Answers the port of a server that is listening. */
export async function listening(server: Server = createServer()): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
