import { join } from 'node:path';
import threads, { type WorkerOptions } from 'node:worker_threads';
import { createTestApp, type TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { creditsOf, generate, grant } from './support/sounds';
import { rainScene } from './support/scenes';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(120_000);

const FAULT = join(__dirname, 'support/poisoned-render.cjs');

describe('a render that is not numbers [long]', () => {
  let test: TestApp;
  let ada: SignedIn;
  const { Worker } = threads;
  beforeAll(async () => {
    threads.Worker = class extends Worker {
      constructor(file: string | URL, options: WorkerOptions = {}) {
        super(
          file,
          String(file).endsWith('render.worker.js') ? { ...options, execArgv: ['--require', FAULT] } : options,
        );
      }
    };
    test = await createTestApp({ settings: { WORKER: 'on' }, ownThreads: true });
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
  });
  afterAll(async () => {
    threads.Worker = Worker;
    await test?.close();
  });

  it('is a failure that gives the credits back, and leaves no file', async () => {
    const poisoned = { duration: 1, scene: { ...rainScene(1), text: 'poisoned rain' } };
    const { status, body } = await generate(ada, poisoned);
    expect([status, body.code]).toEqual([500, 'GENERATION_FAILED']);
    expect(await creditsOf(ada)).toBe(100);
    expect(await test.dataSource.query('SELECT name FROM stored_files')).toEqual([]);
    await generate(ada).expect(200);
    expect(await creditsOf(ada)).toBe(99);
  });

  it('is no draft either', async () => {
    const scene = { ...rainScene(1), text: 'poisoned rain' };
    const { status, body } = await ada.agent.post('/api/sound-effects/draft').send({ scene });
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
  });
});
