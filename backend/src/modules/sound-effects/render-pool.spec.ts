import { decodeWav } from '@whoosh/audio-codec';
import { interpret } from '@whoosh/sound-engine';
import { PermanentFailure } from '../../infra/queue';
import { RenderPool } from './render-pool';
import type { RenderWatch } from './sound-generator';

jest.setTimeout(60_000);

const watch = (changes: Partial<RenderWatch> = {}): RenderWatch => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onRendered: () => undefined,
  ...changes,
});
const task = (duration: number, seed = 1) => ({ scene: interpret('rain', { duration, seed }), title: 'rain' });

describe('RenderPool', () => {
  let pool: RenderPool;
  beforeEach(() => (pool = new RenderPool()));
  afterEach(() => pool.onApplicationShutdown());

  it('renders more tasks than it has threads, each in full, and the event loop stays free', async () => {
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 10);
    const takes = await Promise.all(Array.from({ length: pool.size + 2 }, (_, seed) => pool.render(task(1, seed), watch())));
    clearInterval(clock);
    expect(takes.map(({ wav }) => decodeWav(wav).channels[0]?.length)).toEqual(takes.map(() => 48_000));
    expect(new Set(takes.map(({ bars }) => bars)).size).toBe(takes.length);
    expect(turns).toBeGreaterThan(3);
  });

  it('tells its progress in order and says when the samples are there', async () => {
    const heard: (number | 'rendered')[] = [];
    await pool.render(task(22), watch({ onProgress: (seconds) => heard.push(seconds), onRendered: () => heard.push('rendered') }));
    const seconds = heard.filter((each) => each !== 'rendered');
    expect(heard.at(-1)).toBe('rendered');
    expect(seconds.length).toBeGreaterThan(0);
    expect(seconds).toEqual([...seconds].sort((a, b) => Number(a) - Number(b)));
  });

  it('ends a task that breaks its time limit, and renders on', async () => {
    await expect(pool.render(task(22), watch(), 5)).rejects.toBeInstanceOf(PermanentFailure);
    await expect(pool.render(task(0.5), watch())).resolves.toMatchObject({ bars: expect.stringMatching(/^[0-9a-f]{400}$/) });
  });

  it('ends tasks, running and waiting ones, when they are aborted', async () => {
    const stop = new AbortController();
    const all = Array.from({ length: pool.size + 1 }, () => pool.render(task(22), watch({ signal: stop.signal })));
    const outcome = Promise.allSettled(all);
    setTimeout(() => stop.abort(), 20);
    for (const { status } of await outcome) expect(status).toBe('rejected');
    await expect(pool.render(task(0.5), watch({ signal: stop.signal }))).rejects.toThrow('stopped');
    await expect(pool.render(task(0.5), watch())).resolves.toBeDefined();
  });

  it('reports what the engine threw as permanent', async () => {
    const { scene } = task(1);
    const broken = { ...scene, layers: scene.layers.map((layer) => ({ ...layer, source: { ...layer.source, model: 'nothing' } })) };
    await expect(pool.render({ scene: broken, title: 'x' }, watch())).rejects.toThrow(/the engine failed: .*nothing/);
    await expect(pool.render({ scene: broken, title: 'x' }, watch())).rejects.toBeInstanceOf(PermanentFailure);
  });
});
