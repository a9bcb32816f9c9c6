import { partWav, type PartRequest } from './part-audio';

/** Cuts a part out of a sound, off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<PartRequest>) => {
  const wav = partWav(data);
  self.postMessage(wav, { transfer: wav === null ? [] : [wav.buffer] });
});
