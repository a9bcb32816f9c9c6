import express from 'express';
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitSlowBodies } from './slow-body.middleware';

const LIMIT_MS = 150;

describe('the limit on the time of a body', () => {
  let server: Server;
  beforeAll(async () => {
    const app = express();
    app.use(limitSlowBodies(LIMIT_MS));
    app.use(
      (incoming, response) =>
        void incoming
          .resume()
          .on('end', () => setTimeout(() => response.end('read'), incoming.path === '/slow-answer' ? 3 * LIMIT_MS : 0)),
    );
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const send = (path: string, bytes: number) => {
    const sending = request({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      path,
      method: 'POST',
      headers: { 'content-length': '2' },
    });
    const answer = new Promise<number>((resolve, reject) =>
      sending.on('error', reject).on('response', (response) => resolve(response.resume().statusCode ?? 0)),
    );
    sending.write('x'.repeat(bytes));
    return { sending, answer };
  };

  it('cuts off a body that stops half way [security 43]', async () => {
    await expect(send('/', 1).answer).rejects.toThrow(/hang up|ECONNRESET/);
  });

  it('lets a body through that comes in time, however long the answer takes', async () => {
    const { sending, answer } = send('/slow-answer', 2);
    sending.end();
    expect(await answer).toBe(200);
  });
});
