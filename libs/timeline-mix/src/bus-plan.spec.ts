import { busPlan, soundingBuses } from './bus-plan';
import { Mixer } from './mixer';
import { planMix } from './mix-plan';
import { item, noise, sounds, timeline } from './testing/timelines';
import { stereo } from './blocks';

const FRAMES = 48_000;
const track = { gainDb: 0, muted: false, solo: false };
const items = [
  item({ key: 'rain' }),
  item({ key: 'voice', soundEffectId: null, mediaId: 1, trackIndex: 1, startTime: 0.3, duration: 0.4 }),
  item({ key: 'music', soundEffectId: null, mediaId: 2, trackIndex: 2 }),
];
const plan = planMix(
  timeline(items, {
    tracks: [{ ...track, pan: -0.5, strip: { sends: [0] } }, { ...track, strip: { sends: [-3, -3] } }, track],
    ducking: { enabled: true, amountDb: 12, attack: 0.05, release: 0.1 },
  }),
  1,
);
const sources = sounds({
  'effect-1': noise(FRAMES),
  'media-1': noise(FRAMES, 0.3, 5),
  'media-2': noise(FRAMES, 0.2, 8),
});

/** The mix of a plan with noise as the video's own sound, in blocks of 4,800. */
function mixed(of: typeof plan): Float32Array {
  const [mixer, out, video] = [new Mixer(of, sources), stereo(FRAMES), noise(FRAMES, 0.1, 3)];
  for (let from = 0; from < FRAMES; from += 4_800) {
    const view = ({ left, right }: typeof out) => ({
      left: left.subarray(from, from + 4_800),
      right: right.subarray(from, from + 4_800),
    });
    mixer.mix(view(out), from, view(video));
  }
  return out.left;
}

it('parts a mix by its buses, ducked and reverberated as in the whole', () => {
  const buses = soundingBuses(plan, true);
  expect(buses).toEqual(['dialogue', 'effects', 'music']);
  const parts = buses.map((bus) => mixed(busPlan(plan, bus)));
  const worst = mixed(plan).reduce(
    (most, sample, i) => Math.max(most, Math.abs(sample - parts.reduce((sum, part) => sum + (part[i] ?? 0), 0))),
    0,
  );
  expect(worst).toBeLessThan(1e-6);
});

it('names the buses that are heard, and the video’s own sound among them', () => {
  const silent = planMix(timeline([item({ muted: true })]), 1);
  expect([soundingBuses(silent, false), soundingBuses(silent, true)]).toEqual([[], ['dialogue']]);
});
