export { interpret, interpretFor, type InterpretOptions } from './interpret';
export { describeScene, type LayerDescription, type SceneDescription } from './describe';
export { languagesOpenFor } from './detect';
export { askedSource, type HasModel } from './cast';
export { refineScene, type ChangeValue, type Refinement, type SceneChange } from './refine';
