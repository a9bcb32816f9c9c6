import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { SceneEngine } from '../src/modules/sound-effects';
import { WorkBudget } from '../src/infra/work-budget';
import { LIMITS } from '@whoosh/contracts';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { rainScene } from './support/scenes';
import { shareTestApp } from './support/share-test-app';
import { grant } from './support/sounds';
import { threadProcessorMs } from '../src/infra/processor-time';
import parse500 from './support/hostile/parse-500.json';
import parse2000 from './support/hostile/parse-2000.json';
import refine from './support/hostile/refine.json';

const sceneOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../libs/sound-engine/src/testing/hostile', `${name}.json`), 'utf8'));
const [renderTop, nanMin] = [sceneOf('render-top') as object[], sceneOf('nan-min') as object];

/** Longest turn of the event loop, processor time. */
const TURN_MS = 50;
/** Five times that, by the clock: beside other suites the loop waits for its turn, too. */
const DELAY_MS = 250;

// Real drafts are made here, on machines that may be busy.
jest.setTimeout(240_000);

describe('the work of one account', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
  });

  /**
   * Longest turn of the event loop while requests are answered, ms of its processor time: what a machine with other
   * work takes from it does not count. The loop's delay by the clock is beside it, as what it would be felt as.
   */
  const longestTurn = async (work: () => Promise<unknown>): Promise<{ turn: number; delay: number }> => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    let [turn, before] = [0, threadProcessorMs()];
    let next = setImmediate(function look() {
      const now = threadProcessorMs();
      turn = Math.max(turn, now - before);
      before = now;
      next = setImmediate(look);
    });
    delay.enable();
    try {
      await work();
    } finally {
      delay.disable();
      clearImmediate(next);
    }
    return { turn, delay: delay.max / 1e6 };
  };
  const freshPerson = async () => {
    await test.dataSource.query('DELETE FROM rate_limits');
    return signIn(test);
  };
  const printable = (text: string, length: number) => text.slice(0, length).trim();
  /** The slowest ones in the short form, all of them in the full one. */
  const most = <T>(inputs: readonly T[]): readonly T[] =>
    process.env['TEST_FORM'] === 'full' ? inputs : inputs.slice(0, 1);
  const hostileRequests: [name: string, bodies: object[]][] = [
    ['the slowest descriptions of 500 characters', most(parse500).map((description) => ({ description }))],
    ['the slowest descriptions of 2,000 characters', most(parse2000).map((description) => ({ description }))],
    [
      'the scenes that cost most to render, and one of corners',
      [...most(renderTop), nanMin].map((scene) => ({ scene })),
    ],
    [
      'twenty lines that change a scene of many layers',
      [
        {
          scene: refine.base,
          refinements: refine.pop.map(({ r }) =>
            printable(r.replace(/[^\x20-\x7e]/g, 'e'), LIMITS.refinementMaxLength),
          ),
        },
      ],
    ],
  ];

  it.each(hostileRequests)('is not done on the event loop: %s [security 63]', async (_name, bodies) => {
    const turns: number[] = [];
    const delays: number[] = [];
    /** The best of a few tries: on a machine with other work a thread also waits for the processor. */
    const isQuick = () => Math.min(...turns) < TURN_MS && Math.min(...delays) < DELAY_MS;
    for (let tries = 0; tries < 3 && !isQuick(); tries += 1) {
      const eve = await freshPerson();
      const { turn, delay } = await longestTurn(async () => {
        for (const body of bodies) {
          // so many of them, one after the other, are more than the rates of an account allow
          await test.dataSource.query('DELETE FROM rate_limits');
          const { status } = await eve.agent.post('/api/sound-effects/interpret').send(body);
          expect([200, 422]).toContain(status);
        }
      });
      turns.push(turn);
      delays.push(delay);
    }
    expect(Math.min(...turns)).toBeLessThan(TURN_MS);
    expect(Math.min(...delays)).toBeLessThan(DELAY_MS);
  });

  const countedAs = async (rule: string) => {
    const [row] = await test.dataSource.query(`SELECT points FROM rate_limits WHERE key LIKE $1`, [`${rule}:%`]);
    return Number((row as { points: number } | undefined)?.points ?? 0);
  };
  /** What is noted beside an answer is there soon after it. */
  const untilCounted = async (rule: string, least: number) => {
    for (let tries = 0; tries < 100 && (await countedAs(rule)) < least; tries += 1) await wait(50);
    return countedAs(rule);
  };

  it('is counted for a draft by what its threads measured, and never as half of nothing', async () => {
    const expectedMs = test.app.get(SceneEngine, { strict: false }).cost(rainScene(3)) * 3_000;
    await ada.agent
      .post('/api/sound-effects/draft')
      .send({ scene: rainScene(20) })
      .expect(200);
    // Rendering, WAV and MP3; a machine three times as fast as the one that the estimate is from would still be seen.
    expect(await untilCounted('work-ms', 5)).toBeGreaterThan(expectedMs / 3);
  });

  it('leaves room to try things to who has many sounds made for money, and no more than half of it is theirs [security 63]', async () => {
    const budget = test.app.get(WorkBudget, { strict: false });
    budget.notePaid(ada.user.id, 500_000);
    expect(await untilCounted('work-paid-ms', 500_000)).toBe(500_000);
    await ada.agent.post('/api/sound-effects/interpret').send({ description: 'rain' }).expect(200);
    await budget.spend(ada.user.id, 10_001);
    await ada.agent.post('/api/sound-effects/interpret').send({ description: 'rain' }).expect(429);
  });

  it('is counted in processor time where it is done', async () => {
    await ada.agent.post('/api/sound-effects/interpret').send({ description: parse2000[0] });
    expect(await untilCounted('work-ms', 1)).toBeGreaterThan(15);
  });

  it('is refused once its minute is used up, and nobody else’s is [security 63]', async () => {
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

  it('is refused for the words of a sound, too, but never where credits pay for it [security 63]', async () => {
    const ask = () =>
      ada.agent
        .post('/api/sound-effects/generate')
        .set('Prefer', 'respond-async')
        .send({ description: 'rain', duration: 1 });
    await test.app.get(WorkBudget, { strict: false }).spend(ada.user.id, 60_000);
    expect((await ask().expect(429)).body.code).toBe('RATE_LIMITED');
    await grant(test, ada, 10);
    await ask().expect(202);
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
