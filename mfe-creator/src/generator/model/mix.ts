import { GAIN_DB_RANGE } from '@whoosh/sound-scene';

/** How one layer of a take is heard. */
export interface LayerLevel {
  muted: boolean;
  solo: boolean;
  /** In GAIN_DB_RANGE, dB against the take as it was made. */
  db: number;
}

export type Mix = Readonly<Record<string, LayerLevel>>;

export const UNTOUCHED: LayerLevel = { muted: false, solo: false, db: 0 };
export const LEVEL_RANGE_DB = { min: GAIN_DB_RANGE[0], max: GAIN_DB_RANGE[1] };

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

/** Whether anything is heard at all. */
export function isSilent(layers: readonly string[], mix: Mix): boolean {
  return Object.values(heardLevels(layers, mix)).every((level) => level === null);
}
