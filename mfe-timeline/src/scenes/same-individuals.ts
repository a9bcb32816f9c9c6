import { layerSeed } from '@whoosh/sound-engine/individuals';
import type { Individual, Layer, Scene } from '@whoosh/sound-scene';

/**
 * A scene with the individuals of the one that it takes the place of: the door that slams again is the same door,
 * whatever seed and place among the layers it has now. What was picked by hand stays, and what is new is drawn.
 */
export function withIndividualsOf(before: Scene, scene: Scene): Scene {
  const known = before.layers.map((layer, index) => ({
    model: layer.source.model,
    individual: { seed: layerSeed(before, layer, index), ...layer.individual },
  }));
  const layers = scene.layers.map((layer): Layer => {
    const found = known.findIndex(({ model }) => model === layer.source.model);
    const [same] = found < 0 ? [] : known.splice(found, 1);
    const individual: Individual | undefined = layer.individual ?? same?.individual;
    return individual === undefined ? layer : { ...layer, individual };
  });
  return { ...scene, layers };
}
