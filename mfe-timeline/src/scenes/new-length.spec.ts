import { clip } from '../testing/clip';
import { exceedsSound, planLength, recordingLeft } from './new-length';
import { knockLayer, sceneOf } from './testing/scenes';

const FREE = { gestures: {}, maxSeconds: 10 };
const rain = { scene: sceneOf(4), ...FREE };

describe('exceedsSound', () => {
  it('is true of an edge that leaves the sound, on either side', () => {
    const trimmed = clip({ offsetMs: 1000, durationMs: 2000 });
    expect(exceedsSound({ clip: trimmed, edge: 'end', durationMs: 3000 }, 4000)).toBe(false);
    expect(exceedsSound({ clip: trimmed, edge: 'end', durationMs: 3001 }, 4000)).toBe(true);
    expect(exceedsSound({ clip: trimmed, edge: 'start', durationMs: 3000 }, 4000)).toBe(false);
    expect(exceedsSound({ clip: trimmed, edge: 'start', durationMs: 3001 }, 4000)).toBe(true);
  });

  it('is never true of what repeats, and of sounds of one’s own', () => {
    expect(exceedsSound({ clip: clip({ loop: true }), edge: 'end', durationMs: 90_000 }, 4000)).toBe(false);
    expect(
      exceedsSound({ clip: clip({ soundEffectId: null, mediaId: 1 }), edge: 'end', durationMs: 90_000 }, 4000),
    ).toBe(false);
  });
});

describe('recordingLeft', () => {
  const voice = clip({ soundEffectId: null, mediaId: 1, offsetMs: 500, durationMs: 2_000 });
  it('is what was recorded behind the clip, the least of several', () => {
    expect(recordingLeft([voice], () => 4_000)).toBe(1_500);
    expect(recordingLeft([voice, { ...voice, durationMs: 3_000 }, clip({})], () => 4_000)).toBe(500);
    expect(recordingLeft([{ ...voice, durationMs: 9_000 }], () => 4_000)).toBe(0);
  });

  it('has no end for effects, for what repeats, and while the length is not known', () => {
    expect(recordingLeft([clip({}), { ...voice, loop: true }], () => 4_000)).toBe(Infinity);
    expect(recordingLeft([voice], () => 0)).toBe(Infinity);
  });
});

describe('planLength', () => {
  it('makes the sound for all of the clip, what lies before its beginning included [timeline 35]', () => {
    const plan = planLength(
      { clip: clip({ startMs: 500, offsetMs: 1000, durationMs: 3000 }), edge: 'end', durationMs: 7000 },
      rain,
    );
    expect(plan).toMatchObject({
      kind: 'make',
      isCapped: false,
      scene: { duration: 8 },
      place: { startMs: 500, offsetMs: 1000, durationMs: 7000, loop: false },
    });
  });

  it('begins earlier when it is dragged at its start', () => {
    const plan = planLength(
      { clip: clip({ startMs: 5000, offsetMs: 1000, durationMs: 3000 }), edge: 'start', durationMs: 6000 },
      rain,
    );
    expect(plan).toMatchObject({ scene: { duration: 6 }, place: { startMs: 2000, offsetMs: 0, durationMs: 6000 } });
  });

  it('makes a loop of what goes on, past the longest sound of the plan', () => {
    const plan = planLength({ clip: clip(), edge: 'end', durationMs: 90_000 }, rain);
    expect(plan).toMatchObject({
      kind: 'make',
      scene: { duration: 10, loop: true },
      place: { durationMs: 90_000, loop: true },
    });
  });

  it('repeats a loop for nothing', () => {
    const loop = { ...rain, scene: { ...sceneOf(4), loop: true } };
    expect(planLength({ clip: clip(), edge: 'end', durationMs: 90_000 }, loop)).toEqual({
      kind: 'repeat',
      place: { startMs: 0, offsetMs: 0, durationMs: 90_000, loop: true },
    });
  });

  it('stops at the longest sound of the plan where there is something that happens once', () => {
    const knocks = { ...rain, scene: sceneOf(4, [knockLayer([0.5, 1])]) };
    expect(planLength({ clip: clip({ offsetMs: 200 }), edge: 'end', durationMs: 90_000 }, knocks)).toMatchObject({
      isCapped: true,
      scene: { duration: 10, loop: false },
      place: { durationMs: 9800 },
    });
    expect(planLength({ clip: clip({ startMs: 60_000 }), edge: 'start', durationMs: 30_000 }, knocks)).toMatchObject({
      place: { startMs: 54_000, durationMs: 10_000 },
    });
  });

  it('begins with the sound where the clip began later than the longest sound lasts', () => {
    const knocks = { ...rain, scene: sceneOf(20, [knockLayer([0.5, 1])]) };
    const late = clip({ offsetMs: 12_000, durationMs: 8000 });
    expect(planLength({ clip: late, edge: 'end', durationMs: 9000 }, knocks)).toMatchObject({
      place: { offsetMs: 0, durationMs: 10_000 },
    });
    expect(planLength({ clip: late, edge: 'end', durationMs: 9000 }, { ...rain, scene: sceneOf(20) })).toMatchObject({
      place: { offsetMs: 2000, durationMs: 9000, loop: true },
    });
  });
});
