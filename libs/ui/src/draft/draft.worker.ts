import { answerDraft } from './make-draft';
import type { DraftRequest } from './protocol';

/** The engine in the visitor's browser, off the page's thread: the page asks for one draft after the other. */
self.addEventListener('message', ({ data }: MessageEvent<DraftRequest>) => void answer(data));

async function answer(request: DraftRequest): Promise<void> {
  const answered = await answerDraft(request);
  const wav = answered.result?.wav;
  self.postMessage(answered, { transfer: wav ? [wav.buffer] : [] });
}
