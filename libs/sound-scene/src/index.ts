export * from './scene';
export { canLoop, retimeScene, type Gesture, type Gestures, type RetimeOptions } from './retime';
export { CURVE_RANGES, SCENE_SCHEMA, type JsonSchema } from './schema';
export { countEvents, validateScene, type SceneError, type SceneValidation } from './validate';
export { serializeScene } from './serialize';
