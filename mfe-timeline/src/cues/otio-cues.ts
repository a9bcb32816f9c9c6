import type { Cue } from './cue';

/** Stacks within stacks go so deep at most. */
const DEEPEST = 20;

type Json = Readonly<Record<string, unknown>>;

/**
 * The clips and markers of a timeline in OpenTimelineIO JSON, by where they begin. Times of media count from where they
 * are cut, those of stacks from 0.
 * @returns null for a text that is no such timeline
 */
export function otioCues(text: string): Cue[] | null {
  if (!text.includes('OTIO_SCHEMA')) return null;
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return null;
  }
  return isObject(root) ? cuesOf(root, 0, 0) : null;
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

/** Transitions lie over what they join, and take no time of their own. */
function durationMs(item: Json): number {
  if (schemaOf(item) === 'Transition') return 0;
  const range = item.source_range ?? mediaOf(item)?.available_range;
  if (isObject(range)) return timeMs(range.duration);
  const parts = childrenOf(item).map(durationMs);
  return schemaOf(item) === 'Stack' ? Math.max(0, ...parts) : parts.reduce((sum, part) => sum + part, 0);
}

/** Clip.1 has one medium, Clip.2 several, one of which plays. */
function mediaOf({ media_reference: one, media_references: several, active_media_reference_key: key }: Json) {
  if (isObject(one)) return one;
  const active = isObject(several) && typeof key === 'string' ? several[key] : undefined;
  return isObject(active) ? active : undefined;
}

function timeMs(time: unknown): number {
  if (!isObject(time) || typeof time.value !== 'number' || typeof time.rate !== 'number' || time.rate <= 0) return 0;
  return (time.value / time.rate) * 1_000;
}

function childrenOf({ children }: Json): Json[] {
  return Array.isArray(children) ? children.filter(isObject) : [];
}

const nameOf = ({ name }: Json): string => (typeof name === 'string' ? name : '');
const schemaOf = ({ OTIO_SCHEMA: schema }: Json): string =>
  (typeof schema === 'string' ? schema.split('.')[0] : '') ?? '';

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
