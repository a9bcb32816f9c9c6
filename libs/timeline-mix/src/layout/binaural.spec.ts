import { BinauralStage, earPath } from './binaural';
import { Loudness } from '../master-bus';
import { MIX_RATE } from '../mix-plan';
import type { Stereo } from '../sources';
import { noise } from '../testing/timelines';

/** Gain of a shadow at a frequency, dB. */
function shadowDb(incidence: number, hz: number): number {
  const { b0, b1, a1 } = earPath(incidence);
  const turn = (2 * Math.PI * hz) / MIX_RATE;
  const power = (of: [number, number]) => of[0] ** 2 + of[1] ** 2 + 2 * of[0] * of[1] * Math.cos(turn);
  return 10 * Math.log10(power([b0, b1]) / power([1, a1]));
}

/** Two seconds of noise that has as much power in every octave: P. Kellet's three poles. */
function pink(seed: number): Float32Array {
  const poles = [
    [0.99765, 0.099046],
    [0.963, 0.2965164],
    [0.57, 1.0526913],
  ] as const;
  const held = [0, 0, 0];
  return noise(96_000, 0.1, seed).left.map((white) => {
    poles.forEach(([kept, taken], n) => (held[n] = kept * held[n] + taken * white));
    return held[0] + held[1] + held[2] + 0.1848 * white;
  });
}

function loudness(block: Stereo): number {
  const meter = new Loudness();
  meter.add(block);
  return meter.integrated;
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

  it('leaves a diffuse field as loud as it is, at every frequency', () => {
    // directions are spread evenly over a sphere where the cosines of their angles are
    const cosines = Array.from({ length: 500 }, (_, n) => (n - 249.5) / 250);
    for (const hz of [50, 200, 1_000, 4_000, 8_000, 16_000]) {
      const powers = cosines.map((cosine) => 10 ** (shadowDb((Math.acos(cosine) * 180) / Math.PI, hz) / 10));
      const mean = powers.reduce((sum, power) => sum + power, 0) / powers.length;
      expect(Math.abs(10 * Math.log10(mean))).toBeLessThan(0.3);
    }
  });

  it.each([
    ['on both sides that differ', pink(5), pink(9)],
    ['in the middle', pink(5), pink(5)],
    ['on one side', pink(5), new Float32Array(96_000)],
  ])('keeps the loudness of pink noise %s within half a unit', (_where, left, right) => {
    const before = loudness({ left, right });
    const block = { left: left.slice(), right: right.slice() };
    new BinauralStage().process(block);
    expect(Math.abs(loudness(block) - before)).toBeLessThan(0.5);
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
