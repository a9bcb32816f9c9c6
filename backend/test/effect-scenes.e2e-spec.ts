import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EffectSceneResponse, ShareLink, SoundEffect } from '@whoosh/contracts';
import { retimeScene } from '@whoosh/sound-scene';
import { Env } from '../src/config';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { generate, grant, keepSound, makeSound } from './support/sounds';

/** A page of the shell, as far as its head goes. */
function buildPage(): string {
  const root = mkdtempSync(join(tmpdir(), 'whoosh-page-'));
  mkdirSync(join(root, 'shell/dist'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/index.html'), '<!doctype html><!-- opening --><div id="root"></div>');
  return root;
}

describe('the scene of an effect', () => {
  const root = buildPage();
  let test: TestApp;
  let ada: SignedIn;
  let effect: SoundEffect;

  beforeAll(async () => {
    test = await createTestApp({ settings: { WORKER: 'on', WEB_ROOT: root } });
    ada = await signIn(test);
    await grant(test, ada, 100);
    const made = await makeSound(ada, {
      scene: undefined,
      description: 'three knocks, then a door opens',
      duration: 2,
      seed: 7,
      takes: 2,
    });
    effect = await keepSound(ada, made, { take: 2 });
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  const open = async () =>
    (await ada.agent.get(`/api/sound-effects/${effect.id}/scene`).expect(200)).body as EffectSceneResponse;

  it('tells what it was made of, what happens in it, and what can take longer', async () => {
    const { scene, layers, gestures, events } = await open();
    expect(scene).toMatchObject({ text: 'three knocks, then a door opens', duration: 2, seed: 8 });
    expect(layers.map(({ id }) => id)).toEqual(scene.layers.map(({ id }) => id));
    expect(Object.keys(gestures)).toEqual(['door_open_close-1']);
    expect(events.filter(({ layer }) => layer === 'knock-1')).toHaveLength(3);
  });

  it('can be asked for again, for another length, with the same knocks [long]', async () => {
    const { scene, gestures, events } = await open();
    const again = await generate(ada, { duration: 4, scene: retimeScene(scene, 4, { gestures }) }).expect(200);
    const knocks = (of: { layer: string; onset: number }[]) =>
      of.filter(({ layer }) => layer === 'knock-1').map(({ onset }) => onset);
    expect(again.body).toMatchObject({ duration: 4, creditsDeducted: 4 });
    expect(knocks(again.body.takes[0].events)).toEqual(knocks(events));
  });

  describe('a link to a stored effect', () => {
    const share = async () =>
      (await ada.agent.post(`/api/sound-effects/${effect.id}/share`).expect(200)).body as ShareLink;

    it('opens and plays without an account, tells neither the prompt nor whose it is, and is in no index', async () => {
      const { token, path } = await share();
      expect(path).toBe(`/s/${token}`);
      expect(await share()).toMatchObject({ token });
      const shown = await test.http().get(`/api/shares/${token}`).expect(200);
      expect(shown.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(shown.body).toEqual({
        name: effect.name,
        duration: 2,
        bars: effect.bars,
        sources: effect.sources,
        audioUrl: `/api/shares/${token}/audio`,
      });
      const audio = await test.http().get(shown.body.audioUrl).set('Range', 'bytes=0-99').expect(206);
      expect(audio.headers).toMatchObject({
        'content-type': 'audio/mpeg',
        'cache-control': 'private, no-cache, no-transform',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect((await ada.agent.get(`/api/sound-effects/${effect.id}/share`).expect(200)).body.share).toMatchObject({
        token,
      });
    });

    it('has a picture and an oEmbed answer for whoever shows a card of it', async () => {
      const { path } = await share();
      const address = new URL(path, test.app.get(Env).PUBLIC_URL).href;
      const card = await test.http().get('/api/oembed').query({ url: address, format: 'json' }).expect(200);
      expect(card.body).toMatchObject({ version: '1.0', type: 'link', title: effect.name });
      const { text: page } = await test.http().get(path).expect(200);
      expect(page).toContain(`<meta property="og:image" content="${card.body.thumbnail_url}" />`);
      const picture = await test.http().get(new URL(card.body.thumbnail_url).pathname).expect(200);
      expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex, nofollow' });
      expect(Buffer.from(picture.body).subarray(1, 4).toString('latin1')).toBe('PNG');
      await test.http().get('/api/oembed').query({ url: 'https://elsewhere.example/s/x' }).expect(404);
      await test.http().get('/api/oembed').query({ url: address, format: 'xml' }).expect(400);
    });

    it('leads nowhere once revoked or its sound is in the trash, as one that never was; the next is another', async () => {
      const { token } = await share();
      const nowhere = (path: string) => test.http().get(path).expect(404);
      await ada.agent.delete(`/api/sound-effects/${effect.id}`).expect(204);
      await nowhere(`/api/shares/${token}`);
      expect((await test.http().get(`/s/${token}`).expect(200)).text).not.toContain('og:image');
      await ada.agent.post(`/api/sound-effects/${effect.id}/restore`).expect(200);
      await ada.agent.delete(`/api/sound-effects/${effect.id}/share`).expect(204);
      for (const gone of [token, 'A'.repeat(22), '..%2f..%2fsecret', 'x']) {
        expect((await nowhere(`/api/shares/${gone}`)).body.code).toBe('NOT_FOUND');
        await nowhere(`/api/shares/${gone}/audio`);
        await nowhere(`/api/shares/${gone}/picture`);
      }
      expect((await ada.agent.get(`/api/sound-effects/${effect.id}/share`).expect(200)).body).toEqual({ share: null });
      expect((await share()).token).not.toBe(token);
    });

    it('is made by the owner alone', async () => {
      const eve = await signIn(test, { email: 'eve@example.com' });
      await eve.agent.post(`/api/sound-effects/${effect.id}/share`).expect(404);
      await eve.agent.delete(`/api/sound-effects/${effect.id}/share`).expect(404);
    });
  });

  it("is told of an effect in the trash, on which a clip may stand, and never of somebody else's", async () => {
    await ada.agent.delete(`/api/sound-effects/${effect.id}`).expect(204);
    await open();
    const bob = await signIn(test, { email: 'bob@example.com' });
    await bob.agent.get(`/api/sound-effects/${effect.id}/scene`).expect(404);
  });

  it('is refused with ENGINE_CHANGED where this engine has lost a source', async () => {
    await test.dataSource.query(
      `UPDATE generations SET scene = replace(scene::text, '"model":"knock"', '"model":"gone"')::json`,
    );
    const answer = await ada.agent.get(`/api/sound-effects/${effect.id}/scene`).expect(409);
    expect(answer.body.code).toBe('ENGINE_CHANGED');
  });
});
