/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import { interpretation } from '@whoosh/scene-editing/testing';
import { sceneLink, sceneOfFragment } from './scene-link';

const { scene } = interpretation('heavy rain, distant thunder, three knocks');

describe('a link that carries a scene', () => {
  it('is short and gives back what is heard, to the byte', async () => {
    const link = await sceneLink(scene, 'https://whoosh.example');
    expect(link).toMatch(/^https:\/\/whoosh\.example\/share#[A-Za-z0-9_-]+$/);
    expect(link.length).toBeLessThan(2000);
    const opened = await sceneOfFragment(new URL(link).hash);
    const heard = (of: typeof scene) =>
      JSON.stringify([
        of.seed,
        of.duration,
        of.space,
        of.layers.map(({ mods, timing, place, gainDb }) => [mods, timing, place, gainDb]),
      ]);
    expect(opened && heard(opened)).toBe(heard(scene));
    expect(opened?.text).toBe(scene.text);
  });

  it('is the same for the same scene', async () => {
    expect(await sceneLink(scene, '')).toBe(await sceneLink(scene, ''));
  });

  it('opens nothing that is not a scene, and nothing that unpacks without end', async () => {
    const packed = (value: string) => deflateRawSync(value).toString('base64url');
    const bad = [
      '',
      '#',
      'x',
      '%%%',
      packed('not json'),
      packed('{"v":1}'),
      packed(JSON.stringify({ ...scene, layers: [{ ...scene.layers[0], gainDb: 1e9 }] })),
      packed(JSON.stringify({ ...scene, script: 'x' })),
      packed(' '.repeat(5_000_000)),
      'A'.repeat(100_000),
    ];
    for (const fragment of bad) expect(await sceneOfFragment(fragment)).toBeNull();
  });
});
