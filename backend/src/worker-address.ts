import type { INestApplicationContext } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Env } from './config';
import { HealthProbes } from './infra/health';
import { mayReadMetrics, Metrics } from './infra/metrics';

/**
 * What a worker answers on WORKER_PORT: whether it lives and is of use, as the server does, and what it measured.
 * Nothing else is there.
 * @returns the server, which listens; its owner closes it
 */
export async function serveWorker(app: INestApplicationContext, port: number): Promise<Server> {
  const env = app.get(Env);
  const server = createServer((request, response) => {
    answer(app, request, response).catch(() => end(response, 500, 'text/plain', 'error'));
  });
  server.listen(port, env.HOST);
  await once(server, 'listening');
  return server;
}

async function answer(app: INestApplicationContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/api/health/live') return json(response, 200, { status: 'ok' });
  if (request.url === '/api/health/ready') {
    const down = await app.get(HealthProbes).down();
    return json(
      response,
      down.length === 0 ? 200 : 503,
      down.length === 0 ? { status: 'ok', node: process.versions.node } : { status: 'down', down },
    );
  }
  if (request.url !== '/metrics' || !mayReadMetrics(app.get(Env), request))
    return end(response, 404, 'text/plain', 'not found');
  const { registry } = app.get(Metrics);
  end(response, 200, registry.contentType, await registry.metrics());
}

const json = (response: ServerResponse, status: number, body: object): void =>
  end(response, status, 'application/json', JSON.stringify(body));

function end(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
