import type { GenerationResponse, GenerationStatusResponse } from '@whoosh/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { createTestApp, type TestApp } from './support/create-test-app';
import { codeFor } from './support/mailbox';
import { RoundRobin } from './support/round-robin';
import { TraceCollector } from './support/trace-collector';
import { type ServerProcess, startServer, startWorker, type WorkerProcess } from './support/worker-process';

/** Of servers and of workers; `npm run test:full` takes three of each. */
const EACH = process.env['TEST_FORM'] === 'full' ? 3 : 2;
// Real processes that start, on machines that may be busy.
jest.setTimeout(EACH * 60_000);

const BUCKET = 'sounds';
const EMAIL = 'ada@example.com';

describe(`${EACH} servers and ${EACH} workers on one database and one storage, behind a proxy [long]`, () => {
  let directory: string;
  let storage: S3rver;
  let test: TestApp;
  let servers: ServerProcess[] = [];
  let workers: WorkerProcess[] = [];
  let proxy: RoundRobin;
  let collector: TraceCollector;
  let cookie = '';

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'whoosh-s3-'));
    storage = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
    });
    const { port } = await storage.run();
    const settings = {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    test = await createTestApp({ settings: { WORKER: 'off' } });
    collector = await TraceCollector.open();
    const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
    const count = Array.from({ length: EACH });
    [servers, workers] = await Promise.all([
      Promise.all(count.map(() => startServer(test, { ...settings, ...tracing, TRUST_PROXY: '1' }))),
      Promise.all(count.map(() => startWorker(test, { ...settings, ...tracing }))),
    ]);
    proxy = await RoundRobin.before(servers.map(({ url }) => url));
  });
  afterAll(async () => {
    await proxy?.close();
    await Promise.all([...servers, ...workers].map((each) => each.kill()));
    await test?.close();
    await collector?.close();
    await storage?.close();
    await rm(directory, { recursive: true });
  });

  async function call(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(proxy.url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (set.length > 0) cookie = set.join('; ');
    return answer;
  }

  it('sign a person up: the code that one mailed is taken by another, and all know the session', async () => {
    expect((await call('POST', '/api/auth/send-code', { email: EMAIL, isSignup: true })).status).toBe(200);
    const verified = await call('POST', '/api/auth/verify-code', {
      email: EMAIL,
      code: await codeFor(test, EMAIL),
      name: 'Ada',
    });
    expect(verified.status).toBe(200);
    for (let n = 0; n < 2 * EACH; n += 1) expect((await call('GET', '/api/auth/user')).status).toBe(200);
  });

  it('hold the limits together: an address gets one code in 30 s, whichever of them is asked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 2 * EACH }, () =>
        call('POST', '/api/auth/send-code', { email: 'lin@example.com', isSignup: true }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(2 * EACH - 1).fill(429)]);
    expect(answers.filter(({ status }) => status === 429).every(({ headers }) => headers.has('retry-after'))).toBe(
      true,
    );
  });

  it('make a sound: one is asked, a worker renders, another streams the events, a third gives the files', async () => {
    const asked = await fetch(`${proxy.url}/api/sound-effects/generate`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', prefer: 'respond-async' },
      body: JSON.stringify({ description: 'a church bell', duration: 3, takes: 2 }),
    });
    expect(asked.status).toBe(202);
    const { id } = (await asked.json()) as GenerationStatusResponse;
    // The worker's log tells of the job under the id of the request that asked for it.
    await Promise.race(
      workers.map((worker) => worker.says(`"requestId":"${asked.headers.get('x-request-id') ?? 'none'}"`)),
    );
    const events = await (await call('GET', `/api/generations/${id}/events`)).text();
    expect(events).toContain('"state":"done"');
    expect(await collector.traceOf('job generate')).toBe(await collector.traceOf('POST /api/sound-effects/generate'));
    const { result } = (await (await call('GET', `/api/generations/${id}`)).json()) as { result: GenerationResponse };
    for (const address of result.takes.flatMap(({ audioUrl, audioUrl48k }) => [audioUrl, audioUrl48k])) {
      const sizes = await Promise.all(
        servers.map(
          async ({ url }) => (await (await fetch(url + address, { headers: { cookie } })).arrayBuffer()).byteLength,
        ),
      );
      expect(Math.min(...sizes)).toBeGreaterThan(50_000);
      expect(new Set(sizes).size).toBe(1);
    }
  });

  it('keep the free limit together, though every request meets another of them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 2 * EACH }, () =>
        call('POST', '/api/sound-effects/generate', { description: 'rain', duration: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(2 * EACH).fill(403));
  });

  it('go on when one server and one worker die', async () => {
    expect(Math.min(...proxy.counts)).toBeGreaterThan(2);
    await Promise.all([servers.at(-1)?.kill(), workers.at(-1)?.kill()]);
    const left = await RoundRobin.before(servers.slice(0, -1).map(({ url }) => url));
    await proxy.close();
    proxy = left;
    const [kept] = (await (await call('GET', '/api/generations?saved=false')).json()) as GenerationStatusResponse[];
    expect((await call('DELETE', `/api/generations/${kept?.id ?? ''}`)).status).toBe(204);
    const made = await call('POST', '/api/sound-effects/generate', { description: 'rain', duration: 1 });
    expect([200, 202]).toContain(made.status);
    if (made.status === 202)
      expect(await (await call('GET', `${made.headers.get('location') ?? ''}/events`)).text()).toContain(
        '"state":"done"',
      );
    expect((await call('POST', '/api/auth/logout')).status).toBeLessThan(300);
    expect((await call('GET', '/api/auth/user')).status).toBe(401);
  });
});
