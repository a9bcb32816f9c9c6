/**
 * What reads words, the largest file of the engine, as bytes. The page asks for it beside the worker: a worker loads
 * its scripts one after the other, and may ask for nothing else. @throws Error where it cannot be loaded
 */
export async function loadNetwork(): Promise<ArrayBuffer> {
  // eslint-disable-next-line no-restricted-globals -- a file of the engine and no call of the API
  const answer = await fetch(new URL('@whoosh/sound-engine/network.json', import.meta.url));
  if (!answer.ok) throw new Error(`The network answers ${answer.status}`);
  return answer.arrayBuffer();
}
