import type { EffectSceneResponse, SoundEffect } from '@whoosh/contracts';
import { retimeScene } from '@whoosh/sound-scene';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { generate, grant, keepSound, makeSound } from './support/sounds';

describe('the scene of an effect', () => {
  let test: TestApp;
  let ada: SignedIn;
  let effect: SoundEffect;

  beforeAll(async () => {
    test = await createTestApp({ settings: { WORKER: 'on' } });
    ada = await signIn(test);
    await grant(test, ada, 100);
    const made = await makeSound(ada, { scene: undefined, description: 'three knocks, then a door opens', duration: 2, seed: 7, takes: 2 });
    effect = await keepSound(ada, made, { take: 2 });
  });
  afterAll(() => test.close());

  const open = async () => (await ada.agent.get(`/api/sound-effects/${effect.id}/scene`).expect(200)).body as EffectSceneResponse;

  it('tells what it was made of, what happens in it, and what can take longer', async () => {
    const { scene, layers, gestures, events } = await open();
    expect(scene).toMatchObject({ text: 'three knocks, then a door opens', duration: 2, seed: 8 });
    expect(layers.map(({ id }) => id)).toEqual(scene.layers.map(({ id }) => id));
    expect(Object.keys(gestures)).toEqual(['door_open_close-1']);
    expect(events.filter(({ layer }) => layer === 'knock-1')).toHaveLength(3);
  });

  it('can be asked for again, for another length, with the same knocks', async () => {
    const { scene, gestures, events } = await open();
    const again = await generate(ada, { duration: 4, scene: retimeScene(scene, 4, { gestures }) }).expect(200);
    const knocks = (of: { layer: string; onset: number }[]) => of.filter(({ layer }) => layer === 'knock-1').map(({ onset }) => onset);
    expect(again.body).toMatchObject({ duration: 4, creditsDeducted: 4 });
    expect(knocks(again.body.takes[0].events)).toEqual(knocks(events));
  });

  it('is told of an effect in the trash, on which a clip may stand, and never of somebody else\'s', async () => {
    await ada.agent.delete(`/api/sound-effects/${effect.id}`).expect(204);
    await open();
    const bob = await signIn(test, { email: 'bob@example.com' });
    await bob.agent.get(`/api/sound-effects/${effect.id}/scene`).expect(404);
  });

  it('is refused with ENGINE_CHANGED where this engine has lost a source', async () => {
    await test.dataSource.query(`UPDATE generations SET scene = replace(scene::text, '"model":"knock"', '"model":"gone"')::json`);
    const answer = await ada.agent.get(`/api/sound-effects/${effect.id}/scene`).expect(409);
    expect(answer.body.code).toBe('ENGINE_CHANGED');
  });
});
