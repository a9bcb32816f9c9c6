import { PREMIUM_ORDER, type LedgerEntry, type SoundEffect } from '@whoosh/contracts';
import { Storage } from '../src/infra/storage';
import { AccountLifecycle } from '../src/modules/auth';
import { AccountDeletionService } from '../src/modules/auth/account-deletion.service';
import { ageSessions } from './support/age-sessions';
import { binary, unzipped } from './support/binary';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { codeFor, mailsTo, wrongCode } from './support/mailbox';
import { createPaidApp, paymentsSettled, type Sandbox } from './support/payments-sandbox';
import { keepSound, makeSound } from './support/sounds';
import { makeTimeline, storeEffect } from './support/timelines';
import { VIDEO, upload } from './support/uploads';

const ADDRESS = 'ada@example.com';

// A real sound is made here, on machines that may be busy.
jest.setTimeout(60_000);

describe('auth: the deletion of an account', () => {
  let test: TestApp;
  let sandbox: Sandbox;
  let ada: SignedIn;
  beforeAll(async () => {
    ({ test, sandbox } = await createPaidApp());
  });
  afterAll(async () => {
    await sandbox?.stop();
    await test?.close();
  });
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: ADDRESS });
  });
  afterEach(() => jest.restoreAllMocks());

  const remove = (body: object = {}) => ada.agent.delete('/api/auth/user').send(body);
  const account = async () => (await test.dataSource.query('SELECT * FROM users WHERE id = $1', [ada.user.id]))[0];
  /** Lets the grace pass, and the next round come. */
  const aWeekLater = async () => {
    await test.dataSource.query(
      `UPDATE users SET deletion_requested_at = deletion_requested_at - interval '7 days 1 minute'`,
    );
    await test.app.get(AccountDeletionService).round();
  };
  /** The copy of everything names what the account has, and holds its files, byte for byte. */
  const copyHolds = async (sound: SoundEffect) => {
    const copy = await unzipped(ada, '/api/auth/user/data');
    const listed = Object.entries(copy)
      .filter(([path]) => path.endsWith('.json') && !path.includes('/'))
      .map(([path, json]) => [path, (JSON.parse(Buffer.from(json).toString()) as object[]).length] as const);
    expect(listed.sort()).toEqual(
      Object.entries({
        account: 1,
        activity: 2,
        apiKeys: 0,
        creditMovements: 2,
        effectShares: 0,
        files: 3,
        generations: 1,
        keptIndividuals: 0,
        linkedIdentities: 0,
        passkeys: 0,
        personalSenses: 0,
        projects: 2,
        reviewComments: 0,
        soundEffects: 1,
        subscriptions: 0,
        supportMessages: 1,
        takes: 1,
        timelineItems: 1,
        webhooks: 0,
      }).map(([what, count]) => [`${what}.json`, count]),
    );
    const folders = Object.keys(copy)
      .filter((path) => path.includes('/'))
      .sort();
    expect(folders).toEqual([
      expect.stringMatching(/^sounds\/\d+_heavy_rain_44\.1kHz\.mp3$/),
      expect.stringMatching(/^sounds\/\d+_heavy_rain_48kHz\.wav$/),
      expect.stringMatching(/^uploads\/\w+\.mp4$/),
    ]);
    const stored = async (address: string) =>
      (await ada.agent.get(address).buffer(true).parse(binary).expect(200)).body as Buffer;
    const held = Object.fromEntries(folders.map((path) => [path.split('.').pop(), Buffer.from(copy[path] ?? [])]));
    expect(held['wav']?.equals(await stored(sound.audioUrl48k))).toBe(true);
    expect(held['mp3']?.equals(await stored(sound.audioUrl))).toBe(true);
    expect(held['mp4']?.equals(VIDEO)).toBe(true);
  };
  const signInByCode = async () => {
    const agent = test.agent();
    await test.dataSource.query('TRUNCATE rate_limits');
    await agent.post('/api/auth/send-code').send({ email: ADDRESS, isSignup: false }).expect(200);
    return {
      agent,
      answer: await agent
        .post('/api/auth/verify-code')
        .send({ email: ADDRESS, code: await codeFor(test, ADDRESS) })
        .expect(200),
    };
  };
  const age = () => ageSessions(test, 16);

  it('ends all sessions at once, says when the account goes, and mails that [spec 7.30] [security 12]', async () => {
    const elsewhere = await signIn(test, { email: ADDRESS });
    const { body } = await remove().expect(200);
    expect(Math.round((new Date(body.goesAt).getTime() - Date.now()) / 60_000)).toBe(7 * 24 * 60);
    for (const { agent } of [ada, elsewhere]) await agent.get('/api/auth/user').expect(401);
    const mail = (await mailsTo(test, ADDRESS)).at(-1);
    expect(mail?.subject).toBe('Your Whoosh account will be deleted');
    expect(mail?.text).toContain('To keep the account, sign in before that day');
  });

  it('is taken back by signing in within a week, and says so', async () => {
    await remove().expect(200);
    await test.app.get(AccountDeletionService).round();
    const { agent, answer } = await signInByCode();
    expect(answer.body).toMatchObject({ restored: true, user: { id: ada.user.id, email: ADDRESS } });
    expect((await mailsTo(test, ADDRESS)).at(-1)?.subject).toBe('Your Whoosh account will not be deleted');
    await aWeekLater();
    await agent.get('/api/auth/user').expect(200);
    expect((await signInByCode()).answer.body.restored).toBeUndefined();
  });

  it('mails a code first when the session is older than 15 minutes [security 13]', async () => {
    await age();
    expect((await remove().expect(403)).body.code).toBe('FRESH_SIGN_IN_REQUIRED');
    const code = await codeFor(test, ADDRESS);
    expect((await remove({ code: wrongCode(code) }).expect(400)).body.code).toBe('INVALID_CODE');
    expect((await account()).deletion_requested_at).toBeNull();
    await remove({ code }).expect(200);
    await ada.agent.get('/api/auth/user').expect(401);
  });

  it('takes no code that was for something else [security 4]', async () => {
    await age();
    await ada.agent.post('/api/auth/send-email-change-code').send({ email: 'other@example.com' }).expect(200);
    expect((await remove({ code: await codeFor(test, ADDRESS) }).expect(400)).body.code).toBe('INVALID_CODE');
  });

  it('ends Premium at once, not at the end of the month', async () => {
    const { body } = await ada.agent.post('/api/create-checkout-session').send(PREMIUM_ORDER).expect(200);
    await sandbox.pay(body.checkout_url);
    await paymentsSettled(test, sandbox);
    await remove().expect(200);
    expect(await account()).toMatchObject({ plan_id: 1, credits: '500' });
    expect(await test.dataSource.query('SELECT status FROM subscriptions')).toEqual([{ status: 'canceled' }]);
    await paymentsSettled(test, sandbox);
  });

  it('ends Premium with the next round when the provider did not answer', async () => {
    const { body } = await ada.agent.post('/api/create-checkout-session').send(PREMIUM_ORDER).expect(200);
    await sandbox.pay(body.checkout_url);
    await paymentsSettled(test, sandbox);
    await sandbox.chaos({ failNext: 3 });
    await remove().expect(200);
    expect(await account()).toMatchObject({ plan_id: 2 });
    await sandbox.chaos({});
    await test.app.get(AccountDeletionService).round();
    expect(await account()).toMatchObject({ plan_id: 1 });
    await paymentsSettled(test, sandbox);
  });

  it('removes everything after a week but the ledger, which names nobody [security 62]', async () => {
    const eve = await signIn(test, { email: 'eve@example.com' });
    const evesSound = await storeEffect(test, eve);
    const { body } = await ada.agent
      .post('/api/create-credit-checkout-session')
      .send({ packageId: '100-credits' })
      .expect(200);
    await sandbox.pay(body.checkout_url);
    await paymentsSettled(test, sandbox);
    await ada.agent.post('/api/projects').send({ name: 'Harbour trailer', type: 'sfx' }).expect(201);
    const sound = await keepSound(ada, await makeSound(ada));
    const timeline = await makeTimeline(ada);
    await ada.agent
      .post('/api/timeline-items')
      .send({ projectId: timeline.id, soundEffectId: sound.id, startTime: 1, trackIndex: 0 })
      .expect(201);
    await upload(ada);
    await ada.agent
      .post('/api/support/requests')
      .send({ email: ADDRESS, category: 'other', subject: 'Hello', message: 'Hello' })
      .expect(201);
    await copyHolds(sound);
    const ledger: LedgerEntry[] = (await ada.agent.get('/api/credits/ledger').expect(200)).body;
    await remove().expect(200);
    await aWeekLater();

    expect(await account()).toMatchObject({
      email: `deleted-${ada.user.id}`,
      name: '',
      plan_id: 1,
      deleted_at: expect.any(Date),
      erased_at: expect.any(Date),
    });
    const tables: { name: string }[] = await test.dataSource.query(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id'`,
    );
    const left = await Promise.all(
      tables.map(async ({ name }) => {
        const [row]: { count: number }[] = await test.dataSource.query(
          `SELECT count(*)::int AS count FROM ${name} WHERE user_id = $1`,
          [ada.user.id],
        );
        return [name, row?.count] as const;
      }),
    );
    expect(left.filter(([, count]) => count !== 0)).toEqual([['ledger', ledger.length]]);
    expect(
      await test.dataSource.query(`SELECT event, user_id, note FROM security_events WHERE note = $1`, [
        String(ada.user.id),
      ]),
    ).toEqual([{ event: 'account-deleted', user_id: null, note: String(ada.user.id) }]);
    expect(
      (await eve.agent.get('/api/sound-effects/all').expect(200)).body.map(({ id }: { id: number }) => id),
    ).toEqual([evesSound]);
    await ada.agent.get(sound.audioUrl).expect(401);
    expect(await test.app.get(Storage).stat(sound.audioUrl.replace('/api/files/', ''))).toBeNull();
  });

  it('leaves the address free for a new account, which is another one', async () => {
    await remove().expect(200);
    await aWeekLater();
    const again = await signIn(test, { email: ADDRESS });
    expect(again.user).toMatchObject({ credits: 0, existingEffects: 0 });
    expect(again.user.id).not.toBe(ada.user.id);
  });

  it('comes again for what could not be removed, while the account is gone for everybody', async () => {
    jest.spyOn(test.app.get(AccountLifecycle), 'erase').mockRejectedValueOnce(new Error('the storage is away'));
    await remove().expect(200);
    await aWeekLater();
    expect(await account()).toMatchObject({ email: `deleted-${ada.user.id}`, erased_at: null });
    await test.app.get(AccountDeletionService).round();
    expect((await account()).erased_at).not.toBeNull();
  });
});
