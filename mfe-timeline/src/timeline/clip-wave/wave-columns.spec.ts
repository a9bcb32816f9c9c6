import { framesOf, soundingFrames, waveColumns } from './wave-columns';

/** Frames of silence with one sample. */
function click(frames: number, at: number, value = 1): Float32Array {
  const samples = new Float32Array(frames);
  samples[at] = value;
  return samples;
}

/** The columns that are not silent. */
const drawn = (values: Float32Array) => [...values].flatMap((value, column) => (value === 0 ? [] : [[column, value]]));

it('draws a click at a sample in its very pixel, and in no other', () => {
  for (const pxPerMs of [2, 1.37, 0.5, 0.101]) {
    const whole = { fromPx: 0, count: Math.ceil(1_000 * pxPerMs), pxPerMs };
    for (const at of [0, 23, 24, 959, 960, 961, 23_999, 47_999]) {
      const { low, high } = waveColumns([click(48_000, at)], whole);
      expect(drawn(high)).toEqual([[Math.floor((at / 48) * pxPerMs), 1]]);
      expect(drawn(low)).toEqual([]);
    }
  }
});

it('tells the lowest and the highest sample of all channels', () => {
  const { low, high } = waveColumns([click(240, 30, 0.5), click(240, 40, -0.75)], { fromPx: 0, count: 10, pxPerMs: 2 });
  expect([drawn(low), drawn(high)]).toEqual([[[1, -0.75]], [[1, 0.5]]]);
});

it('draws any stretch as it would be in the whole, and silence after the sound', () => {
  const samples = Float32Array.from({ length: 4_800 }, (_, frame) => Math.sin(frame / 7));
  const whole = waveColumns([samples], { fromPx: 0, count: 137, pxPerMs: 1.37 });
  const range = { fromPx: 41, count: 120, pxPerMs: 1.37 };
  const [piece] = soundingFrames(framesOf(range), samples.length, false);
  const part = waveColumns([samples.subarray(piece?.from, piece?.to)], range);
  expect([...part.high.subarray(0, 96)]).toEqual([...whole.high.subarray(41)]);
  expect(drawn(part.high.subarray(97))).toEqual([]);
  expect(soundingFrames({ from: 4_800, to: 5_000 }, 4_800, false)).toEqual([]);
});

it('repeats a loop from its first sample on', () => {
  expect(soundingFrames({ from: 90, to: 320 }, 100, true)).toEqual([
    { from: 90, to: 100 },
    { from: 0, to: 100 },
    { from: 0, to: 100 },
    { from: 0, to: 20 },
  ]);
  expect(soundingFrames({ from: 0, to: 10 }, 0, true)).toEqual([]);
});
