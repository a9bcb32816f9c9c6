import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Span {
  name: string;
  traceId: string;
}

/** Takes traces as an OpenTelemetry collector does: POST /v1/traces, OTLP as JSON. */
export class TraceCollector {
  private readonly spans: Span[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<TraceCollector> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (request.url === '/v1/traces') collector.take(JSON.parse(Buffer.concat(parts).toString()));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    const collector = new TraceCollector(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The trace of the span of this name, once it has come. */
  async traceOf(name: string): Promise<string> {
    for (;;) {
      const span = this.spans.find((each) => each.name === name);
      if (span !== undefined) return span.traceId;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(body: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }): void {
    this.spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  }
}
