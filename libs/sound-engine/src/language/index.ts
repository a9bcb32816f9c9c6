export { traceReading, type StageTrace } from './trace';
export { interpret, interpretFor, type InterpretOptions } from './interpret';
export {
  describeCatalogue,
  describeScene,
  type LayerDescription,
  type NamedSource,
  type SceneDescription,
} from './describe';
export { languagesOpenFor } from './detect';
export { askedSource, type HasModel } from './cast';
export { refineScene, type ChangeValue, type Refinement, type SceneChange } from './refine';
