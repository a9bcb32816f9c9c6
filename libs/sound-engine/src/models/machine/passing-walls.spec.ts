import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { levels } from '../../testing/spectra';
import { PassingWalls } from './passing-walls';

/** A tone of 580 Hz of unit level for two seconds, heard between house fronts. */
function heard(gain: number, seed = 1): Float32Array {
  const walls = new PassingWalls(seed);
  const x = Float32Array.from({ length: 2 * SAMPLE_RATE }, (_, i) => Math.sin((2 * Math.PI * 580 * i) / SAMPLE_RATE));
  for (let from = 0; from + CONTROL_FRAMES <= x.length; from += CONTROL_FRAMES)
    walls.addTo(x.subarray(from, from + CONTROL_FRAMES), gain);
  return x;
}

/** How far the level moves once all echoes are there, dB. */
function swing(x: Float32Array): number {
  const settled = levels(x.subarray(0.2 * SAMPLE_RATE), 0.02);
  return Math.max(...settled) - Math.min(...settled);
}

describe('walls that pass by', () => {
  it('let a held tone fade and swell, the more the harder they are', () => {
    expect(swing(heard(0.3))).toBeGreaterThan(2);
    expect(swing(heard(0.8))).toBeGreaterThan(swing(heard(0.3)) + 3);
  });

  it('leave a tone as it is where there are none', () => {
    expect(swing(heard(0))).toBeLessThan(0.1);
  });

  it('stand elsewhere in another take', () => {
    expect(heard(0.5, 2)).not.toEqual(heard(0.5, 1));
  });
});
