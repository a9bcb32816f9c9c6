import type { Scene } from '@whoosh/sound-scene';
import { setProperty, type SceneEdits } from '@whoosh/scene-editing';

/** How one layer of a take is heard. */
export interface LayerLevel {
  muted: boolean;
  solo: boolean;
  /** -36..12 dB against the take as it was made. */
  db: number;
}

export type Mix = Readonly<Record<string, LayerLevel>>;

export const UNTOUCHED: LayerLevel = { muted: false, solo: false, db: 0 };
export const LEVEL_RANGE_DB = { min: -36, max: 12 };

/** What is heard of each layer, dB; null is silent. While any layer is solo, the others are. */
export function heardLevels(layers: readonly string[], mix: Mix): Record<string, number | null> {
  const levelOf = (id: string) => mix[id] ?? UNTOUCHED;
  const anySolo = layers.some((id) => levelOf(id).solo);
  return Object.fromEntries(
    layers.map((id) => {
      const { muted, solo, db } = levelOf(id);
      return [id, muted || (anySolo && !solo) ? null : db];
    }),
  );
}

/** Whether the mix is the take as it was made. */
export function isUntouched(layers: readonly string[], mix: Mix): boolean {
  return Object.values(heardLevels(layers, mix)).every((level) => level === 0);
}

/** The mix as edits of the scene, so that a sound can be made of it. */
export function mixEdits(edits: SceneEdits, { layers }: Pick<Scene, 'layers'>, mix: Mix): SceneEdits {
  const levels = heardLevels(
    layers.map(({ id }) => id),
    mix,
  );
  return layers.reduce((made, { id, gainDb }) => {
    const level = levels[id] ?? null;
    if (level === null) return setProperty(made, id, 'muted', true);
    const asked = Math.min(LEVEL_RANGE_DB.max, Math.max(LEVEL_RANGE_DB.min, gainDb + level));
    return level === 0 ? made : setProperty(made, id, 'gainDb', asked);
  }, edits);
}
