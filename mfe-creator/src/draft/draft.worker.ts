import { answerDraft } from './make-draft';
import type { DraftRequest } from './protocol';

/** The engine in the visitor's browser, off the page's thread: one request, one answer, one after the other. */
self.addEventListener('message', ({ data }: MessageEvent<DraftRequest>) => {
  const answer = answerDraft(data);
  const wav = answer.result?.wav;
  self.postMessage(answer, { transfer: wav ? [wav.buffer] : [] });
});
