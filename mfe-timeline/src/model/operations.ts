import {
  allowedMove,
  allowedTrim,
  canSplit,
  clamp,
  crossfaded,
  halves,
  MAX_TIMELINE_MS,
  MIN_CLIP_MS,
  pointMs,
  resounded,
  trimmed,
  withFades,
  type Edge,
  type NewSound,
} from './clip-edits';
import { clipsByKey, endMs, type Clip, type TimelineDocument } from './document';
import { withGain } from './gain';
import { applyPatch, withClips, type Patch } from './patch';
import { reduceRipple, type RippleOperation } from './ripple';
import { onSample } from './samples';
import { reduceSettings, type SettingsOperation } from './settings-edits';
import { reduceTracks, type TrackOperation } from './track-edits';

/** What may be set on clips directly. */
export type ClipValues = Partial<
  Pick<
    Clip,
    'volume' | 'gainDb' | 'muted' | 'loop' | 'fadeInMs' | 'fadeOutMs' | 'sync' | 'scene' | 'envelopes' | 'centered'
  >
>;

/**
 * Everything that can be done to a timeline. Keys that are not there are passed over. Milliseconds are rounded to whole
 * samples.
 */
export type Operation =
  /** New clips: also what was pasted or duplicated. `limitMs`: the end of the timeline. */
  | { type: 'place'; clips: readonly Clip[]; limitMs: number }
  | { type: 'move'; keys: readonly string[]; byMs: number; byTracks: number; limitMs: number }
  | { type: 'trim'; keys: readonly string[]; edge: Edge; byMs: number; limitMs: number }
  | { type: 'split'; atMs: number; pieces: readonly { key: string; newKey: string }[] }
  | { type: 'remove'; keys: readonly string[] }
  | RippleOperation
  | { type: 'set'; keys: readonly string[]; values: ClipValues }
  /** Brings a point of each clip to a moment. */
  | { type: 'align'; keys: readonly string[]; point: 'start' | 'sync' | 'end'; toMs: number; limitMs: number }
  /** Fades clips and those that they overlap into one another. */
  | { type: 'crossfade'; keys: readonly string[] }
  | { type: 'replaceSound'; key: string; sound: NewSound }
  | SettingsOperation
  | TrackOperation
  | { type: 'patch'; patch: Patch }
  /** Several as one. */
  | { type: 'all'; operations: readonly Operation[] };

/** The state after an operation; the same object when it changes nothing. */
export function reduce(document: TimelineDocument, operation: Operation): TimelineDocument {
  switch (operation.type) {
    case 'place':
      return place(document, operation.clips, operation.limitMs);
    case 'split':
      return split(document, operation.atMs, operation.pieces);
    case 'remove':
      return withClips(document, new Map(operation.keys.map((key) => [key, null])));
    case 'rippleRemove':
    case 'rippleTrim':
    case 'makeRoom':
      return reduceRipple(document, operation);
    case 'replaceSound':
      return eachClip(document, [operation.key], (clip) => resounded(clip, operation.sound));
    case 'addTrack':
    case 'removeTrack':
    case 'moveTrack':
    case 'groupTrack':
    case 'moveGroup':
    case 'removeGroup':
      return reduceTracks(document, operation);
    case 'patch':
      return applyPatch(document, operation.patch);
    case 'all':
      return operation.operations.reduce(reduce, document);
    case 'move':
    case 'trim':
    case 'set':
    case 'align':
    case 'crossfade':
      return reduceClips(document, operation);
    default:
      return reduceSettings(document, operation);
  }
}

type OfType<T extends Operation['type']> = Extract<Operation, { type: T }>;

