import type { Params, SoundModel } from './model';

/** The parameters of a model as they are where no word moves them. */
export function defaultParams({ params }: Pick<SoundModel, 'params'>): Params {
  return Object.fromEntries(Object.entries(params).map(([name, spec]) => [name, spec.default]));
}
