import { truePeak } from '@whoosh/audio-codec';
import { MasterBus, renderMix, type RenderMixOptions } from './master-bus';
import { stereo } from './blocks';
import { planMix } from './mix-plan';
import { Mixer } from './mixer';
import type { Stereo } from './sources';
import { item, noise, sounds, timeline } from './testing/timelines';

const LOUD = sounds({ 'effect-1': noise(96_000, 0.9), 'effect-2': noise(96_000, 0.9, 9) });
const PLAN = planMix(
  timeline([item({ key: 'a', duration: 2 }), item({ key: 'b', soundEffectId: 2, startTime: 0.5, duration: 2 })]),
  2.2,
);

async function rendered(options: RenderMixOptions = {}): Promise<Stereo> {
  const whole = stereo(PLAN.length);
  let at = 0;
  for await (const { left, right } of renderMix(new Mixer(PLAN, LOUD), PLAN, options)) {
    whole.left.set(left, at);
    whole.right.set(right, at);
    at += left.length;
  }
  expect(at).toBe(PLAN.length);
  return whole;
}

describe('renderMix', () => {
  it('stays under -1 dBTP however loud the clips are [timeline 12]', async () => {
    const { left, right } = await rendered();
    expect(20 * Math.log10(truePeak([left, right]))).toBeLessThan(-1);
  });

  it('gives what the page hears: the mixer and the bus in blocks of 128, less the delay', async () => {
    const whole = await rendered({ blockFrames: 7_000 });
    const [mixer, bus] = [new Mixer(PLAN, LOUD), new MasterBus()];
    const heard = stereo(128 * 400);
    for (let at = 0; at < heard.left.length; at += 128) {
      const block = { left: heard.left.subarray(at, at + 128), right: heard.right.subarray(at, at + 128) };
      mixer.mix(block, at);
      bus.process(block);
    }
    const ontime = heard.left.subarray(MasterBus.LATENCY);
    expect(ontime.every((sample, i) => sample === whole.left[i])).toBe(true);
    expect(ontime.length).toBeGreaterThan(50_000);
  });

  it('asks for each part before it mixes it, and mixes the video in', async () => {
    const asked: [number, number][] = [];
    const silentVideo = await rendered({ blockFrames: 50_000, prepare: (from, to) => void asked.push([from, to]) });
    expect(asked).toEqual([
      [0, 50_000],
      [50_000, 100_000],
      [100_000, 150_000],
    ]);
    const withVideo = await rendered({
      blockFrames: 50_000,
      video: ({ left, right }) => void [left.fill(0.1), right.fill(0.1)],
      unlimited: true,
    });
    const without = await rendered({ unlimited: true });
    expect(withVideo.left[100_000]).toBeCloseTo(without.left[100_000] + 0.1, 5);
    expect(silentVideo.left.length).toBe(PLAN.length);
  });
});
