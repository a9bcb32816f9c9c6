import type { InterpretResponse, NamedSense } from '@whoosh/contracts';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { grant } from './support/sounds';

describe('what words mean to somebody', () => {
  let test: TestApp;
  let ada: SignedIn;

  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: 'ada@example.com', planId: 2 });
  });

  const keep = (words: string, model: string, status = 204) =>
    ada.agent.put('/api/sound-effects/senses').send({ words, model }).expect(status);
  const list = async (who = ada): Promise<NamedSense[]> =>
    (await who.agent.get('/api/sound-effects/senses').expect(200)).body;
  const read = async (who: SignedIn, description: string): Promise<InterpretResponse> =>
    (await who.agent.post('/api/sound-effects/interpret').send({ description, duration: 2 }).expect(200)).body;

  it('is kept for their account alone, holds for readings and for sounds, and is given back', async () => {
    const bob = await signIn(test, { email: 'bob@example.com' });
    await keep('  Rain ', 'thunder');
    expect(await list()).toEqual([{ words: 'rain', model: 'thunder', label: 'Thunder' }]);
    expect(await list(bob)).toEqual([]);
    expect((await read(ada, 'rain')).layers).toMatchObject([{ model: 'thunder', confidence: 1, guessed: false }]);
    expect((await read(bob, 'rain')).layers).toMatchObject([{ model: 'rain' }]);
    await grant(test, ada, 10);
    await ada.agent
      .post('/api/sound-effects/generate')
      .set('Prefer', 'respond-async')
      .send({ description: 'rain', duration: 1 })
      .expect(202);
    const [{ scene }] = await test.dataSource.query('SELECT scene FROM generations');
    expect(scene.layers).toMatchObject([{ source: { model: 'thunder' } }]);
    await ada.agent.delete('/api/sound-effects/senses').query({ words: 'rain' }).expect(204);
    expect(await list()).toEqual([]);
    expect((await read(ada, 'rain')).layers).toMatchObject([{ model: 'rain' }]);
  });

  it('is replaced by what was chosen later, and refused for a sound that there is not', async () => {
    await keep('tap', 'knock');
    await keep('tap', 'thunder');
    expect(await list()).toMatchObject([{ words: 'tap', model: 'thunder' }]);
    const { body } = await keep('tap', 'no_such_sound', 400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'model' }] });
    await keep('a'.repeat(81), 'thunder', 400);
    await keep('   ', 'thunder', 400);
  });

  it('is bounded: beyond 200 words the oldest go', async () => {
    await test.dataSource.query(
      `INSERT INTO personal_senses SELECT $1, 'word ' || n, 'rain', now() - n * interval '1 hour' FROM generate_series(1, 200) n`,
      [ada.user.id],
    );
    await keep('newest', 'thunder');
    const kept = await list();
    expect([kept.length, kept[0]?.words, kept.at(-1)?.words]).toEqual([200, 'newest', 'word 199']);
  });

  it('lists every source, with its names and how it plays', async () => {
    const { body: sources } = await ada.agent.get('/api/sound-effects/sources').expect(200);
    expect(sources.length).toBeGreaterThan(300);
    expect(sources).toContainEqual(
      expect.objectContaining({
        model: 'thunder',
        label: 'Thunder',
        plays: 'events',
        words: expect.arrayContaining(['thunder']),
      }),
    );
  });

  it('reads words in the language that is asked for, for readings and for sounds', async () => {
    const readAs = async (lang: string) =>
      (
        await ada.agent
          .post('/api/sound-effects/interpret')
          .send({ description: 'pan', duration: 2, lang })
          .expect(lang === 'xx' ? 400 : 200)
      ).body as InterpretResponse;
    expect((await readAs('es')).scene.lang).toBe('es');
    expect((await readAs('en')).scene.lang).toBe('en');
    expect(await readAs('xx')).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'lang' }] });
    await grant(test, ada, 10);
    await ada.agent
      .post('/api/sound-effects/generate')
      .set('Prefer', 'respond-async')
      .send({ description: 'pan', duration: 1, lang: 'it' })
      .expect(202);
    expect(await test.dataSource.query('SELECT scene FROM generations')).toMatchObject([{ scene: { lang: 'it' } }]);
  });

  it('tells programs how sure it is and warns them, and their calls succeed', async () => {
    const meaningless = await read(ada, 'asdf qwer');
    expect(meaningless).toMatchObject({ meaningless: true, layers: [{ guessed: true }] });
    expect(meaningless.warnings.join(' ')).toContain('No word');
    expect(meaningless.layers[0]?.confidence).toBeLessThan(0.5);
    const clear = await read(ada, 'heavy rain on a tin roof');
    expect(clear).toMatchObject({ meaningless: false, warnings: [] });
    expect(clear.layers[0]?.attributes.map(({ label, field }) => [label, field])).toEqual([
      ['heavy', 'mods.intensity'],
      ['tin roof', 'source.surface'],
    ]);
  });
});
