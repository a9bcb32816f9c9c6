import type { InterpretResponse } from '@whoosh/contracts';
import { GeneratorServer } from '../src/modules/sound-effects/generators/testing/generator-server';
import { RateLimits } from '../src/infra/rate-limits';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';

const nothing = { times: null, distance: null, surface: null, material: null, strength: null, size: null, speed: null };
const thunder = (words: string) => ({ words, source: 'thunder', confidence: 0.9, start: 1, end: null, ...nothing });
const answer = (events: object[]) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ choices: [{ message: { content: JSON.stringify({ events }) } }] }),
});

describe('another reader of descriptions', () => {
  const server = new GeneratorServer(() => answer([thunder('grumble-o-matic')]));
  let test: TestApp;
  let ada: SignedIn;

  beforeAll(async () => {
    await server.open();
    test = await createTestApp({
      settings: {
        INTERPRETER: 'openai',
        INTERPRETER_URL: `${server.url}/v1`,
        INTERPRETER_KEY: 'secret',
        INTERPRETER_MODEL: 'small',
        INTERPRETER_NAME: 'Our model',
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  beforeEach(async () => {
    await test.reset();
    await test.dataSource.query('DELETE FROM reader_answers');
    server.forget();
    ada = await signIn(test, { email: 'ada@example.com' });
  });

  const read = async (description: string, reader?: string): Promise<InterpretResponse> =>
    (await ada.agent.post('/api/sound-effects/interpret').send({ description, duration: 4, reader }).expect(200)).body;
  const models = ({ layers }: InterpretResponse) => layers.map(({ model }) => model);

  it('is named before anybody asks it, and asked by nobody who does not wish it', async () => {
    expect((await ada.agent.get('/api/config').expect(200)).body).toMatchObject({ otherReader: 'Our model' });
    await read('asdf qwer');
    expect(server.heard).toHaveLength(0);
  });

  it('reads on wish, and where our own reader is unsure; what it said of a text is kept', async () => {
    const first = await read('asdf qwer', 'if-unsure');
    expect([models(first), first.readBy]).toEqual([['thunder'], 'Our model']);
    expect(first.layers[0]).toMatchObject({ confidence: 0.9, guessed: false });
    expect((await read('asdf qwer', 'other')).scene).toEqual(first.scene);
    expect(server.heard).toHaveLength(1);
    expect(models(await read('heavy rain', 'if-unsure'))).toEqual(['rain']);
    expect(server.heard).toHaveLength(1);
    expect(models(await read('heavy rain', 'other'))).toEqual(['thunder']);
  });

  it('is done without where it fails: our own reading is the answer, and nothing wrong is kept', async () => {
    server.script = [answer([{ ...thunder('x'), source: 'no_such_source' }])];
    const own = await read('heavy rain', 'other');
    expect([models(own), own.readBy]).toEqual([['rain'], undefined]);
    expect(models(await read('heavy rain', 'other'))).toEqual(['thunder']);
    await ada.agent.post('/api/sound-effects/interpret').send({ description: 'rain', reader: 'any' }).expect(400);
  });

  it('is asked about 200 texts of an account a day at most', async () => {
    await read('rain 0', 'other');
    const rule = { name: 'other-reader', points: 200, seconds: 86_400 };
    await test.app.get(RateLimits).add(rule, String(ada.user.id), 199);
    const refused = await ada.agent
      .post('/api/sound-effects/interpret')
      .send({ description: 'rain 1', reader: 'other' })
      .expect(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
  });
});
