import { decodeFrames, readWavLayout } from '@whoosh/audio-codec';
import type { DecoderReply, DecoderRequest } from './decoder-messages';

let mixer: MessagePort | undefined;

function answer(request: Exclude<DecoderRequest, { type: 'port' }>): DecoderReply {
  const bytes = new Uint8Array(request.bytes);
  if (request.type === 'open') {
    const layout = readWavLayout(bytes);
    if (layout.sampleRate !== 48_000) throw new RangeError('wav: not at 48 kHz');
    mixer?.postMessage({ type: 'length', source: request.source, frames: layout.frames });
    return { id: request.id, layout };
  }
  const { source, index } = request;
  const [left, right = left] = decodeFrames(bytes, request.layout).channels;
  if (left === undefined || right === undefined) throw new RangeError('wav: no channels');
  mixer?.postMessage({ type: 'chunk', source, index, left, right }, [...new Set([left.buffer, right.buffer])]);
  return { id: request.id };
}

/** Decodes sounds off the page's thread and hands them straight to the audio thread. */
self.addEventListener('message', ({ data }: MessageEvent<DecoderRequest>) => {
  if (data.type === 'port') {
    mixer = data.port;
    return;
  }
  try {
    self.postMessage(answer(data));
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) } satisfies DecoderReply);
  }
});
