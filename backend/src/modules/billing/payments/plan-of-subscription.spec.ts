import { planOfSubscriptions } from './plan-of-subscription';

describe('the plan that subscriptions give', () => {
  const renewal = new Date('2026-11-01T00:00:00Z');
  const planOf = (status: string, now = renewal) => planOfSubscriptions([{ status, periodStart: renewal }], now);

  it.each(['active', 'trialing', 'past_due'])('is Premium while %s', (status) => {
    expect(planOf(status)).toBe(2);
  });

  it.each(['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled', 'a word of tomorrow'])(
    'is Free while %s',
    (status) => {
      expect(planOf(status)).toBe(1);
    },
  );

  it('is Premium for 7 days after a renewal that was not paid, and then Free', () => {
    expect(planOf('past_due', new Date('2026-11-07T23:59:59Z'))).toBe(2);
    expect(planOf('past_due', new Date('2026-11-08T00:00:00Z'))).toBe(1);
  });

  it('is Free without any, and Premium when one of several gives it', () => {
    expect(planOfSubscriptions([], renewal)).toBe(1);
    expect(
      planOfSubscriptions(
        ['canceled', 'active'].map((status) => ({ status, periodStart: renewal })),
        renewal,
      ),
    ).toBe(2);
  });
});
