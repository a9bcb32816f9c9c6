import { render } from '../render';
import { hashPcm, hashText } from './hash-pcm';
import { hashedScenes } from './hashed-scenes';

/** Renders the fixed list; the hash of every mix (and, for a description, of its scene) by name. */
export function sceneHashes(): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const { name, scene, isRead } of hashedScenes()) {
    const pcm = hashPcm(render(scene).mix.channels);
    hashes[name] = isRead ? `${hashText(JSON.stringify(scene))} ${pcm}` : pcm;
  }
  return hashes;
}
