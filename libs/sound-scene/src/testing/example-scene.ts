import type { Scene } from '../scene';

/** A scene with every kind of timing and most optional fields. */
export function exampleScene(): Scene {
  return {
    v: 1,
    text: 'three knocks, then rain',
    lang: 'en',
    seed: 7,
    duration: 6,
    loop: false,
    intensity: 'moderate',
    engine: '1.0.0',
    space: { kind: 'room', rt60: 0.4, wet: 0.15 },
    layers: [
      {
        id: 'knock-1',
        source: { model: 'knock', material: 'wood', alternatives: ['door_slam'] },
        mods: { count: 3, size: 0.6, emotion: 'calm' },
        timing: { kind: 'shots', at: [0.15, 0.45, 0.75], jitter: 0.08 },
        place: { distance: 3, azimuth: -20, spread: 0.1 },
        gainDb: 0,
        role: 'main',
        span: [[0, 12]],
        origin: { by: 'direct', confidence: 0.95 },
      },
      {
        id: 'rain-1',
        source: { model: 'rain', surface: 'tin', alternatives: [] },
        mods: { intensity: 0.85 },
        timing: {
          kind: 'continuous',
          start: 2,
          end: 6,
          fadeIn: 0.6,
          fadeOut: 0.2,
          curve: {
            level: [
              [2, -18],
              [6, 0],
            ],
          },
        },
        place: {
          distance: 12,
          azimuth: 0,
          spread: 0.8,
          space: { device: 'window' },
          motion: { kind: 'approach', from: 60, to: 3, closest: 3, speed: 10, at: 6 },
        },
        gainDb: -3,
        role: 'bed',
        relation: { kind: 'after', of: 'knock-1' },
        span: [[19, 23]],
        origin: { by: 'direct', confidence: 0.95 },
        seed: 99,
        muted: false,
      },
      {
        id: 'beep-1',
        source: { model: 'beep', alternatives: [] },
        mods: {},
        timing: { kind: 'train', start: 1, end: 5, rate: 2, regularity: 0.9 },
        place: { distance: 3, azimuth: 0, spread: 0 },
        gainDb: 0,
        role: 'accent',
        span: [],
        origin: { by: 'user', confidence: 1 },
      },
      {
        id: 'dog_bark-1',
        source: { model: 'dog_bark', alternatives: [] },
        mods: {},
        timing: { kind: 'sporadic', start: 0, end: 6, perMinute: 10 },
        place: { distance: 60, azimuth: 35, spread: 0.1 },
        gainDb: -10,
        role: 'background',
        span: [],
        origin: { by: 'verb', confidence: 0.9 },
      },
    ],
    report: {
      chips: [{ span: [0, 12], label: 'Knock', layer: 'knock-1', field: 'source', kind: 'source' }],
      warnings: [],
      lang: { code: 'en', confidence: 1 },
    },
  };
}
