import '../figures';
import '../reader';
import { render } from '../render';
import { hashPcm, hashText } from './hash-pcm';
import { hashedScenes } from './hashed-scenes';

/**
 * Renders the fixed list; the SHA-256 of every mix (and, for a description, of its scene) by name.
 * @param step every how manyth scene
 */
export async function sceneHashes(step = 1): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name, scene, isRead } of hashedScenes().filter((_, i) => i % step === 0)) {
    const pcm = await hashPcm(render(scene).mix.channels);
    hashes[name] = isRead ? `${await hashText(JSON.stringify(scene))} ${pcm}` : pcm;
  }
  return hashes;
}
