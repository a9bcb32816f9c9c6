import { patchBetween, type Clip, type DocumentSettings, type Marker, type TimelineDocument } from '../model';
import { isSame } from '../model/document';

/** What of a clip differs between two states. */
export type ClipDifference = 'added' | 'removed' | 'moved' | 'trimmed' | 'faded' | 'level' | 'sound' | 'sync';
/** What of all else differs. */
export type SettingDifference = 'tracks' | 'cut' | 'mixer';
/** What of a marker differs. */
export type MarkerDifference = 'added' | 'removed' | 'moved' | 'changed';

/** What differs at a moment, or all over the timeline. */
export type Difference =
  /** The clip as it is, or was. */
  | { kind: 'clip'; clip: Clip; what: readonly ClipDifference[] }
  /** The marker as it is, or was. */
  | { kind: 'marker'; marker: Marker; what: readonly MarkerDifference[] }
  | { kind: 'settings'; what: readonly SettingDifference[] };

/** Where on the timeline a difference is, milliseconds; null where it is everywhere. */
export function momentOf(difference: Difference): number | null {
  if (difference.kind === 'settings') return null;
  return difference.kind === 'clip' ? difference.clip.startMs : difference.marker.timeMs;
}

/** Which fields of a clip tell of what. */
const FIELDS: Readonly<Record<Exclude<ClipDifference, 'added' | 'removed'>, readonly (keyof Clip)[]>> = {
  moved: ['startMs', 'track'],
  trimmed: ['durationMs', 'offsetMs', 'loop'],
  faded: ['fadeInMs', 'fadeOutMs'],
  level: ['volume', 'gainDb', 'muted', 'envelopes', 'centered'],
  sound: ['soundEffectId', 'mediaId', 'scene'],
  sync: ['sync'],
};

const SETTINGS: Readonly<Record<SettingDifference, readonly (keyof DocumentSettings)[]>> = {
  tracks: ['tracks', 'groups'],
  cut: ['shots'],
  mixer: ['videoGainDb', 'videoMuted', 'ducking', 'videoStrip', 'mixer'],
};

/** What differs from one state to another: clips and markers in the order of the timeline, then all else. */
export function differences(from: TimelineDocument, to: TimelineDocument): Difference[] {
  const { clips, after } = patchBetween(from, to);
  const ofClips = clips.flatMap(({ before, after: now }): Difference[] => {
    if (before === null) return now === null ? [] : [{ kind: 'clip', clip: now, what: ['added'] }];
    if (now === null) return [{ kind: 'clip', clip: before, what: ['removed'] }];
    const kinds = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
    const what = kinds.filter((kind) => FIELDS[kind].some((field) => !isSame(before[field], now[field])));
    return [{ kind: 'clip', clip: now, what }];
  });
  const kinds = Object.keys(SETTINGS) as SettingDifference[];
  const settings = kinds.filter((kind) => SETTINGS[kind].some((field) => field in after));
  return [
    ...[...ofClips, ...ofMarkers(from.markers, to.markers)].sort((a, b) => (momentOf(a) ?? 0) - (momentOf(b) ?? 0)),
    ...(settings.length === 0 ? [] : [{ kind: 'settings' as const, what: settings }]),
  ];
}

function ofMarkers(from: readonly Marker[], to: readonly Marker[]): Difference[] {
  const [before, after] = [from, to].map((markers) => new Map(markers.map((marker) => [marker.key, marker])));
  const gone = from.filter(({ key }) => after?.has(key) !== true);
  const changed = to.flatMap((marker): Difference[] => {
    const old = before?.get(marker.key);
    if (old === undefined) return [{ kind: 'marker', marker, what: ['added'] }];
    const what: MarkerDifference[] = [
      ...(old.timeMs === marker.timeMs ? [] : (['moved'] as const)),
      ...(isSame({ ...old, timeMs: 0 }, { ...marker, timeMs: 0 }) ? [] : (['changed'] as const)),
    ];
    return what.length === 0 ? [] : [{ kind: 'marker', marker, what }];
  });
  return [...changed, ...gone.map((marker): Difference => ({ kind: 'marker', marker, what: ['removed'] }))];
}
