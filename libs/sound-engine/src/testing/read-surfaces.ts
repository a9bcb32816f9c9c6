import { MATERIALS, type Material } from '@whoosh/sound-scene';
import type { LayerModifiers, SoundModel } from '../model';
import { MODELS } from '../models/registry';

const NOTHING_SAID: LayerModifiers = { mods: {}, intensity: 0.5, sceneIntensity: 'moderate', duration: 5 };

/** By source: the grounds that change its parameters; sources that read none are left out. */
export function readSurfaces(): Record<string, Material[]> {
  return Object.fromEntries(
    Object.values(MODELS).flatMap((model): [string, Material[]][] => {
      const read = MATERIALS.filter((surface) => reads(model, surface));
      return read.length > 0 ? [[model.id, read]] : [];
    }),
  );
}

/** For a source of any material, as the ground that it usually stands on changes nothing where no material is said. */
function reads(model: SoundModel, surface: Material): boolean {
  const paramsOf = (words: LayerModifiers) => JSON.stringify(model.mapModifiers(words));
  return [undefined, ...MATERIALS].some((material) => {
    const made = material === undefined ? NOTHING_SAID : { ...NOTHING_SAID, material };
    return paramsOf({ ...made, surface }) !== paramsOf(made);
  });
}
