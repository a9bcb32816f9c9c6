import { AppError } from '../../../http';
import { createValidationPipe } from '../../../http/validation';
import { threadProcessorMs } from '../../../infra/processor-time';
import { EditTimelineDto } from './edit-timeline.dto';

const MOST_MS = 50;
/** The first ones compile what the others use; one that keeps the bound is enough. */
const MOST_TRIES = 60;
/** As many as a body of 64 kB holds. */
const unknown = (count: number, at: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${at}${n}`, n]));
const edit = (more: object) => ({ revision: 1, editId: '5d7c2c70-8a0f-4d6e-9c1a-1f0b7f6d1c11', changes: [], ...more });
const change = (more: object) => ({ op: 'put', key: 'clip', item: { startTime: 1, ...more } });

describe('an edit of a timeline', () => {
  const pipe = createValidationPipe();
  const refused = (value: object) =>
    pipe.transform(value, { type: 'body', metatype: EditTimelineDto }).then(
      () => null,
      (error: unknown) => error,
    );

  it.each([
    ['at its top', edit(unknown(4_000, 'field'))],
    ['in its settings', edit({ settings: unknown(4_000, 'field') })],
    ['in a change', edit({ changes: [{ ...change({}), ...unknown(4_000, 'field') }] })],
    ['in many clips', edit({ changes: Array.from({ length: 100 }, () => change(unknown(40, 'f'))) })],
  ])('with thousands of unknown fields %s is refused within 50 ms of processor time', async (_where, value) => {
    const taken: number[] = [];
    while (taken.length < MOST_TRIES && Math.min(...taken) >= MOST_MS) {
      const begun = threadProcessorMs();
      const error = await refused(value);
      taken.push(threadProcessorMs() - begun);
      expect(error).toBeInstanceOf(AppError);
      expect((error as AppError).code).toBe('VALIDATION_FAILED');
      expect((error as AppError).details?.length ?? 0).toBeLessThanOrEqual(100);
    }
    expect(Math.min(...taken)).toBeLessThan(MOST_MS);
  });
});
