import fc from 'fast-check';
import { LIMITS } from '@whoosh/contracts';
import { syncMs } from '../model';
import { callsFor, clipsIntoCuts, cutMarkers, newCutMarkers } from './cuts';
import { eventAt, madeSound } from './testing/scenes';

const sounds = (count: number) =>
  Array.from({ length: count }, (_, i) => madeSound(i + 1, 1, [eventAt(400 + i, 'whoosh-1')]));
const keys = () => {
  let next = 0;
  return () => `k${next++}`;
};

it('asks for as few calls as there can be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (count) => {
      const calls = callsFor(count);
      expect(calls.reduce((sum, takes) => sum + takes, 0)).toBe(count);
      expect(calls).toHaveLength(Math.ceil(count / LIMITS.maxTakes));
      expect(calls.every((takes) => takes >= 1 && takes <= LIMITS.maxTakes)).toBe(true);
    }),
  );
});

it('puts another sound into every cut, its event on the cut to the millisecond [timeline 36]', () => {
  const cuts = [1500, 4040, 9000];
  const clips = clipsIntoCuts(cuts, sounds(3), 2, keys());
  expect(clips.map(syncMs)).toEqual(cuts);
  expect(new Set(clips.map(({ soundEffectId }) => soundEffectId)).size).toBe(3);
  expect(clips.every(({ track }) => track === 2)).toBe(true);
});

it('cuts off the beginning of a sound that would begin before the timeline', () => {
  const [clip] = clipsIntoCuts([100], sounds(1), 0, keys());
  expect(clip).toMatchObject({ startMs: 0, offsetMs: 300, durationMs: 700 });
  expect(clip && syncMs(clip)).toBe(100);
});

it('leaves the cuts empty for which nothing could be made', () => {
  expect(clipsIntoCuts([1000, 2000, 3000], sounds(2), 0, keys())).toHaveLength(2);
});

describe('newCutMarkers', () => {
  it('are those of the video, when there are none yet or those of another video', () => {
    expect(newCutMarkers([], [1, 2.5])?.map(({ timeMs }) => timeMs)).toEqual([1000, 2500]);
    expect(newCutMarkers(cutMarkers([7]), [1])).toEqual(cutMarkers([1]));
    expect(newCutMarkers(cutMarkers([7]), [])).toEqual([]);
  });

  it('leaves those alone of which a person removed some, and other markers', () => {
    expect(newCutMarkers(cutMarkers([1]), [1, 2.5])).toBeNull();
    expect(newCutMarkers([{ key: 'm', timeMs: 1, name: '', kind: 'user' }], [])).toBeNull();
  });
});
