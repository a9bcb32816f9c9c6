import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MODELS } from '../models/registry';
import { ENGINE_VERSION } from '../version';
import { hashPcm, hashText } from './hash-pcm';
import { hashedScenes } from './hashed-scenes';
import { sceneHashes } from './scene-hashes';

const FILE = path.join(__dirname, 'scene-hashes.json');

interface Stored {
  engineVersion: string;
  hashes: Record<string, string>;
}

describe('the sound of the engine', () => {
  it('is what is stored for its version, bit for bit; a wanted change raises ENGINE_VERSION and records anew (tools/render/record-hashes.mjs)', () => {
    const hashes = sceneHashes();
    if (process.env.RECORD_SCENE_HASHES === '1') writeFileSync(FILE, `${JSON.stringify({ engineVersion: ENGINE_VERSION, hashes } satisfies Stored, null, 2)}\n`);
    const stored = JSON.parse(readFileSync(FILE, 'utf8')) as Stored;
    expect(stored.engineVersion).toBe(ENGINE_VERSION);
    expect(hashes).toEqual(stored.hashes);
  }, 120_000);

  it('is compared over 50 scenes that hold every family of sources', () => {
    const scenes = hashedScenes();
    expect(scenes).toHaveLength(50);
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(50);
    const used = new Set(scenes.flatMap(({ scene }) => scene.layers.map((layer) => layer.source.model)));
    for (const model of used) expect(Object.hasOwn(MODELS, model)).toBe(true);
    expect(used.size).toBeGreaterThanOrEqual(30);
  });

  it('has a hash that sees every bit, its place and its channel', () => {
    const x = Float32Array.from({ length: 100 }, (_, i) => i / 100);
    const changed = x.slice();
    changed[50] += 1e-7;
    const swapped = x.slice();
    [swapped[3], swapped[4]] = [swapped[4], swapped[3]];
    const hashes = [hashPcm([x]), hashPcm([changed]), hashPcm([swapped]), hashPcm([x, x]), hashPcm([x.subarray(1)]), hashText('a'), hashText('b')];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashPcm([x.slice()])).toBe(hashes[0]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);
  });
});
