import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { endMs, syncMs, type Clip, type ClipSync } from './document';
import { onSample } from './samples';

export const MIN_CLIP_MS = TIMELINE_LIMITS.minClipSeconds * 1_000;
export const MAX_TIMELINE_MS = TIMELINE_LIMITS.maxSeconds * 1_000;

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export type Edge = 'start' | 'end';

/**
 * How far clips can be moved together: the way asked for, cut so that none starts before 0 or after `limitMs`. One that
 * already starts later is free to stay there, and may only come back.
 */
export function allowedMove(
  clips: readonly Clip[],
  byMs: number,
  byTracks: number,
  { limitMs, trackCount }: { limitMs: number; trackCount: number },
): { byMs: number; byTracks: number } {
  const starts = clips.map(({ startMs }) => startMs);
  const tracks = clips.map(({ track }) => track);
  const right = Math.max(0, onSample(limitMs - Math.max(...starts)));
  return {
    byMs: clamp(onSample(byMs), -Math.min(...starts), right),
    byTracks: clamp(byTracks, -Math.min(...tracks), Math.max(0, trackCount - 1 - Math.max(...tracks))),
  };
}

/**
 * How far an edge of clips can be dragged together: no clip shorter than the minimum, none beginning before its sound,
 * before 0 or after `limitMs`.
 */
export function allowedTrim(clips: readonly Clip[], edge: Edge, byMs: number, limitMs: number): number {
  const shrink = Math.min(...clips.map(({ durationMs }) => durationMs - MIN_CLIP_MS));
  const grow = Math.min(
    ...clips.map((clip) => (edge === 'start' ? Math.min(clip.startMs, clip.offsetMs) : MAX_TIMELINE_MS - endMs(clip))),
  );
  if (edge === 'end') return clamp(onSample(byMs), -shrink, grow);
  return clamp(
    onSample(byMs),
    -grow,
    Math.min(shrink, Math.max(0, limitMs - Math.max(...clips.map(({ startMs }) => startMs)))),
  );
}

export function trimmed(clip: Clip, edge: Edge, byMs: number): Clip {
  if (edge === 'end') return withFades({ ...clip, durationMs: onSample(clip.durationMs + byMs) });
  return withFades({
    ...clip,
    startMs: onSample(clip.startMs + byMs),
    offsetMs: onSample(clip.offsetMs + byMs),
    durationMs: onSample(clip.durationMs - byMs),
  });
}

/** Fades that fit: the fade in first, the fade out in what is left. */
export function withFades(clip: Clip, fadeInMs = clip.fadeInMs, fadeOutMs = clip.fadeOutMs): Clip {
  const fadeIn = clamp(onSample(fadeInMs), 0, clip.durationMs);
  return { ...clip, fadeInMs: fadeIn, fadeOutMs: clamp(onSample(fadeOutMs), 0, onSample(clip.durationMs - fadeIn)) };
}

/** Whether a cut there leaves two clips of the minimum length. */
export function canSplit(clip: Clip, atMs: number): boolean {
  return atMs - clip.startMs >= MIN_CLIP_MS && endMs(clip) - atMs >= MIN_CLIP_MS;
}

/** Both halves play on from one to the other; each keeps the fade of its outer edge. */
export function halves(clip: Clip, atMs: number, newKey: string): [Clip, Clip] {
  const left = trimmed({ ...clip, fadeOutMs: 0 }, 'end', atMs - endMs(clip));
  const right = trimmed({ ...clip, key: newKey, fadeInMs: 0 }, 'start', atMs - clip.startMs);
  return [left, right];
}

/** Where a point of the clip is on the timeline; the sync point of a clip without one is its start. */
export function pointMs(clip: Clip, point: 'start' | 'sync' | 'end'): number {
  if (point === 'end') return endMs(clip);
  return point === 'sync' ? (syncMs(clip) ?? clip.startMs) : clip.startMs;
}

/** What a clip gets when its sound was made again. */
export interface NewSound extends Pick<Clip, 'soundEffectId' | 'mediaId' | 'scene'> {
  /** Length of the clip from now on. */
  durationMs: number;
  loop?: boolean;
  /** Where the clip begins, and where in its sound; without them as before. */
  startMs?: number;
  offsetMs?: number;
  /** The same event in the new sound; null when it has none any more. */
  sync?: ClipSync | null;
}

/**
 * The clip with another sound in its place. Its sync point stays at its moment of the timeline: the clip moves by what
 * the event came earlier or later in the sound. Where that would begin before 0, the beginning of the sound is cut off
 * instead.
 */
export function resounded(clip: Clip, sound: NewSound): Clip {
  const {
    durationMs,
    sync = clip.sync,
    loop = clip.loop,
    startMs: beginMs = clip.startMs,
    offsetMs = clip.offsetMs,
    ...ids
  } = sound;
  const moment = syncMs(clip);
  const next: Clip = {
    ...clip,
    ...ids,
    loop,
    sync,
    startMs: Math.max(0, onSample(beginMs)),
    offsetMs: Math.max(0, onSample(offsetMs)),
    durationMs: Math.max(MIN_CLIP_MS, onSample(durationMs)),
  };
  if (moment === null || sync === null) return withFades(next);
  const startMs = onSample(moment - sync.atMs + next.offsetMs);
  if (startMs >= 0) return withFades({ ...next, startMs });
  return withFades({
    ...next,
    startMs: 0,
    offsetMs: onSample(next.offsetMs - startMs),
    durationMs: Math.max(MIN_CLIP_MS, onSample(next.durationMs + startMs)),
  });
}

/**
 * Fades over the time that clips of one track share: the one that ends there falls, the other rises. One that lies
 * within another does both.
 */
export function crossfaded(clip: Clip, others: readonly Clip[]): Clip {
  let { fadeInMs, fadeOutMs } = clip;
  for (const other of others) {
    if (other.key === clip.key || other.track !== clip.track) continue;
    const from = Math.max(clip.startMs, other.startMs);
    const to = Math.min(endMs(clip), endMs(other));
    if (to <= from) continue;
    const isInside = clip.startMs >= other.startMs && endMs(clip) <= endMs(other);
    const isAround = clip.startMs <= other.startMs && endMs(clip) >= endMs(other);
    if (isInside && !isAround) fadeInMs = fadeOutMs = onSample(Math.min((to - from) / 2, CROSSFADE_INSIDE_MS));
    else if (!isAround && clip.startMs > other.startMs) fadeInMs = to - from;
    else if (!isAround) fadeOutMs = to - from;
  }
  return withFades(clip, fadeInMs, fadeOutMs);
}

/** Fades of a clip that lies wholly within another. */
const CROSSFADE_INSIDE_MS = 250;
