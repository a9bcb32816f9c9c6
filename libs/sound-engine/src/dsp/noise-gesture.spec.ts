import { bandDb, rms } from '../testing/spectra';
import { NoiseGestureGrain } from './noise-gesture';
import { Random } from './random';

/** One second of air through one resonance at 1.5 kHz. */
function gestureWith(q: number, isSteep: boolean): Float32Array {
  const gesture = {
    length: 1,
    envelope: [1, 1],
    bands: [{ frequency: [1500, 1500], q, gain: 1, isSteep }],
    plain: 0,
    flutterRate: 25,
    flutter: 0,
    pulseRate: 0,
    pulseJitter: 0,
    pulseTau: 0.003,
    flow: 0,
  };
  const out = new Float32Array(48_000);
  const grain = new NoiseGestureGrain(gesture, new Random(7));
  for (let from = 0; from < out.length; from += 64) grain.add([out], from, from + 64);
  return out;
}

describe('a gesture of air', () => {
  it('leaves at least 15 dB less two octaves above a steep resonance than above another, and is as loud', () => {
    const plain = gestureWith(9, false);
    const steep = gestureWith(9, true);
    expect(bandDb(steep, 6000, 12_000)).toBeLessThan(bandDb(plain, 6000, 12_000) - 15);
    expect(Math.abs(20 * Math.log10(rms(steep) / rms(plain)))).toBeLessThan(1.5);
  });
});
