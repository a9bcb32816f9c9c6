import { FREE_PLAN_ID, PREMIUM_PLAN_ID, UNPRICED_PLAN_ID } from '@whoosh/contracts';
import { batchCost, costLine, durationRefusal, maxTakes } from './cost-line';

const premium = { planId: PREMIUM_PLAN_ID, credits: 412, existingEffects: 15, durationSeconds: 8, takes: 3 };
const free = { planId: FREE_PLAN_ID, credits: 0, existingEffects: 1, durationSeconds: 5, takes: 1 };

describe('cost line', () => {
  it('shows seconds times takes, and what is left after it [spec 9.1]', () => {
    expect(costLine(premium, true)).toEqual({
      sum: '8 s × 3 takes = 24 credits',
      rest: '388 left after this',
      insufficient: false,
    });
  });

  it('tells what each take costs where its length is rounded up', () => {
    expect(costLine({ ...premium, durationSeconds: 8.5, takes: 2 }, true).sum).toBe(
      '8.5 s (9 credits) × 2 takes = 18 credits',
    );
    expect(costLine({ ...premium, durationSeconds: 8.5, takes: 1 }, true).sum).toBe('8.5 s × 1 take = 9 credits');
  });

  it('shows the balance while nothing is described', () => {
    expect(costLine({ ...premium, durationSeconds: 5, takes: 1 }, false)).toEqual({
      sum: '5 s × 1 take = 5 credits',
      rest: '412 left',
      insufficient: false,
    });
  });

  it('tells length and number alone where sounds have no price', () => {
    const unpriced = { ...premium, planId: UNPRICED_PLAN_ID, credits: null };
    expect(costLine(unpriced, true)).toEqual({ sum: '8 s × 3 takes', rest: '', insufficient: false });
    expect(batchCost(unpriced, [1, 2.5]).sum).toBe('2 sounds, 3.5 s total');
    expect(maxTakes(UNPRICED_PLAN_ID, null, 99)).toBe(4);
  });

  it('adds up the sounds of a batch, each with its own length and rounded up by itself', () => {
    expect(batchCost(premium, [1, 2.5, 6])).toEqual({
      sum: '3 sounds, 9.5 s total = 10 credits',
      rest: '402 left after this',
      insufficient: false,
    });
  });

  it('speaks of one credit in the singular', () => {
    expect(costLine({ ...premium, durationSeconds: 1, takes: 1 }, false).sum).toBe('1 s × 1 take = 1 credit');
  });

  it('warns when the credits do not reach', () => {
    expect(costLine({ ...premium, credits: 4 }, true)).toMatchObject({
      rest: 'You have 4 credits',
      insufficient: true,
    });
  });

  it('counts free sounds instead of credits for a Free account without credits', () => {
    expect(costLine(free, true)).toMatchObject({ sum: '1 of 2 free sounds left', insufficient: false });
    expect(costLine({ ...free, credits: null, existingEffects: 2 }, true)).toMatchObject({
      sum: '0 of 2 free sounds left',
      insufficient: true,
    });
  });

  it('asks for credits where fewer free sounds are left than a batch has', () => {
    expect(batchCost(free, [1])).toMatchObject({ rest: 'No credits needed', insufficient: false });
    expect(batchCost(free, [1, 2.5])).toMatchObject({ rest: 'Buy credits for more', insufficient: true });
  });

  it('lets a Free account pay with bought credits [spec 5.12]', () => {
    expect(costLine({ ...free, credits: 100 }, true).sum).toBe('5 s × 1 take = 5 credits');
  });
});

describe('takes that can be asked for', () => {
  it('are four, and for free sounds no more than are left', () => {
    expect(maxTakes(PREMIUM_PLAN_ID, 3, 99)).toBe(4);
    expect(maxTakes(FREE_PLAN_ID, 0, 0)).toBe(2);
    expect(maxTakes(FREE_PLAN_ID, 0, 1)).toBe(1);
    expect(maxTakes(FREE_PLAN_ID, null, 2)).toBe(1);
  });
});

describe('duration limit', () => {
  it('gives the sentence of the rule beyond 10 s on the Free plan only', () => {
    expect(durationRefusal({ ...free, durationSeconds: 11 })?.description).toBe(
      'Free plan is limited to 10 second sound effects. Purchase credits or upgrade to Premium for longer durations.',
    );
    expect(durationRefusal({ ...free, credits: 50, durationSeconds: 22 })?.description).toBe(
      'Free plan users are limited to 10 second sound effects, even with purchased credits. Upgrade to Premium for up to 22 seconds.',
    );
    expect(durationRefusal({ ...free, durationSeconds: 10 })).toBeNull();
    expect(durationRefusal({ ...premium, durationSeconds: 22 })).toBeNull();
  });
});
