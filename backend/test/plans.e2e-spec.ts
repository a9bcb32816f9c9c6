import { DEFAULT_PLANS } from '@whoosh/contracts';
import type { TestApp } from './support/create-test-app';
import { shareTestApp } from './support/share-test-app';

describe('plans', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());

  it('lists Free and Premium as the pages show them before the answer has come, without a session [spec 3.2, 7.23]', async () => {
    const answer = await test.http().get('/api/plans').expect(200);
    expect(answer.body).toEqual(DEFAULT_PLANS);
  });

  it('leaves out a plan that is no longer on offer', async () => {
    await test.dataSource.query('UPDATE plans SET is_active = false WHERE id = 2');
    const answer = await test.http().get('/api/plans').expect(200);
    await test.dataSource.query('UPDATE plans SET is_active = true WHERE id = 2');
    expect(answer.body.map((plan: { name: string }) => plan.name)).toEqual(['Free']);
  });

  it('writes a price with cents when it has some', async () => {
    await test.dataSource.query('UPDATE plans SET price_cents = 499 WHERE id = 2');
    const answer = await test.http().get('/api/plans').expect(200);
    await test.dataSource.query('UPDATE plans SET price_cents = 500 WHERE id = 2');
    expect(answer.body[1].price).toBe('4.99');
  });
});
