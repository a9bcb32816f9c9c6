import { panGains } from '@whoosh/sound-engine/mixing';
import { truePeak } from '@whoosh/audio-codec';
import { CEILING_DBTP } from '../master-bus';
import { planMix } from '../mix-plan';
import type { Stereo } from '../sources';
import { constant, item, noise, sounds, timeline } from '../testing/timelines';
import { speakerGains } from './speakers';
import { StereoSpread } from './stereo-spread';
import { SurroundMix } from './surround-mix';

const FRAMES = 24_000;
const NAMES = ['left', 'right', 'center', 'leftSurround', 'rightSurround'];

/** Power of each channel after the first 0.1 s, in parts of the whole. */
function shares(
  of: Stereo,
  blockFrames = FRAMES,
): { shares: Record<string, number>; kept: number; out: Float32Array[] } {
  const out = NAMES.map(() => new Float32Array(FRAMES));
  const spread = new StereoSpread();
  const view = (samples: Float32Array, from: number) => samples.subarray(from, from + blockFrames);
  for (let from = 0; from < FRAMES; from += blockFrames)
    spread.addTo(
      out.map((channel) => view(channel, from)),
      { left: view(of.left, from), right: view(of.right, from) },
      blockFrames,
      from,
    );
  const power = (samples: Float32Array) => samples.subarray(4_800).reduce((sum, sample) => sum + sample * sample, 0);
  const powers = out.map(power);
  const whole = powers.reduce((sum, one) => sum + one, 0);
  return {
    shares: Object.fromEntries(NAMES.map((name, i) => [name, Math.round((100 * powers[i]) / whole) / 100])),
    kept: whole / (power(of.left) + power(of.right)),
    out,
  };
}

function from(azimuth: number): Stereo {
  const { left, right } = panGains(azimuth);
  const source = noise(FRAMES).left;
  return { left: source.map((sample) => left * sample), right: source.map((sample) => right * sample) };
}

describe('5.1', () => {
  it('pans between the two loudspeakers beside a direction, with constant power', () => {
    expect(speakerGains(-30)[0]).toBeCloseTo(1, 9);
    expect(speakerGains(0)[2]).toBeCloseTo(1, 9);
    expect(speakerGains(170)[4]).toBeCloseTo(1, 9);
    for (const azimuth of [-110, -70, -30, -15, 0, 20, 90]) {
      const gains = speakerGains(azimuth);
      expect(Math.hypot(...gains)).toBeCloseTo(1, 12);
      expect(gains.filter((gain) => gain > 1e-9).length).toBeLessThanOrEqual(2);
    }
    // halfway between two their gains are alike
    expect(speakerGains(-15)[0]).toBeCloseTo(speakerGains(-15)[2], 9);
    expect(speakerGains(70)[1]).toBeCloseTo(speakerGains(70)[4], 9);
  });

  it.each([
    [0, { center: 1 }],
    [-30, { left: 1 }],
    [-15, { left: 0.5, center: 0.5 }],
    [70, { right: 0.5, rightSurround: 0.5 }],
  ])('sounds what a scene has at %i degrees from there', (azimuth, expected) => {
    const { shares: found, kept } = shares(from(azimuth));
    expect(found).toEqual({ left: 0, right: 0, center: 0, leftSurround: 0, rightSurround: 0, ...expected });
    expect(kept).toBeCloseTo(1, 3);
  });

  it('leaves what differs between the sides at the front, and loses no power', () => {
    const { shares: found, kept } = shares(noise(FRAMES));
    expect((found['left'] ?? 0) + (found['right'] ?? 0)).toBeGreaterThan(0.85);
    expect(kept).toBeGreaterThan(0.97);
    expect(kept).toBeLessThan(1.03);
  });

  it('gives the same samples in blocks of any size', () => {
    const whole = shares(from(40)).out;
    expect(shares(from(40), 480).out).toEqual(whole);
  });

  it('puts a mix under one limiter, the reverberation all around and nothing into the low channel', () => {
    const tracks = [{ gainDb: 12, muted: false, solo: false, pan: 0, strip: { sends: [0] } }];
    const plan = planMix(timeline([item({ duration: 0.5 })], { tracks }), 0.5);
    const { left } = noise(FRAMES, 0.9);
    const mix = new SurroundMix(plan, sounds({ 'effect-1': { left, right: left } }), FRAMES);
    const [frontLeft, , center, low, leftSurround] = mix.next(0);
    expect(20 * Math.log10(truePeak([center]))).toBeLessThan(CEILING_DBTP + 0.1);
    expect(low.every((sample) => sample === 0)).toBe(true);
    for (const channel of [frontLeft, leftSurround])
      expect(channel.some((sample) => Math.abs(sample) > 0.01)).toBe(true);
  });

  it('follows a pan that is drawn', () => {
    const pan = [
      { at: 0.1, value: -1 },
      { at: 0.4, value: 1 },
    ];
    const plan = planMix(timeline([item({ duration: 0.5, envelopes: { pan } })]), 0.5);
    const mix = new SurroundMix(plan, sounds({ 'effect-1': constant(FRAMES, 0.3) }), FRAMES);
    const [left, right, center, , leftSurround, rightSurround] = mix.next(0).map((channel) => channel.slice());
    const loudest = (at: number) => {
      const channels = { left, right, center, leftSurround, rightSurround };
      return Object.entries(channels).sort(([, a], [, b]) => Math.abs(b[at]) - Math.abs(a[at]))[0]?.[0];
    };
    expect([4_000, 13_500, 23_500].map(loudest)).toEqual(['leftSurround', 'center', 'rightSurround']);
  });
});
