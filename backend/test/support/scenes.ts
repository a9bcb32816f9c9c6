import { ENGINE_VERSION } from '@whoosh/sound-engine';
import type { Scene } from '@whoosh/sound-scene';

/** A scene as a person would send it after editing: one layer of rain, all through. */
export function rainScene(durationSeconds: number, changes: Partial<Scene> = {}): Scene {
  return {
    v: 1,
    text: 'heavy rain',
    lang: 'en',
    seed: 7,
    duration: durationSeconds,
    loop: false,
    intensity: 'moderate',
    engine: ENGINE_VERSION,
    space: { kind: 'outdoors', wet: 0.1 },
    layers: [
      {
        id: 'rain-1',
        source: { model: 'rain', alternatives: [] },
        mods: {},
        timing: { kind: 'continuous', start: 0, end: durationSeconds, fadeIn: 0.02, fadeOut: 0.1 },
        place: { distance: 3, azimuth: 0, spread: 0.8 },
        gainDb: 0,
        role: 'main',
        span: [[6, 10]],
        origin: { by: 'direct', confidence: 1 },
      },
    ],
    report: { chips: [], warnings: [], lang: { code: 'en', confidence: 1 } },
    ...changes,
  };
}
