import type { Gesture, Gestures, Layer, Modifiers, Scene } from '@whoosh/sound-scene';
import { log2 } from './dsp/exact-math';
import { MODELS } from './models/registry';
import type { SoundModel } from './model';
import { layerSpan, wordsOf } from './performance';

/** What is shorter is a blow or a click: nobody hears it happen more slowly. */
const SHORTEST_GESTURE_SECONDS = 0.3;
/** Half the speed must make an event this much longer, or its source does not go by speed. */
const LEAST_ANSWER = 1.15;

/**
 * The layers of a scene that happen once and can take longer or shorter over it: single events of one-shot sources
 * whose length answers to the modifier `duration` or, where it does not, to `speed`. Found by asking the models, not by
 * a list.
 */
export function gesturesOf(scene: Scene): Gestures {
  return Object.fromEntries(
    scene.layers.flatMap((layer) => {
      const gesture = gestureOf(layer, scene);
      return gesture === null ? [] : [[layer.id, gesture]];
    }),
  );
}

function gestureOf(layer: Layer, scene: Scene): Gesture | null {
  const { timing, mods, source } = layer;
  const model = Object.hasOwn(MODELS, source.model) ? MODELS[source.model] : undefined;
  if (model?.kind !== 'one-shot' || timing.kind !== 'shots' || timing.at.length !== 1) return null;
  const lasts = (changed: Modifiers): number => eventSeconds(model, { ...layer, mods: { ...mods, ...changed } }, scene);
  const seconds = lasts({});
  if (seconds < SHORTEST_GESTURE_SECONDS) return null;
  // The length is a + b * duration: what it is now tells the duration that gives it.
  const slope = lasts({ duration: 2 }) - lasts({ duration: 1 });
  const duration = mods.duration ?? 1 + (seconds - lasts({ duration: 1 })) / slope;
  if (slope > 0.5 && duration > 0) return { by: 'duration', value: duration, power: 1 };
  const speed = mods.speed ?? 1;
  const answer = lasts({ speed: speed / 2 }) / seconds;
  return answer < LEAST_ANSWER ? null : { by: 'speed', value: speed, power: -log2(answer) };
}

function eventSeconds(model: SoundModel, layer: Layer, scene: Scene): number {
  return model.naturalSeconds(model.mapModifiers(wordsOf(layer, scene, layerSpan(layer.timing, scene.duration))));
}
