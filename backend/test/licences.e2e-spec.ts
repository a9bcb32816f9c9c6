import type { SoundEffect } from '@whoosh/contracts';
import { LedgerService } from '../src/modules/billing';
import { unzipped } from './support/binary';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { creditsOf, grant, keepSound, makeSound } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(60_000);

describe('the licence of a sound', () => {
  let test: TestApp;
  let ada: SignedIn;
  let free: SoundEffect;
  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
    free = await keepSound(ada, await makeSound(ada, { duration: 2.5 }), { name: 'Roof' });
  });

  const pay = ({ agent }: SignedIn, id = free.id) => agent.post(`/api/sound-effects/${id}/licence`);
  const provenanceOf = async (id: number): Promise<{ licence: object }> => {
    const address = `/api/sound-effects/archive?ids=${id}&provenance=true`;
    const files = await unzipped(ada, address);
    const [, content] = Object.entries(files).find(([name]) => name.endsWith('.provenance.json')) ?? [];
    return JSON.parse(Buffer.from(content ?? []).toString()) as { licence: object };
  };
  const cut = async ({ id }: SoundEffect): Promise<SoundEffect> =>
    (await ada.agent.post(`/api/sound-effects/${id}/cuts`).send({ start: 0, end: 1 }).expect(201)).body as SoundEffect;
  const licenceNow = async ({ id }: SoundEffect) =>
    ((await ada.agent.get(`/api/sound-effects/all?ids=${id}`).expect(200)).body as SoundEffect[])[0]?.licence;
  const entries = async () =>
    (await ada.agent.get('/api/credits/ledger').expect(200)).body as { cause: string; delta: number }[];

  it('is for personal use where it was free, until a credit for each second is paid, once', async () => {
    expect(free.licence).toBe('personal');
    expect((await provenanceOf(free.id)).licence).toMatchObject({ kind: 'personal' });
    expect((await pay(ada).expect(402)).body).toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      error: 'You need 3 credits for commercial rights to this sound. You have 0 credits.',
    });
    await grant(test, ada, 10);
    const both = await Promise.all([pay(ada), pay(ada)]);
    for (const { status, body } of both) expect([status, (body as SoundEffect).licence]).toEqual([200, 'commercial']);
    expect(await creditsOf(ada)).toBe(7);
    expect((await provenanceOf(free.id)).licence).toEqual({
      kind: 'commercial',
      text: 'Commercial rights: paid for with credits, for any work of yours or of your clients',
    });
    expect((await entries())[0]).toMatchObject({
      kind: 'reserve',
      delta: -3,
      cause: `licence:${free.id}`,
      sound: { name: 'Roof', takes: 1 },
    });
  });

  it('came with a sound that a pack paid for, and goes on to what is cut out of it', async () => {
    await grant(test, ada, 10);
    const paid = await keepSound(ada, await makeSound(ada, { duration: 2 }));
    expect(paid.licence).toBe('commercial');
    expect((await cut(paid)).licence).toBe('commercial');
    expect((await cut(free)).licence).toBe('personal');
    await pay(ada, paid.id).expect(200);
    expect(await creditsOf(ada)).toBe(8);
  });

  it('goes on to the parts that were cut out before, and is not given by one that was cut out', async () => {
    await grant(test, ada, 10);
    const [part, other] = [await cut(free), await cut(free)];
    await pay(ada, part.id).expect(200);
    expect(await creditsOf(ada)).toBe(9);
    expect([await licenceNow(free), await licenceNow(other)]).toEqual(['personal', 'personal']);
    await pay(ada).expect(200);
    expect([await licenceNow(free), await licenceNow(other)]).toEqual(['commercial', 'commercial']);
    expect(await creditsOf(ada)).toBe(6);
  });

  it('stays when the payment is undone, whose debt pays for no other', async () => {
    await grant(test, ada, 3);
    await pay(ada).expect(200);
    const ledger = test.app.get(LedgerService);
    const undo = (kind: 'reversal' | 'grant', amount: number, cause: string) =>
      test.dataSource.transaction((manager) => ledger.post(ada.user.id, kind, amount, cause, manager));
    await undo('reversal', -3, 'refund:re_1');
    expect(await licenceNow(free)).toBe('commercial');
    const second = await keepSound(ada, await makeSound(ada, { duration: 1 }));
    await undo('grant', 3, 'invoice:in_1');
    expect((await pay(ada, second.id).expect(402)).body.code).toBe('INSUFFICIENT_CREDITS');
    await undo('grant', 1, 'invoice:in_2');
    expect((await pay(ada, second.id).expect(200)).body.licence).toBe('commercial');
    expect(await creditsOf(ada)).toBe(0);
  });

  it('takes no more credits than there are when two sounds are paid for at once', async () => {
    const second = await keepSound(ada, await makeSound(ada, { duration: 2.5 }));
    await grant(test, ada, 5);
    const answers = await Promise.all([pay(ada), pay(ada, second.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
    expect(await creditsOf(ada)).toBe(2);
  });

  it('is bought for sounds of one’s own that are in the library, by keys that may make sounds and within their day', async () => {
    const eve = await signIn(test);
    await grant(test, eve, 10);
    await pay(eve).expect(404);
    await grant(test, ada, 10);
    const keyOf = async (scopes: string[], creditsPerDay: number | null) => {
      const { body } = await ada.agent.post('/api/keys').send({ name: 'Robot', scopes, creditsPerDay }).expect(201);
      return (body as { secret: string }).secret;
    };
    const withKey = (secret: string) => ({
      ...ada,
      agent: test.agent().set('Authorization', `Bearer ${secret}`),
    });
    await pay(withKey(await keyOf(['read', 'manage'], null))).expect(403);
    expect((await pay(withKey(await keyOf(['generate'], 2))).expect(429)).body.code).toBe('KEY_DAILY_LIMIT');
    const able = withKey(await keyOf(['generate'], 5));
    await pay(able).expect(200);
    const other = await keepSound(ada, await makeSound(ada, { duration: 1 }));
    await test.dataSource.query('UPDATE sound_effects SET is_paid = false WHERE id = $1', [other.id]);
    await test.dataSource.query('UPDATE sound_effects SET duration_ms = 3000 WHERE id = $1', [other.id]);
    expect((await pay(able, other.id).expect(429)).body.error).toContain('It has spent 3 today, and this costs 3.');
    await ada.agent.delete(`/api/sound-effects/${other.id}`).expect(204);
    await pay(ada, other.id).expect(404);
  });
});
