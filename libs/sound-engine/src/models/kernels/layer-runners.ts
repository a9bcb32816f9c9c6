import type { OwnDynamics } from '../../individual/dynamics';
import { HitRunner, SpeckRunner } from './grain-runners';
import type { Runner } from './layer-runner';
import type { Layer } from './layers';
import { NoiseRunner } from './noise-runner';
import { ToneRunner } from './tone-runner';

/** What sounds a layer of any kind. @param fold of its moments @param dynamics of the individual's noises */
export function runnerOf(layer: Layer, seed: number, fold = 1, dynamics?: OwnDynamics): Runner {
  switch (layer.kind) {
    case 'tones':
      return new ToneRunner(layer, seed);
    case 'noise':
      return new NoiseRunner(layer, seed, fold, dynamics);
    case 'specks':
      return new SpeckRunner(layer, seed);
    case 'hits':
      return new HitRunner(layer, seed);
  }
}
