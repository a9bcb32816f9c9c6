import type { Layer, Scene } from '@whoosh/sound-scene';
import { ENGINE_VERSION } from '../version';

/**
 * A layer of a model that sounds through the first `seconds` of a scene, near and in the middle; override what the test
 * is about.
 */
export function layer(model: string, overrides: Partial<Layer> = {}, seconds = 22): Layer {
  return {
    id: `${model}-1`,
    source: { model, alternatives: [] },
    mods: {},
    timing: { kind: 'continuous', start: 0, end: seconds, fadeIn: 0.05, fadeOut: 0.2 },
    place: { distance: 3, azimuth: 0, spread: 0.3 },
    gainDb: 0,
    role: 'main',
    span: [],
    origin: { by: 'user', confidence: 1 },
    ...overrides,
  };
}

/** A dry moderate scene of two seconds. */
export function scene(layers: readonly Layer[], overrides: Partial<Scene> = {}): Scene {
  const duration = overrides.duration ?? 2;
  return {
    v: 1,
    text: '',
    lang: 'en',
    seed: 1,
    duration,
    loop: false,
    intensity: 'moderate',
    engine: ENGINE_VERSION,
    space: { kind: 'dry', wet: 0 },
    layers: layers.map((each) =>
      each.timing.kind === 'continuous' && each.timing.end > duration
        ? { ...each, timing: { ...each.timing, end: duration } }
        : each,
    ),
    report: { chips: [], warnings: [], lang: { code: 'en', confidence: 1 } },
    ...overrides,
  };
}
