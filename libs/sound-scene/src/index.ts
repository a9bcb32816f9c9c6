export * from './scene';
export { SCENE_SCHEMA, type JsonSchema } from './schema';
export { countEvents, validateScene, type SceneError, type SceneValidation } from './validate';
export { serializeScene } from './serialize';
