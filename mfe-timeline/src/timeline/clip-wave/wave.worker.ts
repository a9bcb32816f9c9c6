import { answerWave, type WaveRequest } from './wave-answer';

/** Decodes what a clip shows, and measures it, off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<WaveRequest & { id: number }>) =>
  self.postMessage(answerWave(data)),
);
