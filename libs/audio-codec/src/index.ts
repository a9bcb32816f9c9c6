export type { PcmAudio } from './pcm-audio';
