import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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
      // A connection for each: one that was kept may be closed by its server at the moment in which it is used again.
      { method, headers: { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }
}
