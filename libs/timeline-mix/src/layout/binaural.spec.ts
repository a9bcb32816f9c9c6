import { BinauralStage, earPath } from './binaural';
import { MIX_RATE } from '../mix-plan';
import { noise } from '../testing/timelines';

/** Gain of a shadow at a frequency, dB. */
function shadowDb(incidence: number, hz: number): number {
  const { b0, b1, a1 } = earPath(incidence);
  const turn = (2 * Math.PI * hz) / MIX_RATE;
  const power = (of: [number, number]) => of[0] ** 2 + of[1] ** 2 + 2 * of[0] * of[1] * Math.cos(turn);
  return 10 * Math.log10(power([b0, b1]) / power([1, a1]));
}

/** What both ears hear of an impulse on the left. */
function impulse() {
  const block = { left: new Float32Array(64), right: new Float32Array(64) };
  block.left[0] = 1;
  new BinauralStage().process(block);
  return block;
}

describe('binaural', () => {
  it('comes around the head as late as Woodworth says: 0.26 ms more at the far ear for a loudspeaker at 30 degrees [timeline 7]', () => {
    const late = ((earPath(120).delay - earPath(60).delay) / MIX_RATE) * 1_000;
    const angle = Math.PI / 6;
    expect(late).toBeCloseTo((0.0875 / 343) * (angle + Math.sin(angle)) * 1_000, 9);
    const { left, right } = impulse();
    const first = (samples: Float32Array) => samples.findIndex((sample) => Math.abs(sample) > 0.05);
    expect(first(left)).toBe(0);
    expect(first(right)).toBeGreaterThan(10);
    expect(first(right)).toBeLessThan(14);
  });

  it('shadows what is high: 6 dB louder at the ear it faces, 20 dB less behind the head, and what is low alike', () => {
    expect(shadowDb(0, 20_000)).toBeGreaterThan(5.5);
    expect(shadowDb(150, 20_000)).toBeLessThan(-17);
    for (const incidence of [0, 60, 120, 150]) expect(Math.abs(shadowDb(incidence, 30))).toBeLessThan(0.1);
  });

  it('hears what is in the middle alike with both ears, and keeps the power of low sides that differ', () => {
    const { left } = noise(4_800);
    const block = { left: left.slice(), right: left.slice() };
    new BinauralStage().process(block);
    expect(block.left).toEqual(block.right);
    const powers = impulse();
    const sum = (samples: Float32Array) => samples.reduce((all, sample) => all + sample, 0);
    expect(sum(powers.left) ** 2 + sum(powers.right) ** 2).toBeCloseTo(1, 2);
  });

  it('gives the same samples in blocks of any size', () => {
    const [whole, parts] = [noise(4_800), noise(4_800)];
    new BinauralStage().process(whole);
    const stage = new BinauralStage();
    for (let at = 0; at < 4_800; at += 96)
      stage.process({ left: parts.left.subarray(at, at + 96), right: parts.right.subarray(at, at + 96) });
    expect(parts).toEqual(whole);
  });
});
