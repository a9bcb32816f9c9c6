/** Scenes to samples, without the part that reads words: half the size. */
import '@whoosh/sound-engine/figures';
export { render, type LayerEvent, type Rendered, type RenderOptions, type Stem } from '@whoosh/sound-engine/render';
export * from '@whoosh/sound-engine/live';
export { encodeWav, type PcmAudio, type WavOptions } from '@whoosh/audio-codec';
