import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeWav } from '@whoosh/audio-codec';
import { ERRORS, type ErrorCode } from '@whoosh/contracts';
import fc from 'fast-check';
import { Storage } from '../src/infra/storage';
import { ApiDocument, documentOf } from './support/api-document';
import type { TestApp } from './support/create-test-app';
import { signIn } from './support/factories';
import { type HostileRequest, hostileRequests, type Known } from './support/hostile-requests';
import { createPaidApp, type Sandbox } from './support/payments-sandbox';
import { operationsOf, type Operation } from './support/routes';
import { rainRequest } from './support/sounds';
import { makeTimeline, storeEffect } from './support/timelines';
import { MP3, uploadUrl } from './support/uploads';
import { type ServerProcess, startServer } from './support/worker-process';

jest.setTimeout(3_600_000);

/**
 * For each operation; the short form takes the first of them. `npm run fuzz` sets it, and another seed for each run.
 */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? (process.env['TEST_FORM'] === 'short' ? 1 : 300));
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** What is refused for coming too often is not looked at; the limits have suites of their own. */
const WITHOUT_LIMITS = join(__dirname, 'support/without-limits.cjs');
/** As many as may be taken apart at once: one more would be told, rightly, to come again. */
const AT_ONCE = 3;
const PATIENCE_MS = 30_000;
const LONGEST_RETRY_SECONDS = 5;
/** A moment of silence, so that what reads it costs little. */
const SOUND = encodeWav(
  { sampleRate: 48_000, channels: [new Float32Array(480), new Float32Array(480)] },
  { bitDepth: 24 },
);
/** What they are asked for ends the session that asks. */
const ENDS_SESSION = new Set([
  'delete /api/auth/user',
  'post /api/auth/logout',
  'post /api/auth/logout-everywhere',
  'put /api/auth/update-email',
]);
/** Text of ours that has no place in an answer. */
const INTERNALS =
  /node_modules|\bat \S+ \(|\.[jt]s:\d+|QueryFailedError|syntax error at|violates|TypeError|RangeError|Cannot read prop/;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Caller extends Known {
  cookie: string;
}

describe('every route of the document', () => {
  let test: TestApp;
  let sandbox: Sandbox;
  /**
   * The compiled product, which is attacked: as a process of its own it answers several times as fast as within jest.
   */
  let server: ServerProcess;
  const agent = new Agent({ keepAlive: true });
  const said = new ApiDocument();

  beforeAll(async () => {
    ({ test, sandbox } = await createPaidApp({ WORKER: 'off' }));
    server = await startServer(test, {
      ...sandbox.settings,
      WORKER: 'on',
      NODE_OPTIONS: `${process.env['SERVER_OPTIONS'] ?? ''} --max-semi-space-size=32 --require ${WITHOUT_LIMITS}`,
    });
    said.load(test.app);
  });
  afterAll(async () => {
    agent.destroy();
    await server?.stop();
    await sandbox?.stop();
    await test?.close();
  });

  const labelOf = ({ method, template }: Operation) => `${method} ${template}`;
  const sessionOf = async (email: string): Promise<string> => {
    const { status, headers } = await call(
      'POST',
      '/api/auth/dev-login',
      { 'content-type': 'application/json' },
      JSON.stringify({ email, name: 'Ada' }),
    );
    if (status !== 200) throw new Error(`${email} got ${status} instead of a session.`);
    return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  };
  const signedIn = async (): Promise<Caller> => {
    const person = await signIn(test);
    const [project, effect, { uploadURL }] = [
      await makeTimeline(person),
      await storeEffect(test, person),
      await uploadUrl(person),
    ];
    const clip = (
      await person.agent
        .post('/api/timeline-items')
        .send({ projectId: project.id, soundEffectId: effect, startTime: 0, trackIndex: 0 })
        .expect(201)
    ).body;
    const [files]: { wav: string; mp3: string }[] = await test.dataSource.query(
      'SELECT wav_file AS wav, mp3_file AS mp3 FROM sound_effects WHERE id = $1',
      [effect],
    );
    await test.app.get(Storage).put(files?.wav ?? '', SOUND, { contentType: 'audio/wav' });
    await test.app.get(Storage).put(files?.mp3 ?? '', MP3, { contentType: 'audio/mpeg' });
    // The take that the effect was kept of.
    await test.dataSource.query(
      `INSERT INTO takes
         (generation_id, take, user_id, seed, mp3_file, wav_file, bars, peaks, events, engine_version, kept_at)
       SELECT generation_id, take, user_id, seed, mp3_file, wav_file, bars, bars, '[]', engine_version, now()
       FROM sound_effects WHERE id = $1`,
      [effect],
    );
    const [generation]: { id: string }[] = await test.dataSource.query(
      'SELECT id FROM generations WHERE user_id = $1',
      [person.user.id],
    );
    return {
      cookie: await sessionOf(person.user.email),
      places: {
        projects: project.id,
        'timeline-items': clip.id,
        'sound-effects': effect,
        generations: generation?.id ?? '',
        media: 1,
        exports: randomUUID(),
        keys: randomUUID(),
        'webhook-endpoints': randomUUID(),
        deliveries: randomUUID(),
        storage: uploadURL.slice('/storage/'.length),
        files: `${'0'.repeat(32)}.wav`,
        'checkout-sessions': 'cs_test_unknown',
      },
      fields: {
        projectId: project.id,
        soundEffectId: effect,
        id: clip.id,
        editId: randomUUID(),
        revision: 1,
        packageId: '100-credits',
        productId: 'premium',
        productPriceId: 'premium-monthly',
      },
    };
  };
  /** Bodies that the schema alone would hardly find. */
  const exampleFor = (label: string, { fields }: Caller): object | undefined => {
    const clip = {
      soundEffectId: fields['soundEffectId'],
      startTime: 1,
      trackIndex: 1,
      volume: 0.5,
      duration: 1,
      offset: 0,
      fadeIn: 0.1,
      fadeOut: 0.1,
      loop: false,
      sync: { layer: 'rain-1', event: 0, at: 0.5 },
    };
    if (label === 'post /api/sound-effects/generate')
      return { ...rainRequest(), intensity: 'moderate', takes: 1, seed: 7, projectId: fields['projectId'] };
    if (label === 'put /api/timeline-items/{id}') return clip;
    if (label === 'post /api/timeline-items') return { ...clip, projectId: fields['projectId'] };
    if (label !== 'patch /api/projects/{id}/timeline') return undefined;
    const settings = {
      videoGainDb: -3,
      ducking: { enabled: true, amountDb: -6, attack: 0.1, release: 0.4 },
      markers: [{ key: 'm', time: 1, name: 'Cut', kind: 'cut' }],
    };
    return {
      revision: 1,
      editId: randomUUID(),
      changes: [
        { op: 'put', key: 'new', item: clip },
        { op: 'remove', key: 'none' },
      ],
      settings,
    };
  };

  const send = async (
    { method, template, isPublic }: Operation,
    { places, query, headers, body }: HostileRequest,
    cookie: string,
  ) => {
    let place = 0;
    const path = template.replace(/\{\w+\}/g, () => places[place++] ?? '');
    const joined = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
    // A generation would be waited for.
    const sent = {
      ...(isPublic ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      prefer: 'respond-async',
      ...headers,
    };
    const answer = await call(method.toUpperCase(), joined, sent, body);
    const seconds = Number(answer.headers['retry-after']);
    // A database that other suites keep busy passes; what an input brings about is answered again.
    if (answer.status !== 503 || !(seconds <= LONGEST_RETRY_SECONDS)) return answer;
    await sleep(seconds * 1000);
    return call(method.toUpperCase(), joined, sent, body);
  };
  /** What is wrong with an answer, in words; null when nothing is. */
  const faultOf = (
    { method, template }: Operation,
    { status, headers, text }: Answer,
    allowed: readonly string[],
  ): string | null => {
    const type = headers['content-type'] ?? '';
    if (status >= 500) return `answered ${status} (${text.slice(0, 200)})`;
    if (/^(application\/json|text\/)/.test(type) && INTERNALS.test(text))
      return `told of internals: ${text.slice(0, 300)}`;
    if (allowed.includes(String(status)))
      return type.startsWith('application/json') ? said.violationOf(method, template, status, JSON.parse(text)) : null;
    if (status < 400) return `answered ${status}, which the document does not allow`;
    if (!type.startsWith('application/json')) return `answered ${status} as ${type}`;
    const { code, statusCode, error, requestId, detail } = JSON.parse(text) as Record<string, unknown>;
    if (typeof detail === 'object' && allowed.includes('422')) return null;
    const isOfTable = typeof code === 'string' && code in ERRORS && ERRORS[code as ErrorCode].status === status;
    return isOfTable && statusCode === status && typeof error === 'string' && typeof requestId === 'string'
      ? null
      : `answered an error of another shape: ${text.slice(0, 300)}`;
  };

  const call = (method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname: host, port } = new URL(server.url);
      const sent = request(
        {
          agent,
          host,
          port,
          method,
          path,
          headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
          signal: AbortSignal.timeout(PATIENCE_MS),
        },
        (answer) => {
          const chunks: Buffer[] = [];
          const told = () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString(),
            });
          answer.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
          answer.once('end', told);
          // News may have no end: their beginning is the answer.
          if (answer.headers['content-type']?.startsWith('text/event-stream'))
            answer.once('data', () => {
              told();
              sent.destroy();
            });
        },
      );
      sent.once('error', reject).end(body);
    });

  it(`answers ${INPUTS} hostile requests each without a failure, in the document's shape, no internals told [security 42]`, async () => {
    const document = documentOf(test.app);
    const faults: string[] = [];
    let caller = await signedIn();
    for (const operation of operationsOf(test.app)) {
      const label = labelOf(operation);
      const allowed = Object.keys(document.paths[operation.template]?.[operation.method]?.responses ?? {});
      // What somebody deleted is needed again.
      if (operation.method === 'delete') caller = await signedIn();
      const requests = fc.sample(
        hostileRequests(document, operation, { ...caller, example: exampleFor(label, caller) }),
        { numRuns: INPUTS, seed: SEED },
      );
      // Where a route takes little, many are drawn twice: what was answered once is not asked again.
      const work = new Map(requests.map((request) => [JSON.stringify(request), request])).values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const request of work) {
            const answer = await send(operation, request, caller.cookie).catch((error: unknown) => ({
              status: 599,
              headers: {},
              text: String(error),
            }));
            const fault = faultOf(operation, answer, allowed);
            if (fault !== null)
              faults.push(
                `${label}: ${fault} to ${JSON.stringify(request).slice(0, 600)}${answer.status === 599 ? ` (${answer.text})` : ''}`,
              );
            if (ENDS_SESSION.has(label) && answer.status < 300)
              caller = { ...caller, cookie: await sessionOf(`${randomUUID()}@example.com`) };
          }
        }),
      );
    }
    expect(faults.slice(0, 25)).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect((await call('GET', '/api/health/ready', {})).status).toBe(200);
  });
});
