import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A plain proxy: the next request goes to the next server, whoever sends it. */
export class RoundRobin {
  /** How many requests each server got. */
  readonly counts: number[];
  private next = 0;
  private readonly server: Server;

  private constructor(private readonly targets: readonly string[]) {
    this.counts = targets.map(() => 0);
    this.server = createServer((incoming, outgoing) => this.forward(incoming, outgoing));
  }

  static async before(targets: readonly string[]): Promise<RoundRobin> {
    const proxy = new RoundRobin(targets);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const index = this.next++ % this.targets.length;
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    const target = new URL(incoming.url ?? '/', this.targets[index]);
    const { method, headers } = incoming;
    const passed = request(
      target,
      { method, headers: { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, ofTheAnswer(answer.headers));
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }
}

/**
 * Without those of the connection to the server (RFC 9110, 7.6.1): who believed that this proxy keeps connections as
 * long would send requests over closed ones.
 */
function ofTheAnswer({ connection: _connection, 'keep-alive': _keepAlive, ...headers }: IncomingHttpHeaders) {
  return headers;
}
