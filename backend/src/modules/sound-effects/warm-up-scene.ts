import { ENGINE_VERSION } from '@whoosh/sound-engine/scenes';
import type { Layer, Scene } from '@whoosh/sound-scene';

const SECONDS = 3;
const through = (from: number): Layer['timing'] => ({
  kind: 'continuous',
  start: from,
  end: SECONDS,
  fadeIn: 0.05,
  fadeOut: 0.2,
});

/**
 * Rain, a bell in a church, a dog in the open and steps: together they run through most of what a render thread does.
 */
const LAYERS: readonly Pick<Layer, 'source' | 'timing' | 'place'>[] = [
  { source: { model: 'rain', alternatives: [] }, timing: through(0), place: { distance: 3, azimuth: 0, spread: 0.8 } },
  {
    source: { model: 'church_bell', alternatives: [] },
    timing: through(0),
    place: { distance: 3, azimuth: -20, spread: 0.1, space: { kind: 'church', wet: 0.2 } },
  },
  {
    source: { model: 'dog_bark', alternatives: [] },
    timing: through(0),
    place: { distance: 3, azimuth: 20, spread: 0.1, space: { kind: 'outdoors', wet: 0.15 } },
  },
  {
    source: { model: 'footsteps', alternatives: [] },
    timing: through(1.5),
    place: { distance: 3, azimuth: -35, spread: 0.1 },
  },
];

/**
 * What each render thread plays before anybody asks: the first sound after a start would otherwise wait for cold code,
 * three times as long as any later one.
 */
export const WARM_UP_SCENE: Scene = {
  v: 1,
  text: '',
  lang: 'en',
  seed: 1,
  duration: SECONDS,
  loop: false,
  intensity: 'moderate',
  engine: ENGINE_VERSION,
  space: { kind: 'dry', wet: 0 },
  layers: LAYERS.map((layer, index) => ({
    ...layer,
    id: `warm-up-${index + 1}`,
    mods: {},
    gainDb: 0,
    role: 'main',
    span: [],
    origin: { by: 'user', confidence: 1 },
  })),
  report: { chips: [], warnings: [], lang: { code: 'en', confidence: 1 } },
};
