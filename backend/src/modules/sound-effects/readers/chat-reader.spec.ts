import { interpret } from '@whoosh/sound-engine';
import { validateScene } from '@whoosh/sound-scene';
import type { CatalogueSource } from '@whoosh/contracts';
import { GeneratorServer, type Scripted } from '../generators/testing/generator-server';
import { ChatReader, READER_PATIENCE } from './chat-reader';
import { sceneOfEvents } from './read-events';

const source = (model: string, plays: CatalogueSource['plays']): CatalogueSource => ({
  model,
  label: model,
  family: 'weather',
  grade: null,
  plays,
  words: [],
});
const SOURCES = [source('rain', 'continuous'), source('thunder', 'events')];
const RAIN = {
  words: 'Rain',
  source: 'rain',
  confidence: 0.8,
  start: 0,
  end: null,
  times: null,
  distance: null,
  surface: 'tin',
  material: null,
  strength: 0.9,
  size: null,
  speed: null,
};
const THUNDER = { ...RAIN, words: 'thunder', source: 'thunder', start: 3, times: 2, distance: 500, surface: null };

const says = (content: unknown): Scripted => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ choices: [{ message: { role: 'assistant', content: JSON.stringify(content) } }] }),
});

describe('a reader that speaks the chat API', () => {
  const server = new GeneratorServer(() => says({ events: [RAIN, THUNDER] }));
  beforeAll(() => server.open());
  afterAll(() => server.close());
  beforeEach(() => server.forget());

  const reader = (patience = {}) =>
    new ChatReader({ url: `${server.url}/v1`, key: 'secret', model: 'small' }, SOURCES, {
      ...READER_PATIENCE,
      firstPauseMs: 1,
      ...patience,
    });
  const read = (one = reader()) => one.read('rain, then thunder twice', 8, new AbortController().signal);

  it('is asked with the key, the model and a schema of our sources, and gives events of them', async () => {
    expect(await read()).toMatchObject([
      { source: 'rain', surface: 'tin' },
      { source: 'thunder', times: 2 },
    ]);
    const [{ url, headers, body } = { url: '', headers: {}, body: {} }] = server.heard;
    expect([url, headers.authorization, body.model]).toEqual(['/v1/chat/completions', 'Bearer secret', 'small']);
    expect(body.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    expect(JSON.stringify(body.response_format)).toContain('"enum":["rain","thunder"]');
  });

  it('makes a scene of its answer that is valid, whatever its numbers', async () => {
    server.script = [
      says({
        events: [
          { ...RAIN, start: -4, end: 900, confidence: 7 },
          { ...THUNDER, start: 99 },
        ],
      }),
    ];
    const own = interpret('rain, then thunder twice', { duration: 8 });
    const scene = sceneOfEvents(own, await read(), new Map(SOURCES.map(({ model, plays }) => [model, plays])));
    expect(validateScene(scene)).toMatchObject({ ok: true });
    expect(scene.layers).toMatchObject([
      { id: 'rain-1', span: [[0, 4]], origin: { by: 'reader', confidence: 0.95 }, timing: { start: 0, end: 8 } },
      { id: 'thunder-1', place: { distance: 500 }, timing: { kind: 'shots' } },
    ]);
  });

  it.each([
    ['a source that there is not', says({ events: [{ ...RAIN, source: 'brass_band' }] })],
    ['no events', says({ events: [] })],
    ['something else', says(['rain'])],
    ['more layers than a scene has', says({ events: Array.from({ length: 13 }, () => RAIN) })],
    ['no JSON', { status: 200, body: 'rain' }],
    ['no choice', { status: 200, body: '{"choices":[]}' }],
  ] as const)('refuses an answer with %s', async (_what, answer) => {
    server.script = [answer];
    await expect(read()).rejects.toMatchObject({ kind: 'unusable' });
  });

  it('asks once more where it is busy or broken, and not where the key is wrong', async () => {
    server.script = [{ status: 500 }];
    expect(await read()).toHaveLength(2);
    server.script = [{ status: 401 }];
    await expect(read()).rejects.toMatchObject({ kind: 'closed' });
    expect(server.heard).toHaveLength(3);
  });

  it('waits no longer than it may, and leaves one alone that fails again and again', async () => {
    const one = reader({ callMs: 50, retries: 0, failuresUntilRest: 2 });
    server.script = ['silence', 'silence'];
    await expect(read(one)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(read(one)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(read(one)).rejects.toThrow('is left alone');
    expect(server.heard).toHaveLength(2);
  });
});
