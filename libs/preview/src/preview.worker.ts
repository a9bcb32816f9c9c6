import { answerPreview } from './make-preview';
import type { PreviewRequest } from './protocol';

/** The engine in the visitor's browser, off the page's thread: the page asks for one preview after the other. */
self.addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => void answer(data));

async function answer(request: PreviewRequest): Promise<void> {
  const answered = await answerPreview(request);
  const wav = answered.result?.wav;
  self.postMessage(answered, { transfer: wav ? [wav.buffer] : [] });
}
