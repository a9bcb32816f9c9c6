import { setIndividual } from '@whoosh/scene-editing';
import { layerSeed } from '@whoosh/sound-engine/individuals';
import type { Individual, Layer, Scene } from '@whoosh/sound-scene';
import type { PromptForm } from '../../request/prompt-form';

/** A take with other individuals, or another take with the same ones. */
export interface TakeVariant {
  /** Of the scene. */
  seed: number;
  /** By layer; the others are those that the seed draws. */
  individuals: Readonly<Record<string, Individual>>;
}

/** The individual that a layer of a scene has, named so that it stays when the scene gets another seed. */
export function individualOf(scene: Scene, layerId: string): Individual | null {
  const index = scene.layers.findIndex(({ id }) => id === layerId);
  const layer = scene.layers[index];
  return layer === undefined ? null : named(scene, layer, index);
}

function named(scene: Scene, layer: Layer, index: number): Individual {
  return { seed: layerSeed(scene, layer, index), ...layer.individual };
}

/** Another dog does what this one did: the rest stays as it is. */
export function withIndividual(variant: TakeVariant, layerId: string, individual: Individual): TakeVariant {
  return { ...variant, individuals: { ...variant.individuals, [layerId]: individual } };
}

/** This dog barks once more: everything is drawn anew but who it is. */
export function anotherTake(scene: Scene, variant: TakeVariant, seed: number): TakeVariant {
  const heard = sceneOfVariant(scene, variant);
  return {
    seed,
    individuals: Object.fromEntries(heard.layers.map((layer, index) => [layer.id, named(heard, layer, index)])),
  };
}

/** What is heard of a variant, and made of it. */
export function sceneOfVariant(scene: Scene, { seed, individuals }: TakeVariant): Scene {
  const layers = scene.layers.map((layer) => {
    const individual = individuals[layer.id];
    return individual === undefined ? layer : { ...layer, individual };
  });
  return { ...scene, seed, layers };
}

/** The request that makes a variant as it was heard. */
export function formOfVariant(form: PromptForm, { seed, individuals }: TakeVariant): PromptForm {
  const edits = Object.entries(individuals).reduce(
    (changed, [layer, individual]) => setIndividual(changed, layer, individual),
    form.edits,
  );
  return { ...form, edits, seed, engineVersion: null, takes: 1 };
}
