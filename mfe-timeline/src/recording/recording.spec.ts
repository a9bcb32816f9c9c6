import fc from 'fast-check';
import { calibrationClick, CLICK_SPACING, CLICKS, measuredLatency } from './calibration';
import { findSignal } from './find-signal';
import { capturedFrame, latencyOf } from './latency';
import { performed, type Piece, type Take } from './take';

const RATE = 48_000;

/** Noise that is the same in every run, -1..1. */
function noise(samples: number, seed: number): Float32Array<ArrayBuffer> {
  let state = seed + 1;
  return Float32Array.from({ length: samples }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  });
}

describe('what a recording is late by', () => {
  it('is the sum of what the browser tells, or what was measured', () => {
    const told = { base: 0.005, output: 0.02, input: 0.01 };
    expect(latencyOf(told, null)).toEqual({ seconds: expect.closeTo(0.035), origin: 'told' });
    expect(latencyOf({ ...told, output: null }, null).seconds).toBeCloseTo(0.015);
    expect(latencyOf(told, 0.08)).toEqual({ seconds: 0.08, origin: 'measured' });
    expect(latencyOf({ base: null, output: 0, input: null }, null)).toEqual({ seconds: 0, origin: 'unknown' });
  });

  it('lies between what leaves the machine at a moment of the timeline and what comes back', () => {
    // the timeline's sample 96,000 leaves at the clock's 10,000; half a second later is 2.5 s
    expect(capturedFrame(2_500, { frame: 10_000, position: 96_000 }, 0.1)).toBe(10_000 + 24_000 + 4_800);
  });
});

describe('a signal that is looked for', () => {
  it('is found to the sample, at any level and polarity, in noise of a quarter of its level', () => {
    const signal = calibrationClick();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.boolean(),
        fc.nat(1_000),
        (at, level, isTurned, seed) => {
          const heard = noise(3_000 + signal.length, seed).map((sample) => sample * level * 0.1);
          signal.forEach((sample, i) => (heard[at + i] = (heard[at + i] ?? 0) + sample * level * (isTurned ? -1 : 1)));
          const found = findSignal(heard, signal);
          expect(Math.abs((found?.at ?? NaN) - at)).toBeLessThanOrEqual(1);
          expect(found?.likeness).toBeGreaterThan(0.8);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is not found where nothing is heard', () => {
    expect(findSignal(new Float32Array(4_000), calibrationClick())).toBeNull();
    expect(findSignal(new Float32Array(10), calibrationClick())).toBeNull();
  });
});

describe('the measure of a latency', () => {
  const starts = Array.from({ length: CLICKS }, (_, i) => Math.round((0.1 + i * CLICK_SPACING) * RATE));
  const heardWith = (delays: readonly number[]): Float32Array => {
    const heard = noise(RATE * 4, 7).map((sample) => sample * 0.01);
    const click = calibrationClick();
    delays.forEach((delay, i) => {
      const from = (starts[i] ?? 0) + delay;
      click.forEach((sample, j) => (heard[from + j] = (heard[from + j] ?? 0) + sample * 0.3));
    });
    return heard;
  };

  it('is where the clicks come back, also when one is covered by something else', () => {
    expect(measuredLatency(heardWith([3_840, 3_841, 12_000, 3_840, 3_839]), starts)).toBeCloseTo(0.08, 4);
  });

  it('is none where they do not come back, or each at another delay', () => {
    expect(measuredLatency(heardWith([]), starts)).toBeNull();
    expect(measuredLatency(heardWith([1_000, 3_000, 5_000, 7_000, 9_000]), starts)).toBeNull();
  });
});

describe('a take', () => {
  const take: Take = {
    id: 'a',
    userId: 1,
    projectId: 1,
    name: 'Take 1',
    kind: 'voice',
    track: null,
    startMs: 1_000,
    endMs: 1_002,
    place: { frame: 500, position: 48_000 },
    latencySeconds: 10 / RATE,
    recordedAt: 0,
  };
  /** Samples that tell their own frames. */
  const piece = (frame: number, length: number, channels = 1): Piece => ({
    frame,
    channels: Array.from({ length: channels }, (_, c) => Float32Array.from({ length }, (__, i) => frame + i + c * 0.5)),
  });

  it('is what was performed between its start and its end, the latency taken off [timeline 24]', () => {
    const channels = performed(take, [piece(400, 128), piece(528, 128)])?.channels;
    expect(channels).toHaveLength(1);
    expect([channels?.[0]?.[0], channels?.[0]?.length, channels?.[0]?.at(-1)]).toEqual([510, 96, 605]);
  });

  it('keeps before it what was captured there, where that is wanted', () => {
    const pieces = [piece(400, 256)];
    expect(performed(take, pieces)?.lead).toBe(0);
    const { channels: [mono] = [], lead } = performed({ ...take, keepsLead: true }, pieces) ?? {};
    expect([lead, mono?.[0], mono?.length]).toEqual([110, 400, 110 + 96]);
  });

  it('keeps two sides that differ, and one of two that are the same', () => {
    expect(performed(take, [piece(400, 256, 2)])?.channels).toHaveLength(2);
    const [same = new Float32Array(0)] = piece(400, 256).channels;
    expect(performed(take, [{ frame: 400, channels: [same, same.slice()] }])?.channels).toHaveLength(1);
  });

  it('ends with what was kept of it when the page was closed, and is none when that is nothing', () => {
    expect(performed({ ...take, endMs: null }, [piece(400, 200)])?.channels[0]).toHaveLength(90);
    expect(performed({ ...take, endMs: null }, [piece(400, 100)])).toBeNull();
    expect(performed({ ...take, place: null }, [piece(400, 200)])).toBeNull();
    expect(performed(take, [])).toBeNull();
  });

  it('is silent where nothing was captured', () => {
    expect(performed(take, [piece(520, 40)])?.channels[0]?.slice(8, 12)).toEqual(Float32Array.of(0, 0, 520, 521));
  });
});
