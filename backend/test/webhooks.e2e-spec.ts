import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Project, WebhookDelivery, WebhookEndpointWithSecret } from '@whoosh/contracts';
import { Webhook } from 'standardwebhooks';
import { WebhookSecrets } from '../src/modules/webhooks/webhook-secrets';
import { WebhooksService } from '../src/modules/webhooks';
import { WebhookJob } from '../src/modules/webhooks/webhook-job';
import { WebhookHealth } from '../src/modules/webhooks/webhook-health';
import { ageSessions } from './support/age-sessions';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { grant, keepSound, makeSound } from './support/sounds';
import { mailsTo } from './support/mailbox';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(120_000);

/** Somebody's server that takes messages, or does not. */
class Receiver {
  readonly got: { headers: IncomingHttpHeaders; body: string }[] = [];
  answers: number[] = [];
  readonly server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      this.got.push({ headers: request.headers, body });
      response.writeHead(this.answers.shift() ?? 200, { location: 'http://127.0.0.1:1/elsewhere' }).end('thank you');
    });
  });

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }
}

describe('webhooks', () => {
  let test: TestApp;
  let ada: SignedIn;
  const receiver = new Receiver();
  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on', WEBHOOK_TARGETS: 'any' });
    await once(receiver.server.listen(0, '127.0.0.1'), 'listening');
  });
  beforeEach(async () => {
    ada = await signIn(test);
    await grant(test, ada, 100);
    receiver.got.length = 0;
  });
  afterAll(async () => {
    receiver.server.close();
    await test?.close();
  });

  const add = async (events = ['generation.finished']): Promise<WebhookEndpointWithSecret> =>
    (await ada.agent.post('/api/webhook-endpoints').send({ url: receiver.url, events }).expect(201))
      .body as WebhookEndpointWithSecret;
  const log = async ({ id }: { id: string }): Promise<WebhookDelivery[]> =>
    (await ada.agent.get(`/api/webhook-endpoints/${id}/deliveries`).expect(200)).body as WebhookDelivery[];
  const until = async (
    endpoint: { id: string },
    isSo: (delivery: WebhookDelivery) => boolean,
  ): Promise<WebhookDelivery> => {
    for (;;) {
      const [first] = await log(endpoint);
      if (first !== undefined && isSo(first)) return first;
      await wait(100);
    }
  };

  it('tell of a finished sound with a signature that the reference library accepts', async () => {
    const endpoint = await add();
    const made = await makeSound(ada);
    const delivery = await until(endpoint, ({ state }) => state === 'delivered');
    expect(delivery).toMatchObject({ event: 'generation.finished', attempts: 1, lastStatus: 200, lastError: null });
    const [message] = receiver.got;
    const content = new Webhook(endpoint.secret).verify(
      message?.body ?? '',
      message?.headers as Record<string, string>,
    );
    expect(content).toMatchObject({
      type: 'generation.finished',
      data: {
        generationId: made.generationId,
        state: 'done',
        duration: 1,
        url: `/api/generations/${made.generationId}`,
      },
    });
    expect(message?.headers['webhook-id']).toBe(delivery.id);
    expect(() =>
      new Webhook(endpoint.secret).verify(`${message?.body} `, message?.headers as Record<string, string>),
    ).toThrow();
    expect((await ada.agent.get('/api/webhook-endpoints').expect(200)).text).not.toContain('whsec_');
  });

  it('wait for nobody else: a receiver that does not answer holds up its own messages only [long]', async () => {
    const silent = createServer(() => undefined);
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const eve = await signIn(test);
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    for (let i = 0; i < 10; i += 1)
      await eve.agent
        .post('/api/webhook-endpoints')
        .send({ url, events: ['generation.finished'] })
        .expect(201);
    await test.dataSource.transaction(async (manager) => {
      for (let i = 0; i < 4; i += 1)
        await test.app
          .get(WebhooksService, { strict: false })
          .announce(eve.user.id, 'generation.finished', { i }, manager);
    });
    const endpoint = await add();
    const begun = Date.now();
    await test.dataSource.transaction((manager) =>
      test.app.get(WebhooksService, { strict: false }).announce(ada.user.id, 'generation.finished', {}, manager),
    );
    await until(endpoint, ({ state }) => state === 'delivered');
    expect(Date.now() - begun).toBeLessThan(6_000);
    await test.dataSource.query('DELETE FROM webhook_endpoints WHERE user_id = $1', [eve.user.id]);
    silent.closeAllConnections();
    silent.close();
  });

  it('get one message at a time, also from two processes', async () => {
    const beside = await createTestApp({ settings: { WEBHOOK_TARGETS: 'any' }, beside: test });
    const ids = [0, 1, 2, 3].map((at) => `00000000-0000-4000-8000-00000000000${at}`);
    const held: ServerResponse[] = [];
    let refused = 0;
    // Answers once every message has either come or been refused, so that none can start after another's end.
    const answerWhenAllAreKnown = () => {
      if (held.length + refused === ids.length) for (const response of held) response.writeHead(200).end();
    };
    const slow = createServer((_request, response) => {
      held.push(response);
      answerWhenAllAreKnown();
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/hook`;
    const { id } = (
      await ada.agent
        .post('/api/webhook-endpoints')
        .send({ url, events: ['generation.finished'] })
        .expect(201)
    ).body as { id: string };
    for (const delivery of ids)
      await test.dataSource.query(
        `INSERT INTO webhook_deliveries (id, endpoint_id, event, body, state)
         VALUES ($1, $2, 'generation.finished', '{}', 'waiting')`,
        [delivery, id],
      );
    const jobs = [test, beside].map(({ app }) => app.get(WebhookJob, { strict: false }));
    const run = async (delivery: string, at: number) => {
      try {
        await jobs[at % 2]?.run({
          id: delivery,
          data: { deliveryId: delivery },
          signal: new AbortController().signal,
        } as Parameters<WebhookJob['run']>[0]);
      } catch (error) {
        refused += 1;
        answerWhenAllAreKnown();
        throw error;
      }
    };
    const ends = await Promise.allSettled(ids.map(run));
    // Closed before anything is expected: what is left open would keep a failed run from ending.
    slow.closeAllConnections();
    slow.close();
    await beside.close();
    expect([held.length, ends.filter(({ status }) => status === 'fulfilled').length]).toEqual([1, 1]);
  });

  it('that are dead for hours are paused by themselves, and their owner is told by mail', async () => {
    const endpoint = await add();
    const health = test.app.get(WebhookHealth, { strict: false });
    for (let i = 0; i < 12; i += 1) expect(await health.failed(endpoint.id)).toBe(false);
    await test.dataSource.query(`UPDATE webhook_endpoints SET failing_since = now() - interval '3 hours'`);
    expect(await health.failed(endpoint.id)).toBe(true);
    const [shown] = (await ada.agent.get('/api/webhook-endpoints').expect(200)).body as { enabled: boolean }[];
    expect(shown?.enabled).toBe(false);
    const [mail] = (await mailsTo(test, ada.user.email)).slice(-1);
    expect(mail?.subject).toBe('A webhook of your Whoosh account is paused');
    // nobody did it: there is nobody to ask about
    expect(mail?.text).not.toContain('If that was you');
    const activity = (await ada.agent.get('/api/auth/activity').expect(200)).body as { event: string }[];
    expect(activity.map(({ event }) => event)).toContain('webhook-paused');
  });

  it('get a new secret with a fresh code only, and the owner is told by mail [security 13]', async () => {
    const endpoint = await add();
    const rotate = () => ada.agent.post(`/api/webhook-endpoints/${endpoint.id}/rotate-secret`);
    await rotate().expect(200);
    expect((await mailsTo(test, ada.user.email)).at(-1)?.subject).toBe(
      'A webhook of your Whoosh account has a new secret',
    );
    await ageSessions(test, 16);
    expect((await rotate().expect(403)).body.code).toBe('FRESH_SIGN_IN_REQUIRED');
    ada = await signIn(test, { email: ada.user.email });
  });

  it('are sent once more twenty times a minute at most', async () => {
    const endpoint = await add();
    await test.dataSource.query('DELETE FROM rate_limits');
    const nothing = '00000000-0000-4000-8000-000000000000';
    const again = () => ada.agent.post(`/api/webhook-endpoints/${endpoint.id}/deliveries/${nothing}/resend`);
    for (let i = 0; i < 20; i += 1) await again().expect(404);
    expect((await again().expect(429)).body.code).toBe('RATE_LIMITED');
  });

  it('tell of a finished export [long]', async () => {
    const endpoint = await add(['export.finished']);
    const project = (await ada.agent.post('/api/projects').send({ name: 'Trailer', type: 'timeline' }).expect(201))
      .body as Project;
    const effect = await keepSound(ada, await makeSound(ada));
    await ada.agent
      .post('/api/timeline-items')
      .send({ projectId: project.id, soundEffectId: effect.id, startTime: 0, trackIndex: 0 })
      .expect(201);
    const { id } = (await ada.agent.post(`/api/projects/${project.id}/exports`).send({ format: 'edl' }).expect(201))
      .body as { id: string };
    await until(endpoint, ({ state }) => state === 'delivered');
    expect(JSON.parse(receiver.got[0]?.body ?? '')).toMatchObject({
      type: 'export.finished',
      data: { exportId: id, projectId: project.id, format: 'edl', state: 'done' },
    });
  });

  it('are tried again when they are refused, follow no redirect, and can be sent once more under the same id', async () => {
    const endpoint = await add();
    receiver.answers = [302];
    await makeSound(ada);
    const refused = await until(endpoint, ({ attempts }) => attempts === 1);
    expect(refused).toMatchObject({ state: 'waiting', lastStatus: 302, lastError: 'Answered 302.' });
    // The job is noted a moment after the delivery.
    const job = () =>
      test.dataSource.query(
        `SELECT state, retry_limit, retry_backoff FROM pgboss.job
         WHERE name = 'webhook' AND data->>'deliveryId' = $1 AND state <> 'active'`,
        [refused.id],
      );
    while ((await job()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await job()).toEqual([{ state: 'retry', retry_limit: 9, retry_backoff: true }]);
    await ada.agent.post(`/api/webhook-endpoints/${endpoint.id}/deliveries/${refused.id}/resend`).expect(200);
    expect(await until(endpoint, ({ state }) => state === 'delivered')).toMatchObject({
      id: refused.id,
      attempts: 2,
      lastStatus: 200,
    });
    await test.dataSource.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'webhook' AND state = 'retry'`);
    while (
      (
        await test.dataSource.query(
          `SELECT 1 FROM pgboss.job WHERE name = 'webhook' AND data->>'deliveryId' = $1 AND state <> 'completed'`,
          [refused.id],
        )
      ).length > 0
    )
      await wait(100);
    expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([refused.id, refused.id]);
  });

  it('carry a signature of the old secret as well for a day after it was changed [long]', async () => {
    const endpoint = await add();
    const rotated = (await ada.agent.post(`/api/webhook-endpoints/${endpoint.id}/rotate-secret`).expect(200))
      .body as WebhookEndpointWithSecret;
    expect(rotated.secret).not.toBe(endpoint.secret);
    await makeSound(ada);
    await until(endpoint, ({ state }) => state === 'delivered');
    for (const { secret } of [endpoint, rotated])
      expect(() =>
        new Webhook(secret).verify(receiver.got[0]?.body ?? '', receiver.got[0]?.headers as Record<string, string>),
      ).not.toThrow();
  });

  it('have secrets that the database does not tell; those from before are sealed at the next start and still sign', async () => {
    const endpoint = await add();
    const plain = Buffer.from(endpoint.secret.slice('whsec_'.length), 'base64');
    const stored = async () =>
      (
        (await test.dataSource.query('SELECT secret FROM webhook_endpoints WHERE id = $1', [endpoint.id])) as {
          secret: Buffer;
        }[]
      )[0]?.secret ?? plain;
    expect((await stored()).includes(plain)).toBe(false);
    await test.dataSource.query('UPDATE webhook_endpoints SET secret = $2 WHERE id = $1', [endpoint.id, plain]);
    expect(await test.app.get(WebhookSecrets, { strict: false }).sealAll()).toBe(1);
    expect((await stored()).includes(plain)).toBe(false);
    await makeSound(ada);
    const { id } = await until(endpoint, ({ state }) => state === 'delivered');
    // A message of an earlier test may come late.
    const message = receiver.got.find(({ headers }) => headers['webhook-id'] === id);
    expect(() =>
      new Webhook(endpoint.secret).verify(message?.body ?? '', message?.headers as Record<string, string>),
    ).not.toThrow();
  });

  it('say nothing while they are paused, also not what waited to be said, and go on afterwards [long]', async () => {
    const endpoint = await add();
    const address = `/api/webhook-endpoints/${endpoint.id}`;
    receiver.answers = [500];
    await makeSound(ada);
    const waiting = await until(endpoint, ({ attempts }) => attempts === 1);
    expect((await ada.agent.patch(address).send({ enabled: false }).expect(200)).body).toEqual(
      expect.objectContaining({ id: endpoint.id, enabled: false }),
    );
    expect((await ada.agent.post(`${address}/deliveries/${waiting.id}/resend`).expect(409)).body.code).toBe('CONFLICT');
    await test.dataSource.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'webhook' AND state = 'retry'`);
    expect(await until(endpoint, ({ state }) => state === 'failed')).toMatchObject({
      attempts: 1,
      lastError: 'The webhook is paused.',
    });
    await makeSound(ada);
    // A message of an earlier test may come late.
    const tries = receiver.got.filter(({ headers }) => headers['webhook-id'] === waiting.id);
    expect([tries.length, (await log(endpoint)).length]).toEqual([1, 1]);
    await ada.agent.patch(address).send({ enabled: true }).expect(200);
    await ada.agent.post(`${address}/deliveries/${waiting.id}/resend`).expect(200);
    expect(await until(endpoint, ({ state }) => state === 'delivered')).toMatchObject({
      id: waiting.id,
      lastStatus: 200,
      lastError: null,
    });
    for (const enabled of [undefined, null, 'no', 0]) await ada.agent.patch(address).send({ enabled }).expect(400);
  });

  it('say nothing once they are removed, and nothing that was not asked for', async () => {
    const endpoint = await add();
    await ada.agent.delete(`/api/webhook-endpoints/${endpoint.id}`).expect(204);
    await add(['export.finished']);
    await makeSound(ada);
    const messages: unknown[] = await test.dataSource.query(
      `SELECT 1 FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE e.user_id = $1 OR e.id = $2`,
      [ada.user.id, endpoint.id],
    );
    expect([messages, receiver.got]).toEqual([[], []]);
  });
});

describe('webhooks where only the internet may be told', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test?.close());

  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://ada:secret@example.com/',
    'ftp://example.com/',
    'nonsense',
    'https://2130706433/',
    'https://0x7f.1/',
  ])('do not go to %s', async (url) => {
    const ada = await signIn(test);
    const answer = await ada.agent
      .post('/api/webhook-endpoints')
      .send({ url, events: ['generation.finished'] })
      .expect(400);
    expect(answer.body.details).toEqual([
      { field: 'url', message: 'Give an https address in the public internet, without a name and password.' },
    ]);
  });
});
