import type { INestApplication } from '@nestjs/common';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DataSource } from 'typeorm';
import { Env } from './config';
import { openAllConnections } from './database';
import { Metrics } from './infra/metrics';
import { JsonLogger } from './json-logger';
import { unknownSession, User, UsersService } from './modules/auth';
import { SceneEngine } from './modules/sound-effects';

/** An unknown word makes the understanding ask every language and look for a misspelling. */
const UNKNOWN_WORD = 'xqzvw';
/** After so many rounds most of what every request runs is compiled. */
const ROUNDS = 25;
/** More than there are connections to the database, so that each of them has prepared the statements of a request. */
const REQUESTS_AT_ONCE = 16;
const NOBODY = 0;

/**
 * Does now what the first requests would otherwise wait for, all of them together: the connections to the database take
 * 0.2 s to open, the lexicons of seven languages 0.4 s to build in the thread that reads, and a request takes three
 * times as long while its code is cold. Call it before the application listens.
 */
export async function warmUp(app: INestApplication): Promise<void> {
  await openAllConnections(app.get(DataSource));
  await app.get(SceneEngine, { strict: false }).interpret(UNKNOWN_WORD, { seed: 1, intensity: 'moderate' }, NOBODY);
  await app.init();
  app.useLogger(false);
  await warmUpRequests(app);
  app.useLogger(new JsonLogger());
  app.get(Metrics).registry.resetMetrics();
}

/**
 * Asks on a port of its own who is signed in, with a session that nobody has, and reads and describes an account as a
 * signed-in request does.
 */
async function warmUpRequests(app: INestApplication): Promise<void> {
  const users = app.get(UsersService, { strict: false });
  const stranger = app
    .get(DataSource)
    .getRepository(User)
    .create({ id: NOBODY, email: '', name: '', planId: 1, language: null, credits: 0 });
  const cookie = unknownSession(app.get(Env, { strict: false }));
  const agent = new Agent({ keepAlive: true });
  const server = createServer(app.getHttpAdapter().getInstance() as RequestListener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (): Promise<void> => {
    const [answer] = (await once(
      get({ port, host: '127.0.0.1', path: '/api/auth/user', agent, headers: { cookie } }),
      'response',
    )) as [IncomingMessage];
    await once(answer.resume(), 'end');
    await users.findById(NOBODY);
    await users.describe(stranger);
  };
  for (let round = 0; round < ROUNDS; round += 1) await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, ask));
  agent.destroy();
  server.close();
}
