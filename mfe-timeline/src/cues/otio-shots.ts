import type { LayeredShot } from './layered-shot';
import {
  childrenOf,
  DEEPEST,
  durationMs,
  isObject,
  mediaOf,
  nameOf,
  otioRoot,
  schemaOf,
  timeMs,
  type Json,
} from './otio';

/** The pictures of a timeline in OpenTimelineIO JSON; null for a text that is no such timeline. */
export function otioShots(text: string): LayeredShot[] | null {
  const root = otioRoot(text);
  if (root === null) return null;
  const tracks = schemaOf(root) === 'Timeline' && isObject(root.tracks) ? root.tracks : root;
  return childrenOf(tracks)
    .filter(({ kind }) => kind !== 'Audio')
    .flatMap((track, layer) => shotsOf(track, layer, 0, 0));
}

function shotsOf(item: Json, layer: number, atMs: number, depth: number): LayeredShot[] {
  if (depth > DEEPEST) return [];
  if (schemaOf(item) === 'Clip') return [shotOf(item, layer, atMs)];
  let end = atMs;
  return childrenOf(item).flatMap((child) => {
    const start = end;
    if (schemaOf(item) === 'Track') end += durationMs(child);
    return shotsOf(child, layer, start, depth + 1);
  });
}

function shotOf(clip: Json, layer: number, startMs: number): LayeredShot {
  const media = mediaOf(clip);
  const range = isObject(clip.source_range) ? clip.source_range : media?.available_range;
  return {
    layer,
    source: (media === undefined ? '' : nameOf(media)) || nameOf(clip),
    sourceMs: isObject(range) ? timeMs(range.start_time) : 0,
    startMs,
    durationMs: durationMs(clip),
  };
}
