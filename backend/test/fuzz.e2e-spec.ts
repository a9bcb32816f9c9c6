import { randomUUID } from 'node:crypto';
import { ERRORS, type ErrorCode } from '@whoosh/contracts';
import fc from 'fast-check';
import { RateLimits } from '../src/infra/rate-limits';
import { SessionRateGuard } from '../src/infra/rate-limits/session-rate.guard';
import { createOpenApiDocument } from '../src/openapi';
import type { TestApp } from './support/create-test-app';
import { signIn } from './support/factories';
import { type HostileRequest, hostileRequests, type Known } from './support/hostile-requests';
import { createPaidApp, type Sandbox } from './support/payments-sandbox';
import { operationsOf, type Operation } from './support/routes';
import { rainRequest } from './support/sounds';
import { makeTimeline, storeEffect } from './support/timelines';
import { uploadUrl } from './support/uploads';

jest.setTimeout(3_600_000);

/** For each operation. `npm run fuzz` sets it, and another seed for each run. */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? (process.env['TEST_FORM'] === 'full' ? 300 : 12));
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** As many as may be taken apart at once: one more would be told, rightly, to come again. */
const AT_ONCE = 3;
const PATIENCE_MS = 30_000;
/** What they are asked for ends the session that asks. */
const ENDS_SESSION = new Set(['delete /api/auth/user', 'post /api/auth/logout', 'post /api/auth/logout-everywhere', 'put /api/auth/update-email']);
/** Text of ours that has no place in an answer. */
const INTERNALS = /node_modules|\bat \S+ \(|\.[jt]s:\d+|QueryFailedError|syntax error at|violates|TypeError|RangeError|Cannot read prop/;

interface Caller extends Known {
  cookie: string;
}

describe('every route of the document', () => {
  let test: TestApp;
  let sandbox: Sandbox;

  beforeAll(async () => {
    ({ test, sandbox } = await createPaidApp({ WORKER: 'off' }));
    // What is refused for coming too often is not looked at; the limits have suites of their own.
    jest.spyOn(SessionRateGuard.prototype, 'canActivate').mockReturnValue(true);
    jest.spyOn(RateLimits.prototype, 'consume').mockResolvedValue(undefined);
    jest.spyOn(RateLimits.prototype, 'assertLeft').mockResolvedValue(undefined);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await sandbox?.stop();
    await test?.close();
  });

  const labelOf = ({ method, template }: Operation) => `${method} ${template}`;
  const signedIn = async (): Promise<Caller> => {
    const person = await signIn(test);
    const { name } = person.user;
    const login = await fetch(`${test.env.PUBLIC_URL}/api/auth/dev-login`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: person.user.email, name }),
    });
    const [project, effect, { uploadURL }] = [await makeTimeline(person), await storeEffect(test, person), await uploadUrl(person)];
    const clip = (await person.agent.post('/api/timeline-items').send({ projectId: project.id, soundEffectId: effect, startTime: 0, trackIndex: 0 }).expect(201)).body;
    // The take that the effect was kept of.
    await test.dataSource.query(
      `INSERT INTO takes (generation_id, take, user_id, seed, mp3_file, wav_file, bars, peaks, events, engine_version, kept_at)
       SELECT generation_id, take, user_id, seed, mp3_file, wav_file, bars, bars, '[]', engine_version, now() FROM sound_effects WHERE id = $1`, [effect],
    );
    const [generation]: { id: string }[] = await test.dataSource.query('SELECT id FROM generations WHERE user_id = $1', [person.user.id]);
    return {
      cookie: login.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; '),
      places: {
        projects: project.id, 'timeline-items': clip.id, 'sound-effects': effect, generations: generation?.id ?? '', media: 1, exports: randomUUID(), keys: randomUUID(), 'webhook-endpoints': randomUUID(), deliveries: randomUUID(),
        storage: uploadURL.slice('/storage/'.length), files: `${'0'.repeat(32)}.wav`, 'checkout-sessions': 'cs_test_unknown',
      },
      fields: { projectId: project.id, soundEffectId: effect, id: clip.id, editId: randomUUID(), revision: 1, packageId: '100-credits', productId: 'premium', productPriceId: 'premium-monthly' },
    };
  };
  /** Bodies that the schema alone would hardly find. */
  const exampleFor = (label: string, { fields }: Caller): object | undefined => {
    const clip = { soundEffectId: fields['soundEffectId'], startTime: 1, trackIndex: 1, volume: 0.5, duration: 1, offset: 0, fadeIn: 0.1, fadeOut: 0.1, loop: false, sync: { layer: 'rain-1', event: 0, at: 0.5 } };
    if (label === 'post /api/sound-effects/generate') return { ...rainRequest(), intensity: 'moderate', takes: 1, seed: 7, projectId: fields['projectId'] };
    if (label === 'put /api/timeline-items/{id}') return clip;
    if (label === 'post /api/timeline-items') return { ...clip, projectId: fields['projectId'] };
    if (label !== 'patch /api/projects/{id}/timeline') return undefined;
    const settings = { videoGainDb: -3, ducking: { enabled: true, amountDb: -6, attack: 0.1, release: 0.4 }, markers: [{ key: 'm', time: 1, name: 'Cut', kind: 'cut' }] };
    return { revision: 1, editId: randomUUID(), changes: [{ op: 'put', key: 'new', item: clip }, { op: 'remove', key: 'none' }], settings };
  };

  const send = async ({ method, template, isPublic }: Operation, { places, query, headers, body }: HostileRequest, cookie: string) => {
    let place = 0;
    const path = template.replace(/\{\w+\}/g, () => places[place++] ?? '');
    const joined = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
    const answer = await fetch(test.env.PUBLIC_URL + joined, {
      method: method.toUpperCase(), redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), body,
      // A generation would be waited for; nobody makes it here.
      headers: { ...(isPublic ? {} : { cookie }), ...(body === undefined ? {} : { 'content-type': 'application/json' }), prefer: 'respond-async', ...headers },
    });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  };
  /** What is wrong with an answer, in words; null when nothing is. Bodies of its successes are compared with the document by the application of every suite. */
  const faultOf = ({ status, type, text }: Awaited<ReturnType<typeof send>>, allowed: readonly string[]): string | null => {
    if (status >= 500) return `answered ${status}`;
    if (/^(application\/json|text\/)/.test(type) && INTERNALS.test(text)) return `told of internals: ${text.slice(0, 300)}`;
    if (allowed.includes(String(status))) return null;
    if (status < 400) return `answered ${status}, which the document does not allow`;
    if (!type.startsWith('application/json')) return `answered ${status} as ${type}`;
    const { code, statusCode, error, requestId, detail } = JSON.parse(text) as Record<string, unknown>;
    if (typeof detail === 'object' && allowed.includes('422')) return null;
    const isOfTable = typeof code === 'string' && code in ERRORS && ERRORS[code as ErrorCode].status === status;
    return isOfTable && statusCode === status && typeof error === 'string' && typeof requestId === 'string' ? null : `answered an error of another shape: ${text.slice(0, 300)}`;
  };

  it(`answers ${INPUTS} hostile requests each without a failure, in the document's shape and without a word of its insides [security 42]`, async () => {
    const document = createOpenApiDocument(test.app);
    const faults: string[] = [];
    let caller = await signedIn();
    for (const operation of operationsOf(test.app)) {
      const label = labelOf(operation);
      const allowed = Object.keys(document.paths[operation.template]?.[operation.method]?.responses ?? {});
      // What somebody deleted is needed again.
      if (operation.method === 'delete') caller = await signedIn();
      const requests = fc.sample(hostileRequests(document, operation, { ...caller, example: exampleFor(label, caller) }), { numRuns: INPUTS, seed: SEED });
      const work = requests.values();
      await Promise.all(Array.from({ length: AT_ONCE }, async () => {
        for (const request of work) {
          const answer = await send(operation, request, caller.cookie).catch((error: unknown) => ({ status: 599, type: '', text: String(error) }));
          const fault = faultOf(answer, allowed);
          if (fault !== null) faults.push(`${label}: ${fault} to ${JSON.stringify(request).slice(0, 600)}${answer.status === 599 ? ` (${answer.text})` : ''}`);
          if (ENDS_SESSION.has(label) && answer.status < 300) caller = await signedIn();
        }
      }));
    }
    expect(faults.slice(0, 25)).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect((await fetch(`${test.env.PUBLIC_URL}/api/health/ready`)).status).toBe(200);
  });
});
