import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { addressOf, isCompatible, operationsOf } from './support/routes';
import { shareTestApp } from './support/share-test-app';

const OWN = 'http://localhost:3000';
/** They sign somebody out in the middle of the test, or carry a signature of their own: each has its test below. */
const SIGN_OUT = ['/api/auth/logout', '/api/auth/logout-everywhere'];
const APART = [...SIGN_OUT, '/api/webhooks/stripe'];
const SITES = ['same-origin', 'same-site', 'cross-site', 'none', undefined] as const;
const ORIGINS = [OWN, 'http://evil.example', 'null', undefined] as const;
const CALLERS = SITES.flatMap((site) => ORIGINS.map((origin) => ({ site, origin })));
const STRANGERS = CALLERS.filter(({ site, origin }) => !isOurs(site, origin));
const OURS = CALLERS.filter(({ site, origin }) => isOurs(site, origin));

/** All at each route in the long form; in the short one a stranger and one of ours, other ones at each. */
function callersAt(route: number): typeof CALLERS {
  if (process.env['TEST_FORM'] === 'full') return CALLERS;
  return [STRANGERS, OURS].flatMap((callers) => callers.slice(route % callers.length).slice(0, 1));
}

/** The rule of cross-site.middleware.ts, written down a second time. */
function isOurs(site: string | undefined, origin: string | undefined): boolean {
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || origin === OWN;
}

describe('requests of other sites', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  // A session each: the first test calls more often than one session may.
  beforeEach(async () => {
    ada = await signIn(test);
  });
  afterAll(() => test.close());

  it('are refused with CROSS_SITE on every route that changes something, and only they [security 16]', async () => {
    const unsafe = operationsOf(test.app).filter(
      (operation) => operation.method !== 'get' && !APART.includes(operation.template) && !isCompatible(operation),
    );
    expect(unsafe.length).toBeGreaterThan(CALLERS.length);
    for (const [at, operation] of unsafe.entries()) {
      for (const { site, origin } of callersAt(at)) {
        const headers = {
          ...(site === undefined ? {} : { 'Sec-Fetch-Site': site }),
          ...(origin === undefined ? {} : { Origin: origin }),
        };
        // An unknown field: what gets past the fence is refused by the validation and changes nothing.
        const answer = await ada.agent[operation.method](addressOf(operation, '999999'))
          .set(headers)
          .send({ unknown: 1 });
        const label = `${operation.method} ${operation.template} site ${site} origin ${origin}`;
        expect([label, answer.body.code === 'CROSS_SITE', answer.status === 403]).toEqual([
          label,
          !isOurs(site, origin),
          !isOurs(site, origin),
        ]);
      }
    }
  });

  it.each(SIGN_OUT)('cannot sign somebody out by %s', async (address) => {
    await ada.agent.post(address).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await ada.agent.get('/api/auth/user').expect(200);
  });

  it('reach the webhook, where only the signature counts', async () => {
    const answer = await ada.agent
      .post('/api/webhooks/stripe')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ unknown: 1 })
      .expect(400);
    expect(answer.body.code).toBe('INVALID_SIGNATURE');
  });

  it('get no permission to read answers [security 51]', async () => {
    const answer = await ada.agent.get('/api/auth/user').set('Origin', 'http://evil.example').expect(200);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});
