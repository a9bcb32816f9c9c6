import { validateScene, type Scene } from '@whoosh/sound-scene';

/** The page that plays a scene out of its own address: what stands behind # is never sent to a server. */
const PAGE = '/share';
/** A longer fragment is no link of ours: the largest scene takes a fraction of it. */
const MAX_FRAGMENT_LENGTH = 64_000;
/** Nothing unpacks to more: a few bytes could otherwise fill the memory. */
const MAX_JSON_BYTES = 500_000;

/**
 * A link that carries a scene: whoever opens it hears the same samples, without an account and with nothing stored
 * anywhere.
 */
export async function sceneLink(scene: Scene, origin: string): Promise<string> {
  return `${origin}${PAGE}#${await packScene(scene)}`;
}

/** The scene of a fragment, or null for anything that is not one. */
export async function sceneOfFragment(fragment: string): Promise<Scene | null> {
  const packed = fragment.replace(/^#/, '');
  if (packed === '' || packed.length > MAX_FRAGMENT_LENGTH) return null;
  try {
    const validation = validateScene(JSON.parse(await unpack(packed)));
    return validation.ok ? validation.scene : null;
  } catch {
    return null;
  }
}

/** What is heard, and the words as a title; where each word stood and what else it could mean stay behind. */
async function packScene(scene: Scene): Promise<string> {
  const heard: Scene = {
    ...scene,
    layers: scene.layers.map((layer) => ({ ...layer, span: [], source: { ...layer.source, alternatives: [] } })),
    report: { chips: [], warnings: [], lang: scene.report.lang },
  };
  const bytes = new TextEncoder().encode(JSON.stringify(heard));
  const packed = new Uint8Array(
    await new Response(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** @throws Error for what is not packed so, or unpacks to too much */
async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.byteLength;
    if (read > MAX_JSON_BYTES) {
      await reader.cancel();
      throw new Error('too much');
    }
    text += decoder.decode(value, { stream: true });
  }
}
