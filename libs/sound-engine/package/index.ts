/**
 * Words to scenes, scenes to samples: in Node, in a page and in a worker, without a dependency. Reads English; renders
 * scenes of any language.
 */
import '@whoosh/sound-engine/figures';
import '@whoosh/sound-engine/reader';
export * from '@whoosh/sound-engine';
export * from '@whoosh/sound-engine/live';
export {
  serializeScene,
  validateScene,
  SCENE_SCHEMA,
  type Scene,
  type SceneError,
  type SceneValidation,
} from '@whoosh/sound-scene';
export { decodeWav, encodeWav, type PcmAudio, type WavOptions } from '@whoosh/audio-codec';
