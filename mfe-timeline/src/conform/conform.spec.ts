import { frameAt, frameRateOf, frameStartMs, type Shot } from '@whoosh/contracts';
import fc from 'fast-check';
import { endMs, onSample, syncMs, type Clip } from '../model';
import { documentWith } from '../model/testing/documents';
import { conformed, shotsBetween, type ClipMove } from './conform';

const AT_25 = frameRateOf(25);
const RATES = [23.976, 24, 25, 29.97, 30, 50, 59.94].map(frameRateOf);
/** Shots one after another. */
const cut = (...shots: [source: string, sourceStart: number, duration: number][]): Shot[] => {
  let start = 0;
  return shots.map(([source, sourceStart, duration]) => {
    start += duration;
    return { source, sourceStart, start: start - duration, duration };
  });
};
/** A clip that begins at a frame of 40 ms. */
const at = (frame: number, fields: Partial<Clip> = {}): Partial<Clip> => ({
  key: `at-${frame}`,
  startMs: frame * 40,
  durationMs: 40,
  ...fields,
});
const told = ({ before, after, doubt }: ClipMove) => [before.startMs / 40, after.startMs / 40, doubt];
const moves = (clips: Partial<Clip>[], before: Shot[], after: Shot[]) =>
  conformed(documentWith(...clips), before, after, AT_25).moves.map(told);

const OLD = cut(['A', 100, 50], ['B', 0, 50], ['A', 400, 50]);

describe('clips after a new cut', () => {
  it('go with their shots, also where those change places', () => {
    expect(moves([at(10), at(60), at(120)], OLD, cut(['B', 0, 50], ['A', 400, 50], ['A', 100, 50]))).toEqual([
      [10, 110, null],
      [60, 10, null],
      [120, 70, null],
    ]);
  });

  it('know their shot whatever its list calls the file', () => {
    expect(moves([at(60)], OLD, cut(['a.mov', 100, 40], ['b.MOV', 0, 50]))).toEqual([[60, 50, null]]);
  });

  it('stay where they are when their shot is gone, and are listed', () => {
    expect(moves([at(10), at(60)], OLD, cut(['A', 100, 50], ['A', 400, 50]))).toEqual([[60, 60, 'gone']]);
  });

  it('keep their place at the shot when what is under them was trimmed away', () => {
    expect(moves([at(52)], OLD, cut(['A', 100, 50], ['B', 10, 40]))).toEqual([[52, 42, 'trimmed']]);
  });

  it('do so, too, where the shot changed its place', () => {
    const swapped = cut(['B', 0, 50], ['A', 110, 40], ['A', 400, 50]);
    expect(moves([at(4), at(20), at(60)], OLD, swapped)).toEqual([
      [4, 44, 'trimmed'],
      [20, 60, null],
      [60, 10, null],
    ]);
  });

  it('go to the part of a divided shot that shows their frame', () => {
    const divided = cut(['A', 100, 20], ['C', 0, 30], ['A', 120, 30], ['B', 0, 50]);
    expect(moves([at(10), at(30), at(60)], OLD, divided)).toEqual([
      [30, 60, null],
      [60, 90, null],
    ]);
  });

  it('follow their own use of a frame that the cut shows twice', () => {
    const twice = cut(['A', 0, 20], ['B', 0, 20], ['A', 0, 20]);
    expect(moves([at(5), at(45)], twice, cut(['C', 0, 10], ['A', 0, 20], ['B', 0, 20], ['A', 0, 20]))).toEqual([
      [5, 15, null],
      [45, 55, null],
    ]);
    expect(moves([at(5), at(45)], twice, cut(['A', 0, 20], ['B', 0, 20]))).toEqual([[45, 45, 'gone']]);
  });

  it('follow the shot under their sync point, if they begin in another', () => {
    const sync = { layer: 'knock-1', event: 0, atMs: 400 };
    const clip = at(45, { durationMs: 1_000, sync });
    const wider = cut(['A', 100, 50], ['C', 0, 7], ['B', 0, 50], ['A', 400, 50]);
    expect(moves([clip], OLD, wider)).toEqual([[45, 52, 'spans']]);
    expect(moves([{ ...clip, sync: null }], OLD, wider)).toEqual([[45, 45, 'spans']]);
  });

  it('lie over several shots without a word while those stay together', () => {
    expect(moves([at(0, { durationMs: 6_000 })], OLD, cut(['C', 0, 5], ...triples(OLD)))).toEqual([[0, 5, null]]);
  });

  it('lose their beginning where they would begin before the timeline', () => {
    const sync = { layer: 'knock-1', event: 0, atMs: 400 };
    const { moves: made } = conformed(
      documentWith(at(0, { durationMs: 1_000, sync })),
      OLD,
      cut(['A', 104, 46]),
      AT_25,
    );
    expect(made[0]).toMatchObject({ after: { startMs: 0, offsetMs: 160, durationMs: 840 }, doubt: 'begins' });
    expect(made[0] && syncMs(made[0].after)).toBe(240);
  });

  it('take the markers of a person along, and leave the cuts of the video', () => {
    const document = {
      ...documentWith(),
      markers: [
        { key: 'a', timeMs: 2_400, name: 'Door', kind: 'user' as const },
        { key: 'b', timeMs: 2_400, name: '', kind: 'cut' as const },
      ],
    };
    const { document: next, movedMarkers } = conformed(document, OLD, cut(['C', 0, 25], ...triples(OLD)), AT_25);
    expect(next.markers.map(({ key, timeMs }) => [key, timeMs])).toEqual([
      ['b', 2_400],
      ['a', 3_400],
    ]);
    expect(movedMarkers).toBe(1);
  });

  it('are known again by lengths and order where a cut tells no sources, and only where that is clear', () => {
    const found = shotsBetween([2_000, 3_000, 5_400], 8_000, AT_25);
    expect(found.map(({ duration }) => duration)).toEqual([50, 25, 60, 65]);
    const clips = [at(10), at(60), at(80), at(140)];
    expect(moves(clips, found, cut(['', 0, 50], ['', 0, 9], ['', 0, 25], ['', 0, 60], ['', 0, 65]))).toEqual([
      [60, 69, null],
      [80, 89, null],
      [140, 149, null],
    ]);
    // one of them has another length: its start holds
    expect(moves(clips, found, cut(['', 0, 50], ['', 0, 35], ['', 0, 60], ['', 0, 65]))).toEqual([
      [60, 60, 'unsure'],
      [80, 90, null],
      [140, 150, null],
    ]);
    // one like all others is gone, or came: nobody can say which
    const alike = cut(['', 0, 10], ['', 0, 10], ['', 0, 10]);
    expect(moves([at(5), at(15)], alike, cut(['', 0, 10], ['', 0, 10]))).toEqual([
      [5, 5, 'unsure'],
      [15, 15, 'unsure'],
    ]);
  });
});

