import { validateSync } from 'class-validator';
import { DurationRule } from './rules';

class Asked {
  @DurationRule()
  duration: unknown;
}

const refused = (duration: unknown) => validateSync(Object.assign(new Asked(), { duration })).length > 0;

describe('a duration', () => {
  it.each([0.5, 1, 2.001, 7.5, 21.999, 22])('is taken: %d s', (duration) => expect(refused(duration)).toBe(false));

  it.each([0.499, 22.001, 1.0005, 5e-323, -5e-323, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY, '2', null, {}])(
    'is refused in words: %p',
    (duration) => expect(refused(duration)).toBe(true),
  );
});