function reduceClips(
  document: TimelineDocument,
  operation: OfType<'move' | 'trim' | 'set' | 'align' | 'crossfade'>,
): TimelineDocument {
  const clips = found(document, operation.keys);
  if (clips.length === 0) return document;
  switch (operation.type) {
    case 'move': {
      const { byMs, byTracks } = allowedMove(clips, operation.byMs, operation.byTracks, {
        limitMs: operation.limitMs,
        trackCount: document.tracks.length,
      });
      return eachClip(document, operation.keys, (clip) => ({
        ...clip,
        startMs: onSample(clip.startMs + byMs),
        track: clip.track + byTracks,
      }));
    }
    case 'trim': {
      const byMs = allowedTrim(clips, operation.edge, operation.byMs, operation.limitMs);
      return eachClip(document, operation.keys, (clip) => trimmed(clip, operation.edge, byMs));
    }
    case 'set':
      return eachClip(document, operation.keys, (clip) => withValues(clip, operation.values));
    case 'align': {
      const { point, toMs, limitMs } = operation;
      return eachClip(document, operation.keys, (clip) => ({
        ...clip,
        startMs: onSample(
          clip.startMs +
            allowedMove([clip], toMs - pointMs(clip, point), 0, { limitMs, trackCount: document.tracks.length }).byMs,
        ),
      }));
    }
    case 'crossfade':
      return crossfade(document, clips);
  }
}

function found(document: TimelineDocument, keys: readonly string[]): Clip[] {
  const clips = clipsByKey(document);
  return keys.map((key) => clips.get(key)).filter((clip) => clip !== undefined);
}

function eachClip(document: TimelineDocument, keys: readonly string[], edit: (clip: Clip) => Clip): TimelineDocument {
  return withClips(document, new Map(found(document, keys).map((clip) => [clip.key, edit(clip)])));
}

/**
 * Clips that would begin at the end or behind it, where nothing is heard or exported, come forward together, until the
 * last one ends there.
 */
function place(document: TimelineDocument, clips: readonly Clip[], limitMs: number): TimelineDocument {
  const last = clips.reduce((latest, clip) => (clip.startMs > latest.startMs ? clip : latest), {
    startMs: 0,
    durationMs: 0,
  });
  const byMs = last.startMs < limitMs ? 0 : Math.max(limitMs - last.durationMs, 0) - last.startMs;
  return withClips(
    document,
    new Map(
      clips.map((clip) => [
        clip.key,
        placed({ ...clip, startMs: clip.startMs + byMs }, limitMs, document.tracks.length),
      ]),
    ),
  );
}

function placed(clip: Clip, limitMs: number, trackCount: number): Clip {
  return withFades({
    ...clip,
    startMs: clamp(onSample(clip.startMs), 0, limitMs),
    durationMs: clamp(onSample(clip.durationMs), MIN_CLIP_MS, MAX_TIMELINE_MS),
    offsetMs: Math.max(0, onSample(clip.offsetMs)),
    track: clamp(clip.track, 0, trackCount - 1),
  });
}

function split(document: TimelineDocument, atMs: number, pieces: OfType<'split'>['pieces']): TimelineDocument {
  const clips = clipsByKey(document);
  const at = onSample(atMs);
  const parts = pieces.flatMap(({ key, newKey }) => {
    const clip = clips.get(key);
    return clip !== undefined && canSplit(clip, at) ? halves(clip, at, newKey) : [];
  });
  return withClips(document, new Map(parts.map((clip) => [clip.key, clip])));
}

function withValues(clip: Clip, values: ClipValues): Clip {
  const next = { ...clip, ...values };
  // The fade that is set wins over the other.
  const fadeOutMs = values.fadeOutMs === undefined ? next.fadeOutMs : clamp(values.fadeOutMs, 0, next.durationMs);
  const fadeInMs =
    values.fadeOutMs !== undefined && values.fadeInMs === undefined
      ? Math.min(next.fadeInMs, next.durationMs - fadeOutMs)
      : next.fadeInMs;
  return withFades({ ...withGain(next), volume: clamp(next.volume, 0, 1) }, fadeInMs, fadeOutMs);
}

/** The clips and those that they overlap, all seen as they stood before. */
function crossfade(document: TimelineDocument, clips: readonly Clip[]): TimelineDocument {
  const touched = document.clips.filter((other) =>
    clips.some((clip) => clip.track === other.track && clip.startMs < endMs(other) && other.startMs < endMs(clip)),
  );
  const isMoved = new Set(clips.map(({ key }) => key));
  return withClips(
    document,
    new Map(touched.map((clip) => [clip.key, crossfaded(clip, isMoved.has(clip.key) ? document.clips : clips)])),
  );
}
