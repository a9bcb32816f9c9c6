import type { Layer, Scene } from '@whoosh/sound-scene';
import { getSource } from '../../catalogue';

/** One field that a refinement changed, as it was and as it is now. */
export interface SceneChange {
  /** The words that did it. */
  words: string;
  /** Id of the layer; null: of the scene itself. */
  layer: string | null;
  /** What sounds there; null: the whole scene. */
  label: string | null;
  /**
   * Path of the field in the scene or in its layer: `mods.brightness`, `place.distance`, `timing.at`; `layer` for one
   * that came or went.
   */
  field: string;
  before: ChangeValue;
  after: ChangeValue;
}

/** A number, a word, or null for what is not set; a list of onsets counts them, anything longer is its JSON. */
export type ChangeValue = number | string | boolean | null;

/** Every field in which two scenes differ. @param words that made the second of the first */
export function changesBetween(before: Scene, after: Scene, words: string): SceneChange[] {
  const { layers: layersBefore, report: reportBefore, ...restBefore } = before;
  const { layers: layersAfter, report: reportAfter, ...restAfter } = after;
  const ofScene = fieldChanges(restBefore, restAfter).map((change) => ({ words, layer: null, label: null, ...change }));
  const ids = [...new Set([...layersBefore, ...layersAfter].map(({ id }) => id))];
  return [
    ...ofScene,
    ...ids.flatMap((id) =>
      layerChanges(
        layersBefore.find((layer) => layer.id === id),
        layersAfter.find((layer) => layer.id === id),
        words,
      ),
    ),
  ];
}

function layerChanges(before: Layer | undefined, after: Layer | undefined, words: string): SceneChange[] {
  const one = after ?? before;
  if (one === undefined) return [];
  const { label } = getSource(one.source.model);
  const cast: FieldChange = { field: 'layer', before: before ? label : null, after: after ? label : null };
  const changes = before && after ? fieldChanges(before, after) : [cast];
  return changes.map((change) => ({ words, layer: one.id, label, ...change }));
}

type FieldChange = Pick<SceneChange, 'field' | 'before' | 'after'>;

function fieldChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (before === after) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => fieldChanges(before[key], after[key], path === '' ? key : `${path}.${key}`));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ field: path, before: valueOf(before), after: valueOf(after) }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueOf(value: unknown): ChangeValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}
