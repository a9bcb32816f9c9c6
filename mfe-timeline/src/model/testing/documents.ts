import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import fc from 'fast-check';
import { UNTOUCHED, type Clip, type TimelineDocument } from '../document';
import type { Operation } from '../operations';
import { withClips } from '../patch';

/** A clip of two seconds at the start of A1, changed as asked. */
export function clip(fields: Partial<Clip> = {}): Clip {
  return {
    ...UNTOUCHED,
    key: 'a',
    track: 0,
    startMs: 0,
    durationMs: 2_000,
    soundEffectId: 1,
    ...fields,
  };
}

export const EMPTY: TimelineDocument = {
  ...DEFAULT_TIMELINE_SETTINGS,
  groups: [],
  videoStrip: null,
  mixer: null,
  markers: [],
  shots: null,
  clips: [],
};

export function documentWith(...clips: Partial<Clip>[]): TimelineDocument {
  return withClips(EMPTY, new Map(clips.map((fields) => clip(fields)).map((of) => [of.key, of])));
}

export const LIMIT_MS = 60_000;
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Whole samples, told in milliseconds. */
const ms = (max: number) => fc.integer({ min: 0, max: max * 48 }).map((samples) => samples / 48);
const keys = fc.subarray(KEYS, { minLength: 1 });
/** Drags end between pixels. */
const way = fc.double({ min: -90_000, max: 90_000, noNaN: true });

export const anyClip: fc.Arbitrary<Clip> = fc
  .record({
    key: fc.constantFrom(...KEYS),
    track: fc.integer({ min: 0, max: 2 }),
    startMs: ms(LIMIT_MS),
    durationMs: fc.integer({ min: 10, max: 20_000 }),
    offsetMs: ms(5_000),
    volume: fc.constantFrom(0, 0.5, 1),
    muted: fc.boolean(),
    sync: fc.option(fc.record({ layer: fc.constant('knock-1'), event: fc.nat(3), atMs: ms(5_000) })),
  })
  .map(clip);

const anyMarker = fc.record({
  key: fc.constantFrom('m1', 'm2', 'm3'),
  timeMs: ms(LIMIT_MS),
  name: fc.string({ maxLength: 5 }),
  kind: fc.constantFrom('user' as const, 'cut' as const),
});

export const anyDocument: fc.Arbitrary<TimelineDocument> = fc
  .tuple(
    fc.uniqueArray(anyClip, { selector: ({ key }) => key }),
    fc.uniqueArray(anyMarker, { selector: ({ key }) => key }),
  )
  .map(([clips, markers]) => ({
    ...documentWith(...clips),
    markers: markers.sort((a, b) => a.timeMs - b.timeMs || (a.key < b.key ? -1 : 1)),
  }));

/** What a pointer does to clips. */
export const anyDrag: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    type: fc.constant('move' as const),
    keys,
    byMs: way,
    byTracks: fc.integer({ min: -3, max: 3 }),
    limitMs: fc.constant(LIMIT_MS),
  }),
  fc.record({
    type: fc.constant('trim' as const),
    keys,
    edge: fc.constantFrom('start' as const, 'end' as const),
    byMs: way,
    limitMs: fc.constant(LIMIT_MS),
  }),
  fc.record({
    type: fc.constant('place' as const),
    clips: fc.array(
      anyClip.map((of) => ({ ...of, startMs: of.startMs * 3 - 60_000 })),
      { maxLength: 3 },
    ),
    limitMs: fc.constant(LIMIT_MS),
  }),
  fc.record({
    type: fc.constant('align' as const),
    keys,
    point: fc.constantFrom('start' as const, 'sync' as const, 'end' as const),
    toMs: way,
    limitMs: fc.constant(LIMIT_MS),
  }),
);

const sync = fc.option(fc.record({ layer: fc.constant('knock-1'), event: fc.nat(3), atMs: ms(5_000) }));
const values = fc.record(
  {
    volume: fc.double({ min: -1, max: 2, noNaN: true }),
    gainDb: fc.double({ min: -99, max: 99, noNaN: true }),
    muted: fc.boolean(),
    fadeInMs: way,
    fadeOutMs: way,
    sync,
  },
  { requiredKeys: [] },
);

/** Anything that can be done. */
export const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  anyDrag,
  fc.record({
    type: fc.constant('split' as const),
    atMs: ms(LIMIT_MS),
    pieces: fc.constant(KEYS.map((key) => ({ key, newKey: `${key}'` }))),
  }),
  fc.record({ type: fc.constantFrom('remove' as const, 'rippleRemove' as const, 'crossfade' as const), keys }),
  fc.record({ type: fc.constant('rippleRemove' as const), keys, isOnAllTracks: fc.boolean() }),
  fc.record({
    type: fc.constant('rippleTrim' as const),
    key: fc.constantFrom(...KEYS),
    edge: fc.constantFrom('start' as const, 'end' as const),
    byMs: way,
    limitMs: fc.constant(LIMIT_MS),
  }),
  fc.record({ type: fc.constant('makeRoom' as const), tracks: fc.constant([0, 2]), atMs: ms(LIMIT_MS), byMs: way }),
  fc.record({ type: fc.constant('set' as const), keys, values }),
  fc.record({
    type: fc.constant('replaceSound' as const),
    key: fc.constantFrom(...KEYS),
    sound: fc.record({
      soundEffectId: fc.constant(7),
      mediaId: fc.constant(null),
      scene: fc.constant(null),
      durationMs: ms(20_000),
      sync,
    }),
  }),
  fc.record({
    type: fc.constant('setTrack' as const),
    track: fc.nat(2),
    values: fc.record(
      { gainDb: fc.integer({ min: -50, max: 50 }), solo: fc.boolean(), muted: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    type: fc.constant('setMix' as const),
    values: fc.record(
      { videoGainDb: fc.integer({ min: -50, max: 50 }), videoMuted: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    type: fc.constantFrom('addMarkers' as const, 'setCuts' as const),
    markers: fc.uniqueArray(anyMarker, { selector: ({ key }) => key }),
  }),
  fc.record({
    type: fc.constant('changeMarker' as const),
    key: fc.constantFrom('m1', 'm2'),
    values: fc.record({ timeMs: way, name: fc.string({ maxLength: 5 }) }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('removeMarkers' as const), keys: fc.subarray(['m1', 'm2', 'm3']) }),
);
