import type { Material } from '@whoosh/sound-scene';
import surfacesBySource from './read-surfaces.json';

/** Found by tools/calibrate/read-surfaces.mjs, never set by hand. */
const SURFACES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(surfacesBySource).map(([id, surfaces]) => [id, new Set(surfaces)]),
);

/** Whether a source sounds otherwise on that ground. */
export function readsSurface(source: string, surface: Material): boolean {
  return SURFACES.get(source)?.has(surface) === true;
}
