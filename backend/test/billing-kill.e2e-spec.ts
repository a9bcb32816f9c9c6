import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from './support/create-test-app';
import { signIn } from './support/factories';
import { createPaidApp, paymentsSettled, type Sandbox } from './support/payments-sandbox';
import { startWorker } from './support/worker-process';

jest.setTimeout(120_000);

/** Long enough to be killed in, short enough for the SDK's 4 s. */
const PROVIDER_THINKS_MS = 3_000;

describe('billing: a process killed between payment and credit', () => {
  let test: TestApp;
  let sandbox: Sandbox;

  beforeAll(async () => {
    ({ test, sandbox } = await createPaidApp({ WORKER: 'off' }));
  });
  afterAll(async () => {
    await sandbox?.stop();
    await test?.close();
  });

  it('loses nothing: the next process gives what was paid for, once [security 59]', async () => {
    const ada = await signIn(test);
    const credits = async (): Promise<number> => (await ada.agent.get('/api/auth/user').expect(200)).body.user.credits;
    const claims = async (): Promise<number> => (await test.dataSource.query('SELECT 1 FROM queue_claims')).length;
    const { body } = await ada.agent
      .post('/api/create-credit-checkout-session')
      .send({ packageId: '100-credits' })
      .expect(200);
    const victim = await startWorker(test, sandbox.settings);
    await sandbox.chaos({ delayMs: PROVIDER_THINKS_MS });
    await sandbox.pay(body.checkout_url);
    while ((await claims()) === 0) await sleep(25);
    await victim.kill();
    expect(await credits()).toBe(0);
    await sandbox.chaos({});
    const heir = await startWorker(test, sandbox.settings);
    await paymentsSettled(test, sandbox);
    expect(await credits()).toBe(100);
    await heir.stop();
  });
});
