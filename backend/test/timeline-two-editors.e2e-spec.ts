import type { TimelineChange } from '@whoosh/contracts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { makeTimeline, put, remove, sendEdit, stateOf, storeEffect } from './support/timelines';

const FULL = process.env['TEST_FORM'] === 'full';

describe('a timeline', () => {
  let test: TestApp;
  let ada: SignedIn;
  let rain: number;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
    rain = await storeEffect(test, ada, { seconds: 2.5 });
  });

  it('loses no update of two editors at once, whatever they do in whichever order', async () => {
    const operation = fc.record({
      who: fc.boolean(),
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      start: fc.integer({ min: 0, max: 100 }),
      removes: fc.boolean(),
      again: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 2, maxLength: 8 }), async (operations) => {
        const { id } = await makeTimeline(ada);
        const acknowledged: { revision: number; change: TimelineChange }[] = [];
        const editor = async (mine: typeof operations) => {
          // A session of its own, as another browser has; a session's pace would hold up many runs in one.
          const self = await signIn(test, { email: ada.user.email });
          let revision = 0;
          for (const { key, start, removes, again } of mine) {
            const body = {
              editId: randomUUID(),
              changes: [removes ? remove(key) : put(key, { soundEffectId: rain, startTime: start })] as [
                TimelineChange,
              ],
            };
            // Whoever is behind takes the current revision over and tries again.
            let answer = await sendEdit(self, id, { ...body, revision });
            for (; answer.status === 409; answer = await sendEdit(self, id, { ...body, revision }))
              revision = Number(answer.body.details[0].message);
            expect(answer.status).toBe(200);
            revision = answer.body.revision;
            acknowledged.push({ revision, change: body.changes[0] });
            if (again)
              expect((await sendEdit(self, id, { ...body, revision: 0 }).expect(200)).body.revision).toBe(revision);
          }
        };
        await Promise.all([editor(operations.filter(({ who }) => who)), editor(operations.filter(({ who }) => !who))]);
        const inOrder = acknowledged.sort((a, b) => a.revision - b.revision);
        expect(inOrder.map(({ revision }) => revision)).toEqual(operations.map((_, index) => index + 1));
        const expected = new Map<string, number>();
        for (const { change } of inOrder)
          change.op === 'remove' ? expected.delete(change.key) : expected.set(change.key, change.item.startTime ?? 0);
        const state = await stateOf(ada, id);
        expect(new Map(state.items.map(({ key, startTime }) => [key, startTime]))).toEqual(expected);
        expect(state.revision).toBe(operations.length);
      }),
      { numRuns: FULL ? 100 : 6 },
    );
  }, 60_000);
});
