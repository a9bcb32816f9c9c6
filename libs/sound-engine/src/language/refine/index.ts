export type { ChangeValue, SceneChange } from './changes';
export { refineScene, type Refinement } from './refine';
