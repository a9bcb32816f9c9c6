import { registerNetwork, type PackedNetwork } from '@whoosh/sound-engine/network';
import { answerPreview } from './make-preview';
import type { PreviewMessage, PreviewRequest } from './protocol';

/**
 * Whether what reads words is known. Words that wait for it are told where it could not be had, and wait anew for the
 * next try.
 */
let reader = awaited();

/** The engine in the visitor's browser, off the page's thread: the page asks for one preview after the other. */
self.addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) => {
  if ('network' in data) learn(data.network);
  else void answer(data);
});

function learn(network: ArrayBuffer | null): void {
  if (network === null) {
    reader.fail(new Error('The network could not be loaded'));
    reader = awaited();
    return;
  }
  registerNetwork(JSON.parse(new TextDecoder().decode(network)) as PackedNetwork);
  reader.arrive();
}

async function answer(request: PreviewRequest): Promise<void> {
  const answered = await answerPreview(request, reader.known);
  const wav = answered.result?.wav;
  self.postMessage(answered, { transfer: wav ? [wav.buffer] : [] });
}

/** A promise, and what settles it. */
function awaited() {
  let arrive = (): void => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const known = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  // where no words wait for it, nobody needs to be told
  known.catch(() => undefined);
  return { known, arrive, fail };
}
