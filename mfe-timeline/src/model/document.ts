import type {
  Ducking,
  Envelopes,
  MixerSettings,
  Shot,
  SyncPoint,
  TimelineItemFields,
  TimelineMarker,
  TimelineResponse,
  TimelineSettings,
  TimelineTrack,
  TrackGroup,
  TrackStrip,
} from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { onSample } from './samples';

/**
 * A sound at a place of the timeline. Times are milliseconds at whole samples (see onSample), so that neighbours meet
 * exactly and an undone edit leaves no trace.
 */
export interface Clip {
  key: string;
  /** From 0, among the tracks of the document. */
  track: number;
  startMs: number;
  /** At least MIN_CLIP_MS; may be longer than the sound. */
  durationMs: number;
  /** Where in its sound it begins. */
  offsetMs: number;
  /** Together at most the duration. */
  fadeInMs: number;
  fadeOutMs: number;
  /** 0..1 */
  volume: number;
  /** -36..12 */
  gainDb: number;
  muted: boolean;
  loop: boolean;
  soundEffectId: number | null;
  mediaId: number | null;
  scene: Scene | null;
  sync: ClipSync | null;
  /** Level and pan over the seconds of its sound; null where nobody drew them. */
  envelopes: Envelopes | null;
  /** Its sound is folded to the middle. */
  centered: boolean;
}

/** A moment of the clip's sound that stays where it is on the timeline; atMs from the start of the sound. */
export interface ClipSync extends Omit<SyncPoint, 'at'> {
  atMs: number;
}

export interface Marker extends Omit<TimelineMarker, 'time'> {
  timeMs: number;
}

/** What a clip is until somebody edits it: a whole sound at its own level. */
export const UNTOUCHED = {
  offsetMs: 0,
  fadeInMs: 0,
  fadeOutMs: 0,
  volume: 1,
  gainDb: 0,
  muted: false,
  loop: false,
  soundEffectId: null,
  mediaId: null,
  scene: null,
  sync: null,
  envelopes: null,
  centered: false,
} satisfies Partial<Clip>;

/** As a track begins. */
export const NEW_TRACK: TimelineTrack = { gainDb: 0, muted: false, solo: false };

/** All of a timeline but its clips. */
export interface DocumentSettings {
  tracks: readonly TimelineTrack[];
  /** Only those that a track belongs to. */
  groups: readonly TrackGroup[];
  videoGainDb: number;
  videoMuted: boolean;
  ducking: Ducking;
  /** What the video's own sound goes through; null: nothing. */
  videoStrip: TrackStrip | null;
  /** null: as it begins. */
  mixer: MixerSettings | null;
  /** In time order. */
  markers: readonly Marker[];
  /** The cut that the clips were laid to, in time order; null: none was read. */
  shots: readonly Shot[] | null;
}

/** A timeline as it is edited. Never changed: every edit makes a new one that shares what stayed. */
export interface TimelineDocument extends DocumentSettings {
  /** In the order of their starts, equal starts by key. */
  clips: readonly Clip[];
}

export const SETTINGS_FIELDS = [
  'tracks',
  'groups',
  'videoGainDb',
  'videoMuted',
  'ducking',
  'videoStrip',
  'mixer',
  'markers',
  'shots',
] as const satisfies (keyof DocumentSettings)[];

export const toMs = (seconds: number): number => onSample(seconds * 1_000);
export const toSeconds = (ms: number): number => ms / 1_000;

/** End on the timeline. */
export const endMs = (clip: Clip): number => onSample(clip.startMs + clip.durationMs);

/** Where on the timeline the clip's sync point sounds; null when it has none. */
export function syncMs(clip: Clip): number | null {
  return clip.sync === null ? null : onSample(clip.startMs + clip.sync.atMs - clip.offsetMs);
}

export function documentOf(response: Pick<TimelineResponse, 'items' | keyof TimelineSettings>): TimelineDocument {
  const clips = inOrder(response.items.map(({ key, ...fields }) => clipOf(key, fields)));
  const settings = settingsOf(response);
  return { ...settings, tracks: tracksFor(settings.tracks, clips), clips };
}