const triples = (shots: readonly Shot[]) =>
  shots.map(({ source, sourceStart, duration }): [string, number, number] => [source, sourceStart, duration]);

const anyShots = fc
  .array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.nat(500), fc.integer({ min: 1, max: 120 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((shots) => cut(...shots));
/** Whole samples, told in milliseconds. */
const samples = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count / 48);
const anyClips = fc
  .array(
    fc.record({
      startMs: samples(48 * 30_000),
      durationMs: fc.integer({ min: 10, max: 9_000 }),
      sync: fc.option(fc.record({ layer: fc.constant('knock-1'), event: fc.nat(3), atMs: samples(48 * 500) })),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((clips) => documentWith(...clips.map((clip, place) => ({ ...clip, key: `clip-${place}` }))));
const anyRate = fc.constantFrom(...RATES);

describe('a new cut, whatever it is,', () => {
  it('moves nothing when it is the same', () => {
    fc.assert(
      fc.property(anyClips, anyShots, anyRate, fc.boolean(), (document, shots, rate, hasSources) => {
        const same = hasSources ? shots : shots.map((shot) => ({ ...shot, source: '' }));
        const { moves: made, document: next } = conformed(document, same, same, rate);
        expect(made).toEqual([]);
        expect(next.clips).toEqual(document.clips);
      }),
    );
  });

  it('moves what lies behind inserted frames by exactly so many, and what lies before not at all', () => {
    const scene = fc.tuple(anyClips, anyShots, anyRate, fc.nat(12), fc.integer({ min: 1, max: 5_000 }));
    fc.assert(
      fc.property(scene, ([document, shots, rate, place, count]) => {
        const [ahead, behind] = [shots.slice(0, place), shots.slice(place)];
        const from = behind[0]?.start ?? Infinity;
        const added: [string, number, number] = ['new', 0, count];
        const after = cut(...triples(ahead), added, ...triples(behind));
        const { document: next } = conformed(document, shots, after, rate);
        const was = new Map(document.clips.map((clip) => [clip.key, clip]));
        for (const clip of next.clips) {
          const old = was.get(clip.key) ?? clip;
          const anchor = frameAt(syncMs(old) ?? old.startMs, rate);
          const by = anchor >= from ? count : 0;
          const first = (frame: number) => onSample(frameStartMs(frame, rate));
          expect(clip.startMs).toBe(onSample(old.startMs + first(anchor + by) - first(anchor)));
          expect(endMs(clip) - clip.startMs).toBeCloseTo(endMs(old) - old.startMs, 9);
        }
      }),
    );
  });

  it('keeps clips on the first sample of a frame on the first sample of a frame', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.integer({ min: 1, max: 5_000 }), anyRate, (frame, count, rate) => {
        const shots = cut(['A', 0, 10_000]);
        const clip = { key: 'a', startMs: onSample(frameStartMs(frame, rate)), durationMs: 100 };
        const { document } = conformed(documentWith(clip), shots, cut(['new', 0, count], ['A', 0, 10_000]), rate);
        const [moved] = document.clips;
        expect(moved && frameAt(moved.startMs, rate)).toBe(frame + count);
      }),
    );
  });

  it('is undone by the cut before it, to the sample', () => {
    // at the others a frame has a sample more than its neighbour
    const whole = fc.constantFrom(...RATES.filter(({ numerator }) => ![30_000, 60_000].includes(numerator)));
    fc.assert(
      fc.property(anyClips, anyShots, whole, fc.integer({ min: 1, max: 999 }), (document, shots, rate, count) => {
        const wider = cut(['new', 0, count], ...triples(shots));
        const there = conformed(document, shots, wider, rate).document;
        const back = conformed(there, wider, shots, rate).document;
        expect(back.clips).toEqual(document.clips);
      }),
    );
  });
});
