export type { PcmAudio } from './pcm-audio';
export { decodeWav, encodeWav, type WavOptions } from './wav';
export { resample, resampledFrames } from './resample';
export { encodeMp3, type Mp3Bitrate, type Mp3Options } from './mp3';
export type { Mp3Tags } from './id3';
export { computeBars, type AudioBar } from './bars';
export { quantize } from './quantize';
export { createRealFft, type RealFft } from './fft';
