import { LimitedLoudness, LOUDNESS_TOLERANCE, unlimitedGain } from './loudness-target';
import { CEILING_DBTP, Loudness, MasterBus } from './master-bus';
import { stereo } from './blocks';
import type { Stereo } from './sources';
import { noise } from './testing/timelines';

/** Quiet noise with a loud burst in every half second: a programme whose peaks stand `crest` dB above the rest. */
function withPeaks(crestDb: number): Stereo {
  const bed = noise(10 * 48_000, 0.03).left;
  const left = bed.map((sample, i) => (i % 24_000 < 600 ? sample * 10 ** (crestDb / 20) : sample));
  return { left, right: left.slice() };
}

function loudnessOf({ left, right }: Stereo): number {
  const meter = new Loudness();
  meter.add({ left, right });
  return meter.integrated;
}

function limited({ left, right }: Stereo, gain: number, ceilingDbtp = CEILING_DBTP): Stereo {
  const out = { left: left.slice(), right: right.slice() };
  new MasterBus(gain, ceilingDbtp).process(out);
  return out;
}

function curveOf(programme: Stereo, target: number): LimitedLoudness {
  const curve = new LimitedLoudness(loudnessOf(programme), target);
  for (let at = 0; at < programme.left.length; at += 30_000)
    curve.add({ left: programme.left.subarray(at, at + 30_000), right: programme.right.subarray(at, at + 30_000) });
  return curve;
}

describe('the gain for a loudness', () => {
  it.each([
    [6, -14],
    [18, -14],
    [22, -16],
    [26, -16],
    [26, -23],
  ])('reaches it behind the limiter, with peaks %d dB above the rest at %d LUFS', (crest, target) => {
    const programme = withPeaks(crest);
    const { gain, isReached } = curveOf(programme, target).gainFor();
    expect(isReached).toBe(true);
    expect(Math.abs(loudnessOf(limited(programme, gain)) - target)).toBeLessThan(LOUDNESS_TOLERANCE);
  });

  it('serves a lower ceiling without measuring again', () => {
    const programme = withPeaks(20);
    const { gain } = curveOf(programme, -16).gainFor(-3);
    expect(Math.abs(loudnessOf(limited(programme, gain, -3)) + 16)).toBeLessThan(LOUDNESS_TOLERANCE);
  });

  it('says that a programme of little but peaks does not reach it', () => {
    const clicks = { left: new Float32Array(480_000), right: new Float32Array(480_000) };
    for (let i = 0; i < clicks.left.length; i += 12_000) clicks.left[i] = clicks.right[i] = 0.9;
    expect(curveOf(clicks, -14).gainFor().isReached).toBe(false);
  });

  it('makes neither silence nor a whisper into noise', () => {
    expect(curveOf(stereo(48_000), -14).gainFor().isReached).toBe(false);
    expect(unlimitedGain(76)).toEqual({ gain: 10 ** 1.5, isReached: false });
    expect(unlimitedGain(6)).toEqual({ gain: 10 ** 0.3, isReached: true });
  });
});
