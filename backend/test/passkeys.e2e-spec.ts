import type { Passkey, PasskeyJson, SecurityEvent } from '@whoosh/contracts';
import { ageSessions } from './support/age-sessions';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { codeFor, mailsTo } from './support/mailbox';
import { shareTestApp } from './support/share-test-app';
import { SoftwareAuthenticator } from './support/software-authenticator';

const ADA = 'ada@example.com';
const THIEF = 'eve@example.com';
const ORIGIN = 'http://localhost:3000';

describe('auth: passkeys', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: ADA });
  });

  const optionsToAdd = async (person = ada): Promise<PasskeyJson> =>
    (await person.agent.post('/api/auth/passkeys/options').expect(200)).body.options;
  // An agent's request takes its cookies when it is made: the options come first.
  const add = async (authenticator: SoftwareAuthenticator, name = 'Laptop', person = ada): Promise<Passkey> => {
    const response = authenticator.make(await optionsToAdd(person));
    return (await person.agent.post('/api/auth/passkeys').send({ name, response }).expect(201)).body;
  };
  const optionsToSignIn = async (agent: ReturnType<TestApp['agent']>): Promise<PasskeyJson> =>
    (await agent.post('/api/auth/passkeys/sign-in-options').expect(200)).body.options;
  const signInWith = async (authenticator: SoftwareAuthenticator, agent = test.agent()) => {
    const response = authenticator.sign(await optionsToSignIn(agent));
    return agent.post('/api/auth/passkeys/sign-in').send({ response });
  };
  const age = (minutes: number) => ageSessions(test, minutes);

  it('sign in without a code, to the account that added them, and are noted [security 54, 64]', async () => {
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const { id, name, lastUsedAt } = await add(authenticator);
    expect([name, lastUsedAt]).toEqual(['Laptop', null]);
    const browser = test.agent();
    const { body, status } = await signInWith(authenticator, browser);
    expect([status, body.user?.email]).toEqual([200, ADA]);
    expect((await browser.get('/api/auth/user').expect(200)).body.user.id).toBe(ada.user.id);
    const [used]: Passkey[] = (await browser.get('/api/auth/passkeys').expect(200)).body;
    expect([used?.id, typeof used?.lastUsedAt]).toEqual([id, 'string']);
    const events: SecurityEvent[] = (await browser.get('/api/auth/activity').expect(200)).body;
    expect(events.slice(0, 2).map(({ event }) => event)).toEqual(['signed-in', 'passkey-added']);
    expect((await mailsTo(test, ADA)).at(-1)?.subject).toBe('A passkey was added to your Whoosh account');
  });

  it('are added with a fresh code only [security 64]', async () => {
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const response = authenticator.make(await optionsToAdd());
    await age(21);
    const refused = [
      await ada.agent.post('/api/auth/passkeys/options').expect(403),
      await ada.agent.post('/api/auth/passkeys').send({ name: 'Late', response }).expect(403),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(['FRESH_SIGN_IN_REQUIRED', 'FRESH_SIGN_IN_REQUIRED']);
    await ada.agent.post('/api/auth/send-confirmation-code').expect(200);
    await ada.agent
      .post('/api/auth/confirm')
      .send({ code: await codeFor(test, ADA) })
      .expect(200);
    await add(authenticator);
  });

  it('are refused for another’s challenge, a second answer, another site, a copy, and with no one there [security 64]', async () => {
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    await add(authenticator);
    const [mine, other] = [test.agent(), test.agent()];
    const response = authenticator.sign(await optionsToSignIn(mine));
    await optionsToSignIn(other);
    const post = (agent: ReturnType<TestApp['agent']>, body: object) =>
      agent.post('/api/auth/passkeys/sign-in').send(body);
    const refusals = [
      await post(other, { response }),
      await post(mine, { response: { ...response, id: 'unknown', rawId: 'unknown' } }),
      await post(mine, { response: {} }),
    ];
    await post(mine, { response }).expect(200);
    refusals.push(await post(mine, { response }));
    authenticator.counter = 0;
    refusals.push(await signInWith(authenticator));
    const elsewhere = new SoftwareAuthenticator('http://localhost.example');
    const careless = new SoftwareAuthenticator(ORIGIN, false);
    for (const wrong of [elsewhere, careless]) {
      const made = wrong.make(await optionsToAdd());
      refusals.push(await ada.agent.post('/api/auth/passkeys').send({ name: 'Wrong', response: made }));
    }
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      refusals.map(() => [400, 'PASSKEY_REFUSED']),
    );
    const events: SecurityEvent[] = (await ada.agent.get('/api/auth/activity').expect(200)).body;
    expect(events.map(({ event }) => event)).toContain('passkey-refused');
  });

  it('belong to one account: another one can neither add, see, rename nor remove them', async () => {
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const { id } = await add(authenticator);
    const eve = await signIn(test, { email: THIEF });
    const response = authenticator.make(await optionsToAdd(eve));
    await eve.agent.post('/api/auth/passkeys').send({ name: 'Mine', response }).expect(400);
    expect((await eve.agent.get('/api/auth/passkeys').expect(200)).body).toEqual([]);
    await eve.agent.patch(`/api/auth/passkeys/${id}`).send({ name: 'Mine' }).expect(404);
    await eve.agent.delete(`/api/auth/passkeys/${id}`).expect(404);
  });

  it('can be renamed and removed, and sign in no more then', async () => {
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const { id } = await add(authenticator);
    const renamed = await ada.agent.patch(`/api/auth/passkeys/${id}`).send({ name: 'Desk' }).expect(200);
    expect(renamed.body.name).toBe('Desk');
    await ada.agent.delete(`/api/auth/passkeys/${id}`).expect(204);
    expect((await signInWith(authenticator)).status).toBe(400);
    const events: SecurityEvent[] = (await ada.agent.get('/api/auth/activity').expect(200)).body;
    expect(events[0]?.event).toBe('passkey-removed');
  });

  it('that a thief added go with the undo of the change of address; those from before stay [security 14]', async () => {
    const [owners, thiefs] = [new SoftwareAuthenticator(ORIGIN), new SoftwareAuthenticator(ORIGIN)];
    await add(owners);
    await test.dataSource.query(`UPDATE passkeys SET created_at = now() - interval '1 day'`);
    await add(thiefs, 'Thief');
    await ada.agent.post('/api/auth/send-email-change-code').send({ email: THIEF }).expect(200);
    await ada.agent
      .put('/api/auth/update-email')
      .send({ email: THIEF, code: await codeFor(test, THIEF) })
      .expect(200);
    const notice = (await mailsTo(test, ADA)).filter(({ text }) => text?.includes('undo-email-change')).at(-1);
    const token = /undo-email-change#(\S+)/.exec(notice?.text ?? '')?.[1];
    await test.http().post('/api/auth/undo-email-change').send({ token }).expect(200);
    expect((await signInWith(thiefs)).status).toBe(400);
    expect((await signInWith(owners)).body.user?.email).toBe(ADA);
  });

  it('are at most ten', async () => {
    for (let at = 0; at < 10; at += 1) await add(new SoftwareAuthenticator(ORIGIN), `Key ${at}`);
    const response = new SoftwareAuthenticator(ORIGIN).make(await optionsToAdd());
    await ada.agent.post('/api/auth/passkeys').send({ name: 'Eleven', response }).expect(409);
  });
});
