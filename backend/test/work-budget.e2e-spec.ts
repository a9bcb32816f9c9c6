import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WorkBudget } from '../src/infra/work-budget';
import { LIMITS } from '@whoosh/contracts';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { rainScene } from './support/scenes';
import refine from './support/hostile/refine.json';

jest.setTimeout(60_000);

describe('the work of one account', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
  });

  it('leaves the event loop to others between the lines that it reads', async () => {
    const scene = refine.base;
    const refinements = refine.pop.map(({ r }) =>
      r
        .replace(/[^\x20-\x7e]/g, 'e')
        .slice(0, LIMITS.refinementMaxLength)
        .trim(),
    );
    const asking = () => ada.agent.post('/api/sound-effects/interpret').send({ scene, refinements });
    await asking();
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const begun = process.cpuUsage();
    const { status, body } = await asking();
    delay.disable();
    const { user, system } = process.cpuUsage(begun);
    expect([status, status === 400 ? body : '']).toEqual([expect.any(Number), '']);
    // No longer than a line: what all of them take together is many times that.
    expect(delay.max / 1e6).toBeLessThan(Math.max(400, (user + system) / 1000 / 3));
  });

  it('is refused once its minute is used up, and nobody else’s is', async () => {
    const eve = await signIn(test);
    const read = (person: SignedIn) => person.agent.post('/api/sound-effects/interpret').send({ description: 'rain' });
    const draft = (person: SignedIn) => person.agent.post('/api/sound-effects/draft').send({ scene: rainScene(1) });
    await read(ada).expect(200);
    // Whatever that took is on the account; were it under a millisecond, nothing would be.
    await test.app.get(WorkBudget, { strict: false }).spend(ada.user.id, 1);
    await test.dataSource.query(`UPDATE rate_limits SET points = 20000 WHERE key LIKE 'work-ms%'`);
    const refused = await read(ada).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await draft(ada).expect(429);
    await read(eve).expect(200);
  });

  it('is a mono draft of 3 s at 96 kbit/s, however long the scene is', async () => {
    const answer = await ada.agent
      .post('/api/sound-effects/draft')
      .send({ scene: rainScene(20) })
      .buffer(true)
      .expect(200);
    // 3 s at 96 kbit/s are 36 kB, and a frame or two.
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(30_000);
    expect(Number(answer.headers['content-length'])).toBeLessThan(42_000);
  });
});
