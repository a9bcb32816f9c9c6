import { frameRateOf, framesPerSecond } from '@whoosh/contracts';

/** What of OpenTimelineIO's JSON cues and shots are read from. */
export type Json = Readonly<Record<string, unknown>>;

/** Stacks within stacks go so deep at most. */
export const DEEPEST = 20;

/** The object of a text in this format; null for a text in another. */
export function otioRoot(text: string): Json | null {
  if (!text.includes('OTIO_SCHEMA')) return null;
  try {
    const root: unknown = JSON.parse(text);
    return isObject(root) ? root : null;
  } catch {
    return null;
  }
}

/** Transitions lie over what they join, and take no time of their own. */
export function durationMs(item: Json): number {
  if (schemaOf(item) === 'Transition') return 0;
  const range = item.source_range ?? mediaOf(item)?.available_range;
  if (isObject(range)) return timeMs(range.duration);
  const parts = childrenOf(item).map(durationMs);
  return schemaOf(item) === 'Stack' ? Math.max(0, ...parts) : parts.reduce((sum, part) => sum + part, 0);
}

/** Clip.1 has one medium, Clip.2 several, one of which plays. */
export function mediaOf({ media_reference: one, media_references: several, active_media_reference_key: key }: Json) {
  if (isObject(one)) return one;
  const active = isObject(several) && typeof key === 'string' ? several[key] : undefined;
  return isObject(active) ? active : undefined;
}

/** Milliseconds of a rational time; 0 for none. */
export function timeMs(time: unknown): number {
  if (!isObject(time) || typeof time.value !== 'number' || typeof time.rate !== 'number' || time.rate <= 0) return 0;
  // 23.976 is 24000/1001
  return (time.value / framesPerSecond(frameRateOf(time.rate))) * 1_000;
}

export function childrenOf({ children }: Json): Json[] {
  return Array.isArray(children) ? children.filter(isObject) : [];
}

export const nameOf = ({ name }: Json): string => (typeof name === 'string' ? name : '');
export const schemaOf = ({ OTIO_SCHEMA: schema }: Json): string =>
  (typeof schema === 'string' ? schema.split('.')[0] : '') ?? '';

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
