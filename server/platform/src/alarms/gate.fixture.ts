import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a client and its server and can be shut, as if the server had been killed, and opened again on the same port. */
export class Gate {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly target: { host: string; port: number },
    private port: number,
  ) {}

  static async before(url: string): Promise<Gate> {
    const { hostname, port } = new URL(url);
    const gate = new Gate({ host: hostname, port: Number(port) }, 0);
    await gate.open();
    return gate;
  }

  /** The same address, through the gate. */
  through(url: string): string {
    const changed = new URL(url);
    changed.hostname = '127.0.0.1';
    changed.port = String(this.port);
    return changed.href;
  }

  async open(): Promise<void> {
    if (this.server) return;
    this.server = createServer((client) => this.join(client, connect(this.target)));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Cuts every connection and refuses new ones. */
  async shut(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const closed = once(server, 'close');
    server.close();
    this.cut();
    await closed;
  }

  /** Cuts every connection; new ones are let in. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    await this.shut();
  }

  private join(client: Socket, server: Socket): void {
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}
