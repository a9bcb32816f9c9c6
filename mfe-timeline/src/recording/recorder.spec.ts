import type { LoopRange } from '../editor/transport';
import type { CaptureMessage } from './microphone';
import { Recorder, type Plan } from './recorder';
import type { Piece, Take } from './take';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A timeline of ten seconds that plays with the timers, and a microphone that captures what is said. */
function studio({ starts = true } = {}) {
  let playingSince: number | null = null;
  let restMs = 0;
  let loop: LoopRange | null = { fromMs: 1_000, toMs: 2_000 };
  const now = () => performance.now();
  const positionMs = () => (playingSince === null ? restMs : restMs + now() - playingSince);
  const transport = {
    play: () => {
      if (starts) playingSince ??= now();
    },
    pause: () => {
      restMs = positionMs();
      playingSince = null;
    },
    seek: (ms: number) => {
      restMs = ms;
      playingSince = null;
    },
    positionMs,
    setLoop: (next: LoopRange | null) => (loop = next),
    snapshot: () => ({ isPlaying: playingSince !== null, loop, totalMs: 10_000, timing: null }),
  };
  const beats: number[] = [];
  let tell: (message: CaptureMessage) => void = () => undefined;
  const microphone = {
    begin: jest.fn(),
    end: async () => undefined,
    onMessage: (listener: typeof tell) => {
      tell = listener;
      return () => (tell = () => undefined);
    },
    told: () => ({ base: 0.01, output: 0.02, input: 0.01 }),
    beat: (at: number) => beats.push(at * 1_000),
    now: () => now() / 1_000,
  };
  const kept: { begun: Take[]; pieces: Piece[]; finished: Take[] } = { begun: [], pieces: [], finished: [] };
  const recorder = new Recorder({
    transport,
    placeNow: () => (playingSince === null ? null : { frame: now() * 48, position: positionMs() * 48 }),
    microphone,
    keeper: {
      begin: (take) => kept.begun.push(take),
      add: (_, piece) => kept.pieces.push(piece),
      finish: (take) => kept.finished.push(take),
    },
  });
  const capture = () => tell({ type: 'piece', piece: { frame: 0, channels: [new Float32Array(128)] } });
  return { recorder, transport, beats, kept, capture, startedAt: now(), loop: () => loop };
}

const plan = (values: Partial<Take>, others: Partial<Plan> = {}): Plan => ({
  take: {
    id: 'a',
    userId: 1,
    projectId: 1,
    name: 'Take 1',
    kind: 'voice',
    track: null,
    startMs: 5_000,
    endMs: null,
    place: null,
    latencySeconds: 0,
    recordedAt: 0,
    ...values,
  },
  untilMs: null,
  countIn: { count: 3, spacing: 1 },
  measuredLatency: null,
  ...others,
});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('rolls back, counts in by the second, and ends where it is stopped, ready for the next take [timeline 24]', async () => {
  const { recorder, transport, beats, kept, startedAt, loop } = studio();
  recorder.start(plan({}));
  expect([transport.positionMs(), loop()]).toEqual([1_600, null]);
  await pass(2_000);
  expect(recorder.snapshot()).toEqual({ phase: 'counting', left: 2 });
  await pass(2_400);
  expect(recorder.snapshot().phase).toBe('recording');
  expect(beats.map((at) => Math.round((at - startedAt) / 100))).toEqual([4, 14, 24]);
  void recorder.stop();
  await pass(1_000);
  expect(kept.finished).toHaveLength(1);
  const [take] = kept.finished;
  expect(take).toMatchObject({ startMs: 5_000, latencySeconds: expect.closeTo(0.04) });
  expect(take?.endMs).toBeGreaterThan(5_900);
  expect([transport.positionMs(), recorder.snapshot().phase]).toEqual([5_000, 'idle']);
  expect(loop()).toEqual({ fromMs: 1_000, toMs: 2_000 });
});

it('counts over the still picture what the timeline has no time for before its beginning', async () => {
  const { recorder, transport, beats, startedAt } = studio();
  recorder.start(plan({ startMs: 1_500 }));
  await pass(1_800);
  expect(transport.positionMs()).toBe(0);
  await pass(1_700);
  expect(recorder.snapshot().phase).toBe('recording');
  expect(beats.map((at) => Math.round((at - startedAt) / 100))).toEqual([4, 14, 24]);
});

it('counts in beats of a tempo', async () => {
  const { recorder, beats, startedAt } = studio();
  recorder.start(plan({}, { countIn: { count: 4, spacing: 0.5 } }));
  await pass(1_000);
  expect(recorder.snapshot()).toEqual({ phase: 'counting', left: 3 });
  await pass(1_600);
  expect(recorder.snapshot().phase).toBe('recording');
  expect(beats.map((at) => Math.round((at - startedAt) / 100))).toEqual([4, 9, 14, 19]);
});

it('ends by itself where it is told to, and keeps pieces from before it began, too', async () => {
  const { recorder, kept, capture } = studio();
  recorder.start(plan({ startMs: 1_000 }, { untilMs: 2_000, countIn: { count: 0, spacing: 1 }, measuredLatency: 0.2 }));
  capture();
  await pass(300);
  expect(kept.begun).toEqual([]);
  await pass(1_000);
  capture();
  await pass(1_500);
  expect(kept.pieces).toHaveLength(2);
  expect(kept.finished).toEqual([expect.objectContaining({ endMs: 2_000, latencySeconds: 0.2 })]);
});

it.each([
  ['somebody pauses', { starts: true, leave: true }],
  ['the timeline does not begin to play', { starts: false, leave: false }],
])('leaves no take when %s before it began', async (_, { starts, leave }) => {
  const { recorder, transport, kept } = studio({ starts });
  recorder.start(plan({}));
  await pass(1_000);
  if (leave) transport.pause();
  await pass(16_000);
  expect([kept.begun, kept.finished, recorder.snapshot().phase]).toEqual([[], [], 'idle']);
});

it('ends the take where somebody went elsewhere', async () => {
  const { recorder, transport, kept } = studio();
  recorder.start(plan({ startMs: 1_000 }, { countIn: { count: 0, spacing: 1 } }));
  await pass(2_000);
  transport.seek(8_000);
  await pass(1_000);
  expect(kept.finished[0]?.endMs).toBeGreaterThan(2_400);
  expect(kept.finished[0]?.endMs).toBeLessThan(2_700);
});