/** Every clip has a track, also where another window has taken it away meanwhile. */
function tracksFor(tracks: readonly TimelineTrack[], clips: readonly Clip[]): readonly TimelineTrack[] {
  const count = clips.reduce((most, { track }) => Math.max(most, track + 1), tracks.length);
  return count === tracks.length ? tracks : Array.from({ length: count }, (_, index) => tracks[index] ?? NEW_TRACK);
}

export function clipOf(key: string, fields: TimelineItemFields): Clip {
  const { soundEffectId, mediaId, volume, gainDb, muted, loop, scene, sync, envelopes, centered } = fields;
  return {
    key,
    track: fields.trackIndex,
    startMs: toMs(fields.startTime),
    durationMs: toMs(fields.duration),
    offsetMs: toMs(fields.offset),
    fadeInMs: toMs(fields.fadeIn),
    fadeOutMs: toMs(fields.fadeOut),
    volume,
    gainDb,
    muted,
    loop,
    soundEffectId,
    mediaId,
    scene,
    sync: sync === null ? null : { layer: sync.layer, event: sync.event, atMs: toMs(sync.at) },
    envelopes,
    centered,
  };
}

/** A clip as calls name it; planMix takes it too. */
export function itemOf(clip: Clip): TimelineItemFields & { key: string } {
  const { key, soundEffectId, mediaId, volume, gainDb, muted, loop, scene, sync, envelopes, centered } = clip;
  return {
    key,
    trackIndex: clip.track,
    startTime: toSeconds(clip.startMs),
    duration: toSeconds(clip.durationMs),
    offset: toSeconds(clip.offsetMs),
    fadeIn: toSeconds(clip.fadeInMs),
    fadeOut: toSeconds(clip.fadeOutMs),
    volume,
    gainDb,
    muted,
    loop,
    soundEffectId,
    mediaId,
    scene,
    sync: sync === null ? null : { layer: sync.layer, event: sync.event, at: toSeconds(sync.atMs) },
    envelopes,
    centered,
  };
}

export function settingsOf({
  tracks,
  groups,
  videoGainDb,
  videoMuted,
  ducking,
  videoStrip = null,
  mixer = null,
  markers,
  shots = null,
}: TimelineSettings): DocumentSettings {
  return {
    tracks,
    groups: groups ?? [],
    videoGainDb,
    videoMuted,
    ducking,
    videoStrip,
    mixer,
    markers: markers.map(({ time, ...marker }) => ({ ...marker, timeMs: toMs(time) })),
    shots,
  };
}

/** Settings as calls name them. */
export function wireSettings<T extends Partial<DocumentSettings>>(settings: T): Partial<TimelineSettings> {
  const { markers, tracks, groups, shots, ...rest } = settings;
  return {
    ...rest,
    ...(groups !== undefined && { groups: [...groups] }),
    ...(tracks !== undefined && { tracks: [...tracks] }),
    ...(shots !== undefined && { shots: shots && [...shots] }),
    ...(markers !== undefined && {
      markers: markers.map(({ timeMs, ...marker }) => ({ ...marker, time: toSeconds(timeMs) })),
    }),
  };
}

export function inOrder(clips: readonly Clip[]): Clip[] {
  return [...clips].sort((a, b) => a.startMs - b.startMs || (a.key < b.key ? -1 : 1));
}

const byKey = new WeakMap<readonly Clip[], ReadonlyMap<string, Clip>>();

/** Clips by their keys; made once for each state of the clips. */
export function clipsByKey({ clips }: TimelineDocument): ReadonlyMap<string, Clip> {
  let map = byKey.get(clips);
  if (map === undefined) byKey.set(clips, (map = new Map(clips.map((clip) => [clip.key, clip]))));
  return map;
}

/** Values as JSON tells them apart, in whatever order their fields stand; scenes are compared by what they say. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false;
  const first: Record<string, unknown> = { ...a };
  const second: Record<string, unknown> = { ...b };
  return Object.keys({ ...first, ...second }).every((field) => isSame(first[field], second[field]));
}

export function isSameClip(a: Clip, b: Clip): boolean {
  return a === b || (Object.keys(a) as (keyof Clip)[]).every((field) => isSame(a[field], b[field]));
}
