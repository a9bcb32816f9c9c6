import { clipSamples, givenSamples, timeColumns } from './clip-times';

const TIMES = { start: 76_077, duration: 48_001, offset: 1, fadeIn: 0, fadeOut: 2_401 };

it('stores times to the sample', () => {
  expect(clipSamples(timeColumns(TIMES))).toEqual(TIMES);
});

it('reads clips of an earlier version, and those that one has changed since', () => {
  const stored = timeColumns(TIMES);
  expect(clipSamples({ ...stored, startSamples: null }).start).toBe(1_585 * 48);
  expect(clipSamples({ ...stored, startMs: 2_000 }).start).toBe(96_000);
});

describe('an edit', () => {
  it.each([
    ['names seconds alone', { startTime: 1.5 }, 72_000],
    ['names samples alone', { samples: { start: 7 } }, 7],
    ['changes the seconds of a clip that it has read', { startTime: 2, samples: { start: 76_077 } }, 96_000],
    ['changes the samples of a clip that it has read', { startTime: 76_077 / 48_000, samples: { start: 5 } }, 5],
    ['changes neither', { startTime: 76_077 / 48_000, samples: { start: 76_077 } }, 76_077],
    ['names neither', { fadeIn: 1 }, undefined],
  ])('that %s', (_what, fields, samples) => {
    expect(givenSamples(fields, 'start', 76_077)).toBe(samples);
  });
});
