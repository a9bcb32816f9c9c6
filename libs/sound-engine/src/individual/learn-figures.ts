import type { Scene } from '@whoosh/sound-scene';
import { figureFamily, hasFigures } from './figures';

/* eslint-disable @nx/enforce-module-boundaries --
   a page's bundler finds no .ts by the name of a .js, and Node no file without its ending: only the package's own doors
   suit both. */
/** The figures, each family's a file of its own: only who plays a source of it loads it. */
const FILES: Readonly<Record<string, () => Promise<unknown>>> = {
  animal: () => import('@whoosh/sound-engine/figures/animal'),
  body: () => import('@whoosh/sound-engine/figures/body'),
  electronic: () => import('@whoosh/sound-engine/figures/electronic'),
  fire: () => import('@whoosh/sound-engine/figures/fire'),
  house: () => import('@whoosh/sound-engine/figures/house'),
  impact: () => import('@whoosh/sound-engine/figures/impact'),
  machine: () => import('@whoosh/sound-engine/figures/machine'),
  music: () => import('@whoosh/sound-engine/figures/music'),
  room: () => import('@whoosh/sound-engine/figures/room'),
  scifi: () => import('@whoosh/sound-engine/figures/scifi'),
  voice: () => import('@whoosh/sound-engine/figures/voice'),
  water: () => import('@whoosh/sound-engine/figures/water'),
  weather: () => import('@whoosh/sound-engine/figures/weather'),
};
/* eslint-enable @nx/enforce-module-boundaries */

/**
 * Loads what `render` must know of the individuals of a scene's sources. Who imports all figures (`figures`) needs no
 * call.
 * @throws Error when a file cannot be loaded
 */
export async function learnFigures({ layers }: Pick<Scene, 'layers'>): Promise<void> {
  const families = new Set(layers.map(({ source }) => figureFamily(source.model)));
  await Promise.all([...families].filter((family) => !hasFigures(family)).map((family) => FILES[family]?.()));
}
