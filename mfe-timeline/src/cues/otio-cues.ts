import type { Cue } from './cue';
import { childrenOf, DEEPEST, durationMs, isObject, nameOf, otioRoot, schemaOf, timeMs, type Json } from './otio';

/**
 * The clips and markers of a timeline in OpenTimelineIO JSON, by where they begin. Times of media count from where they
 * are cut, those of stacks from 0.
 * @returns null for a text that is no such timeline
 */
export function otioCues(text: string): Cue[] | null {
  const root = otioRoot(text);
  return root && cuesOf(root, 0, 0);
}

function cuesOf(item: Json, atMs: number, depth: number): Cue[] {
  if (depth > DEEPEST) return [];
  const markers = markersOf(item, atMs);
  switch (schemaOf(item)) {
    case 'Timeline':
      return isObject(item.tracks) ? cuesOf(item.tracks, atMs, depth + 1) : [];
    case 'Stack':
      return [...markers, ...childrenOf(item).flatMap((child) => cuesOf(child, atMs, depth + 1))];
    case 'Track': {
      let end = atMs;
      const inside = childrenOf(item).flatMap((child) => {
        const cues = cuesOf(child, end, depth + 1);
        end += durationMs(child);
        return cues;
      });
      return [...markers, ...inside];
    }
    case 'Clip':
      return [{ timeMs: atMs, name: nameOf(item) }, ...markers];
    default:
      return markers;
  }
}

/** A marker counts in the time of what it is on, which a clip cuts off at its start. */
function markersOf(item: Json, atMs: number): Cue[] {
  const markers: unknown[] = Array.isArray(item.markers) ? item.markers : [];
  const cutMs = isObject(item.source_range) ? timeMs(item.source_range.start_time) : 0;
  return markers.filter(isObject).flatMap((marker): Cue[] => {
    if (!isObject(marker.marked_range)) return [];
    return [{ timeMs: atMs + timeMs(marker.marked_range.start_time) - cutMs, name: nameOf(marker) }];
  });
}
