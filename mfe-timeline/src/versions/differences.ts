import { patchBetween, type Clip, type DocumentSettings, type TimelineDocument } from '../model';
import { isSame } from '../model/document';

/** What of a clip differs between two states. */
export type ClipDifference = 'added' | 'removed' | 'moved' | 'trimmed' | 'faded' | 'level' | 'sound' | 'sync';
/** What of all else differs. */
export type SettingDifference = 'tracks' | 'markers' | 'cut' | 'mixer';

export interface Difference {
  /** The clip as it is, or was; null where it is no clip that differs. */
  clip: Clip | null;
  what: readonly (ClipDifference | SettingDifference)[];
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
  markers: ['markers'],
  cut: ['shots'],
  mixer: ['videoGainDb', 'videoMuted', 'ducking', 'videoStrip', 'mixer'],
};

/** What differs from one state to another, clip by clip in the order of the timeline, then all else. */
export function differences(from: TimelineDocument, to: TimelineDocument): Difference[] {
  const { clips, after } = patchBetween(from, to);
  const ofClips = clips.flatMap(({ before, after: now }): Difference[] => {
    if (before === null) return now === null ? [] : [{ clip: now, what: ['added'] }];
    if (now === null) return [{ clip: before, what: ['removed'] }];
    const kinds = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
    return [
      { clip: now, what: kinds.filter((kind) => FIELDS[kind].some((field) => !isSame(before[field], now[field]))) },
    ];
  });
  const kinds = Object.keys(SETTINGS) as SettingDifference[];
  const settings = kinds.filter((kind) => SETTINGS[kind].some((field) => field in after));
  return [
    ...ofClips.sort((a, b) => (a.clip?.startMs ?? 0) - (b.clip?.startMs ?? 0)),
    ...(settings.length === 0 ? [] : [{ clip: null, what: settings }]),
  ];
}
