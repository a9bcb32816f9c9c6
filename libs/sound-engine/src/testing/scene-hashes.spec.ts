import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEVICES, SPACES } from '@whoosh/sound-scene';
import { MODELS } from '../models/registry';
import { ENGINE_VERSION } from '../version';
import { hashPcm, hashText } from './hash-pcm';
import { hashedScenes } from './hashed-scenes';
import { sceneHashes } from './scene-hashes';

const FILE = path.join(__dirname, 'scene-hashes.json');
/** Every how manyth scene is rendered here. */
const SHORT_STEP = process.env.TEST_FORM === 'full' ? 1 : 13;

interface Stored {
  engineVersion: string;
  hashes: Record<string, string>;
}

describe('the sound of the engine', () => {
  it('is what is stored for its version, bit for bit (else: raise ENGINE_VERSION, tools/render/record-hashes.mjs)', async () => {
    const stored = JSON.parse(readFileSync(FILE, 'utf8')) as Stored;
    expect(stored.engineVersion).toBe(ENGINE_VERSION);
    // The browser test compares all of them.
    for (const [name, hash] of Object.entries(await sceneHashes(SHORT_STEP)))
      expect({ name, hash }).toEqual({ name, hash: stored.hashes[name] });
  }, 120_000);

  it('is compared over 500 scenes that hold every source, space and device', () => {
    const scenes = hashedScenes();
    expect(scenes).toHaveLength(500);
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(500);
    const used = new Set(scenes.flatMap(({ scene }) => scene.layers.map((layer) => layer.source.model)));
    expect([...used].sort()).toEqual(Object.keys(MODELS).sort());
    expect(new Set(scenes.map(({ scene }) => scene.space.kind)).size).toBe(SPACES.length);
    expect(new Set(scenes.flatMap(({ scene }) => scene.space.device ?? [])).size).toBe(DEVICES.length);
  });

  it('has a hash that sees every bit, its place and its channel', async () => {
    const x = Float32Array.from({ length: 100 }, (_, i) => i / 100);
    const changed = x.slice();
    changed[50] += 1e-7;
    const swapped = x.slice();
    [swapped[3], swapped[4]] = [swapped[4], swapped[3]];
    const hashes = await Promise.all([
      hashPcm([x]),
      hashPcm([changed]),
      hashPcm([swapped]),
      hashPcm([x, x]),
      hashPcm([x.subarray(1)]),
      hashText('a'),
      hashText('b'),
    ]);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(await hashPcm([x.slice()])).toBe(hashes[0]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
