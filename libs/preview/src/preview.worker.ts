import { registerNetwork, type PackedNetwork } from '@whoosh/sound-engine/network';
import { answerPreview } from './make-preview';
import type { PreviewMessage, PreviewRequest } from './protocol';

/** The engine in the visitor's browser, off the page's thread: the page asks for one preview after the other. */
const reader = new Promise<void>((resolve, reject) => {
  self.addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) => {
    if (!('network' in data)) return void answer(data);
    if (data.network === null) return reject(new Error('The network could not be loaded'));
    registerNetwork(JSON.parse(new TextDecoder().decode(data.network)) as PackedNetwork);
    resolve();
  });
});
// words that wait for it are told; where none do, nobody needs it
reader.catch(() => undefined);

async function answer(request: PreviewRequest): Promise<void> {
  const answered = await answerPreview(request, reader);
  const wav = answered.result?.wav;
  self.postMessage(answered, { transfer: wav ? [wav.buffer] : [] });
}
