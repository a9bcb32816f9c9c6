import { MasterBus, renderMix } from '../master-bus';
import { stereo } from '../blocks';
import { planMix, type MixItem, type MixPlan, type SourceId } from '../mix-plan';
import { Mixer } from '../mixer';
import { chunkAt, CHUNK_FRAMES, soundsInMemory, type Stereo } from '../sources';
import { item, noise, timeline } from '../testing/timelines';
import { LiveMix, VIDEO_DELAY } from './live-mix';
import type { LiveMixReport } from './messages';

const BLOCK = 128;
const ramp = (): Stereo => {
  const samples = Float32Array.from({ length: 480_000 }, (_, i) => i / 1_000_000);
  return { left: samples, right: samples };
};

/** A mix that has its sounds, and a clock that runs in blocks. */
function playing(plan: MixPlan, sounds: Partial<Record<SourceId, Stereo>>) {
  const reports: LiveMixReport[] = [];
  const mix = new LiveMix((report) => reports.push(report));
  let frame = 1_280;
  for (const [source, sound] of Object.entries(sounds) as [SourceId, Stereo][]) {
    mix.receive({ type: 'length', source, frames: sound.left.length });
    for (let index = 0; index * CHUNK_FRAMES < sound.left.length; index++)
      mix.receive({ type: 'chunk', source, index, ...chunkAt(sound, index) });
  }
  mix.receive({ type: 'plan', plan });
  const render = (frames: number, video: Stereo | null = null): Float32Array => {
    const heard = stereo(Math.ceil(frames / BLOCK) * BLOCK);
    for (let at = 0; at < heard.left.length; at += BLOCK, frame += BLOCK) {
      mix.render(
        { left: heard.left.subarray(at, at + BLOCK), right: heard.right.subarray(at, at + BLOCK) },
        video,
        frame,
      );
    }
    return heard.left;
  };
  return { mix, render, reports, frame: () => frame };
}

const plan = (items: readonly Partial<MixItem>[], seconds = 8) =>
  planMix(timeline(items.map((fields, i) => item({ key: `k${i}`, duration: 8, ...fields }))), seconds);
const RUN = { frame: null, position: 0, rate: 1 };
/** Of a ramp that counts samples, heard LATENCY late. */
const positionAt = (heard: Float32Array, i: number) => Math.round(heard[i + MasterBus.LATENCY] * 1_000_000);

