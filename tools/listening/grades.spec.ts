import { gradeOf } from './grades.mjs';
import { samplesOf, staleAmong, takeDigest } from './staleness.mjs';

const measured = { real: { p90: 1.2 }, independent: 6, realHeard: 0.3 };

describe('the grade of a source', () => {
  it('is strong when the tagger hears it among the first three on four of five seeds', () => {
    expect(gradeOf({ ranks: [1, 2, 3, 3, 40], independent: 0 })).toBe('strong');
    expect(gradeOf({ ranks: [1, 2, 3, 4, 40], independent: 0 })).toBe('fair');
  });

  it('is strong by its measures alone only where real recordings are not heard either, and noise is farther off', () => {
    const far = { ranks: [50, 60, 70, 80, 90], distance: 1, noiseDistance: 1.4 };
    expect(gradeOf({ ...far, ...measured })).toBe('strong');
    expect(gradeOf({ ...far, ...measured, realHeard: 0.6 })).toBe('fair');
    expect(gradeOf({ ...far, ...measured, noiseDistance: 1.2 })).toBe('fair');
    expect(gradeOf({ ...far, ...measured, noiseDistance: 1 })).toBe('sketch');
    expect(gradeOf({ ...far, ...measured, distance: 1.3, noiseDistance: 2 })).toBe('fair');
  });

  it('is a sketch where nothing hears it and too few recordings were measured', () => {
    expect(gradeOf({ ranks: [20, 20, 20, 20, 20], distance: 0.5, noiseDistance: 2, ...measured, independent: 4 })).toBe(
      'sketch',
    );
  });
});

describe('evidence that knows whether it is stale', () => {
  const take = (...channels: number[][]) => ({ channels: channels.map((samples) => Float32Array.from(samples)) });

  it('is stale where its samples moved by the least bit, in any channel of any take', () => {
    const graded = samplesOf([takeDigest(take([0, 0.5], [0, 0])), takeDigest(take([0.25, 0], [0, 0]))]);
    const again = samplesOf([takeDigest(take([0, 0.5], [0, 0])), takeDigest(take([0.25, 0], [0, 0]))]);
    const moved = samplesOf([takeDigest(take([0, 0.5], [0, 0])), takeDigest(take([0.25, 0], [0, 2 ** -149]))]);
    const evidence = { kept: { samples: graded }, changed: { samples: graded } };
    expect(staleAmong(['kept', 'changed'], evidence, (id) => (id === 'kept' ? again : moved))).toEqual(['changed']);
  });

  it('is stale where no samples are known, without rendering any', () => {
    const render = jest.fn(() => 'never');
    expect(staleAmong(['old', 'new'], { old: {} }, render)).toEqual(['old', 'new']);
    expect(render).not.toHaveBeenCalled();
  });

  it('reads only its own part of a buffer that several channels share', () => {
    const whole = Float32Array.from([1, 2, 3, 4]);
    expect(takeDigest({ channels: [whole.subarray(0, 2), whole.subarray(2)] })).toBe(
      takeDigest({ channels: [Float32Array.from([1, 2]), Float32Array.from([3, 4])] }),
    );
    expect(takeDigest({ channels: [whole.subarray(0, 2)] })).not.toBe(takeDigest({ channels: [whole.subarray(2)] }));
  });
});
