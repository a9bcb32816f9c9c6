export type { ChangeValue, SceneChange } from './changes';
export { MAX_REFINEMENT_LENGTH, refineScene, type Refinement } from './refine';
