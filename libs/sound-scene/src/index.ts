export * from './scene';
export { withLayerSeed, withLevels } from './levels';
export { NEUTRAL_TURN, turnedModifiers, withTurns, type LayerTurn } from './turns';
export { canLoop, retimeScene, withoutGone, type Gesture, type Gestures, type RetimeOptions } from './retime';
export { timesLabel } from './labels';
export { beginAt, paceShots, repeatShots } from './shots';
export {
  clampTo,
  GAIN_DB_RANGE,
  isNumericModifier,
  MODIFIER_RANGES,
  type NumberRange,
  type NumericModifier,
} from './ranges';
export { CURVE_RANGES, SCENE_SCHEMA, type JsonSchema } from './schema';
export { countEvents, validateScene, type SceneError, type SceneValidation } from './validate';
export { serializeScene } from './serialize';
