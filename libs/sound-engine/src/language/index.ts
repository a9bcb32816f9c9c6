export { traceReading, type StageTrace } from './report/trace';
export { traceRefinement } from './report/trace-refinement';
export { interpret, type InterpretOptions } from './interpret';
export {
  describeCatalogue,
  describeScene,
  type LayerDescription,
  type NamedSource,
  type SceneDescription,
} from './report/describe';
export { languagesOpenFor } from './lexicon/registry';
export type { ChangeValue, SceneChange } from './refine/changes';
export { refineScene, type Refinement } from './refine/refine';