describe('live mix', () => {
  it('gives the very samples of the export', async () => {
    const sounds = { 'effect-1': noise(60_000, 0.8), 'effect-2': noise(300_000, 0.9, 2) };
    const busy = plan([{ startTime: 0.01 }, { soundEffectId: 2, startTime: 0.5, trackIndex: 1, fadeIn: 0.2 }]);
    const { mix, render } = playing(busy, sounds);
    mix.receive({ type: 'run', anchor: RUN });
    const heard = render(96_000);
    const mixer = new Mixer(busy, soundsInMemory(new Map(Object.entries(sounds) as [SourceId, Stereo][])));
    for await (const { left } of renderMix(mixer, busy, { blockFrames: 96_000 })) {
      const worst = left
        .subarray(0, 90_000)
        .reduce((most, sample, i) => Math.max(most, Math.abs(sample - heard[i + MasterBus.LATENCY])), 0);
      expect(worst).toBeLessThan(1e-6);
      break;
    }
  });

  it('is silent until it runs, tells where it began, and stops within a few milliseconds', () => {
    const { mix, render, reports, frame } = playing(plan([{}]), { 'effect-1': noise(400_000) });
    expect(Math.max(...render(512))).toBe(0);
    mix.receive({ type: 'run', anchor: { ...RUN, position: 4_800 } });
    const begun = frame();
    expect(Math.max(...render(4_800))).toBeGreaterThan(0.1);
    expect(reports.find(({ type }) => type === 'running')).toEqual({
      type: 'running',
      anchor: { frame: begun, position: 4_800, rate: 1 },
      delay: MasterBus.LATENCY,
    });
    mix.receive({ type: 'stop' });
    const tail = render(1_024);
    expect(Math.max(...tail.subarray(96 + MasterBus.LATENCY + 1))).toBe(0);
  });

  it('starts where the clock says it should be by then', () => {
    const { mix, render, frame } = playing(plan([{}]), { 'effect-1': ramp() });
    mix.receive({ type: 'run', anchor: { frame: frame() - 1_000, position: 48_000, rate: 1 } });
    expect(positionAt(render(1_024), 500)).toBe(49_500);
  });

  it('catches up small differences unheard, and jumps over large ones', () => {
    const { mix, render, frame } = playing(plan([{}]), { 'effect-1': ramp() });
    mix.receive({ type: 'run', anchor: RUN });
    render(4_096);
    const alignBy = (samples: number) =>
      mix.receive({ type: 'align', anchor: { frame: frame(), position: 4_096 + samples, rate: 1 } });
    alignBy(20);
    expect(positionAt(render(8_192), 4_000)).toBe(8_096);
    mix.receive({ type: 'align', anchor: { frame: frame(), position: 12_288 + 96, rate: 1 } });
    const slipping = render(96 * 8 * BLOCK + BLOCK);
    const steps = Array.from(slipping.subarray(1), (sample, i) => (sample - slipping[i]) * 1_000_000);
    expect(Math.max(...steps.slice(1_000))).toBeLessThan(1.05);
    expect(positionAt(slipping, 97 * 1_000)).toBe(12_288 + 97_000 + 94);
    mix.receive({ type: 'align', anchor: { frame: frame(), position: 300_000, rate: 1 } });
    expect(positionAt(render(2_048), 1_000)).toBe(301_000);
  });

  it('goes at other speeds', () => {
    const { mix, render } = playing(plan([{}]), { 'effect-1': ramp() });
    mix.receive({ type: 'run', anchor: { ...RUN, rate: 1.5 } });
    expect(positionAt(render(9_600), 8_000)).toBe(12_000);
    const slow = playing(plan([{}]), { 'effect-1': ramp() });
    slow.mix.receive({ type: 'run', anchor: { ...RUN, rate: 0.25 } });
    expect(positionAt(slow.render(9_600), 8_000)).toBe(2_000);
  });

  it('takes an edit while it plays without a click', () => {
    const flat = new Float32Array(400_000).fill(0.5);
    const { mix, render } = playing(plan([{}]), { 'effect-1': { left: flat, right: flat } });
    mix.receive({ type: 'run', anchor: RUN });
    render(4_800);
    mix.receive({ type: 'plan', plan: plan([{ volume: 0.5 }]) });
    const heard = render(4_800);
    expect(heard[4_000]).toBeCloseTo(0.25, 5);
    for (let i = 1; i < heard.length; i++) expect(Math.abs(heard[i] - heard[i - 1])).toBeLessThan(0.01);
  });

  it('forgets pieces that are dropped', () => {
    const { mix, render } = playing(plan([{}]), { 'effect-1': noise(400_000) });
    mix.receive({ type: 'drop', source: 'effect-1', index: 0 });
    mix.receive({ type: 'run', anchor: RUN });
    expect(Math.max(...render(4_800))).toBe(0);
  });

  it('mixes the video’s sound, and reports the peaks of tracks and video', () => {
    const { mix, render, reports } = playing(plan([{ volume: 0.5, trackIndex: 1 }]), {
      'effect-1': noise(400_000, 0.8),
    });
    const video = { left: new Float32Array(BLOCK).fill(0.125), right: new Float32Array(BLOCK) };
    mix.receive({ type: 'run', anchor: RUN });
    render(32 * BLOCK, video);
    const levels = reports.filter((report) => report.type === 'levels').at(-1);
    expect(levels?.levels.video).toBe(0.125);
    expect(levels?.levels.tracks[0]).toBe(0);
    expect(levels?.levels.tracks[1]).toBeGreaterThan(0.35);
    expect(levels?.levels.tracks[1]).toBeLessThanOrEqual(0.4);
    mix.receive({ type: 'stop' });
    expect(render(1_024, video)[1_000]).toBeCloseTo(0.125, 5);
    const tail = render(VIDEO_DELAY + 1_024, null);
    expect([tail[VIDEO_DELAY + MasterBus.LATENCY - 1], tail[VIDEO_DELAY + MasterBus.LATENCY]]).toEqual([0.125, 0]);
  });
});
