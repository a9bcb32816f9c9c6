import { getEventListeners } from 'node:events';
import { Worker } from 'node:worker_threads';
import { decodeWav, encodeMp3Stream, joinMp3Streams, quantize, resample } from '@whoosh/audio-codec';
import { interpret } from '@whoosh/sound-engine';
import { PermanentFailure } from '../../infra/queue';
import { fail, dryLayers, LayersLost, createSharedBuffers } from './shared-layer-buffers';
import { RenderPool } from './render-pool';
import type { RenderWatch } from './generators/sound-generator';

jest.setTimeout(60_000);

const watch = (changes: Partial<RenderWatch> = {}): RenderWatch => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...changes,
});
const rain = (duration: number, seed = 1) => interpret('rain', { duration, intensity: 'moderate', seed });

describe('RenderPool', () => {
  let pool: RenderPool;
  beforeEach(() => (pool = new RenderPool()));
  afterEach(() => pool.onApplicationShutdown());

  const renderFile = async (...args: Parameters<RenderPool['render']>) => (await pool.render(...args)).wav;

  it('measures in its threads what a sound takes of the processor, also where it is broken off [long]', async () => {
    const told: number[] = [];
    const begun = process.cpuUsage();
    const sound = await pool.render(rain(4), watch({ onWork: (ms) => void told.push(ms) }));
    await sound.details;
    const { user, system } = process.cpuUsage(begun);
    const all = told.reduce((sum, ms) => sum + ms, 0);
    expect(all).toBeGreaterThan(5);
    expect(all).toBeLessThanOrEqual((user + system) / 1000);
    const broken: number[] = [];
    await expect(pool.render(rain(22), watch({ onWork: (ms) => void broken.push(ms) }), 5)).rejects.toThrow('longer');
    // a timer of 5 ms may fire up to one early by the finer clock
    expect(broken[0]).toBeGreaterThan(4);
  });

  it('renders more sounds than it has threads, each in full, and the event loop stays free', async () => {
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 10);
    const takes = await Promise.all(
      Array.from({ length: pool.size + 2 }, (_, seed) => renderFile(rain(1, seed), watch())),
    );
    clearInterval(clock);
    expect(takes.map((file) => decodeWav(file).channels[0]?.length)).toEqual(takes.map(() => 48_000));
    expect(new Set(takes.map((file) => Buffer.from(file).toString('base64'))).size).toBe(takes.length);
    expect(turns).toBeGreaterThan(3);
  });

  it('gives the samples of the file, and encodes them while sounds that were not begun wait [long]', async () => {
    const ended: string[] = [];
    const { head, wav } = await pool.render(rain(1), watch());
    expect(decodeWav(await wav)).toEqual(quantize(head));
    const waiting = Array.from({ length: pool.size + 2 }, (_, seed) =>
      renderFile(rain(1, seed), watch()).then(() => ended.push('sound')),
    );
    await pool.encodeMp3(head, { signal: new AbortController().signal });
    ended.push('mp3');
    await Promise.all(waiting);
    expect(ended.indexOf('mp3')).toBeLessThan(ended.length - 1);
  });

  it('cuts a long sound for two threads, whose MP3 frames join to one stream of the whole [long]', async () => {
    const { signal } = new AbortController();
    const { head, cut, wav, tail, details } = await pool.render(rain(4), watch());
    const file = await wav;
    expect(decodeWav(file).channels[0]?.subarray(0, cut?.headTo)).toEqual(quantize(head).channels[0]);
    const [first, rest] = [await pool.encodeMp3(head, { signal }), await tail];
    if (cut === null || rest === null) throw new Error('not cut');
    const whole = await encodeMp3Stream(resample(decodeWav(file), 44_100));
    expect(joinMp3Streams(first, rest, cut)).toHaveLength(whole.length);
    expect(await pool.encodeMp3OfWav(file, { signal })).toEqual(whole);
    expect((await details).bars).toMatch(/^[0-9a-f]{400}$/);
  });

  it('plays the layers of a scene that takes long in two threads, and gives the same file and events [long]', async () => {
    const heavy = interpret('a city street, a war in the distance, a cafe and a storm', {
      duration: 10,
      intensity: 'moderate',
      seed: 5,
    });
    const [alone, told] = [await pool.render(heavy, watch()), jest.spyOn(Worker.prototype, 'postMessage')];
    const expected = { wav: await alone.wav, events: (await alone.details).events };
    pool.warmUp();
    const together = await pool.render(heavy, watch());
    expect(told.mock.calls.map(([task]) => (task as { kind: string }).kind)).toEqual(['sound', 'layers']);
    expect(Buffer.compare(await together.wav, expected.wav)).toBe(0);
    expect((await together.details).events).toEqual(expected.events);
    told.mockRestore();
  });

  it('renders by itself what the thread that played its layers left behind', () => {
    const { toPlay, toMix } = createSharedBuffers(rain(1), [0]);
    fail(toPlay);
    const layer = dryLayers([toMix]).get(0);
    expect(() => layer?.process([new Float32Array(64)], 0, 64)).toThrow(LayersLost);
    [toPlay, toMix].forEach(({ events }) => events.close());
  });

  it('tells its progress in order [long]', async () => {
    const heard: number[] = [];
    await renderFile(rain(22), watch({ onProgress: (seconds) => heard.push(seconds) }));
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
  });

  it('ends a task that breaks its time limit, and renders on', async () => {
    await expect(pool.render(rain(22), watch(), 5)).rejects.toBeInstanceOf(PermanentFailure);
    await expect(renderFile(rain(0.5), watch())).resolves.toBeDefined();
  });

  it('ends tasks, running and waiting ones, when they are aborted', async () => {
    const stop = new AbortController();
    const all = Array.from({ length: pool.size + 1 }, () => pool.render(rain(22), watch({ signal: stop.signal })));
    const outcome = Promise.allSettled(all);
    setTimeout(() => stop.abort(), 20);
    for (const { status } of await outcome) expect(status).toBe('rejected');
    await expect(pool.render(rain(0.5), watch({ signal: stop.signal }))).rejects.toThrow('stopped');
    await expect(renderFile(rain(0.5), watch())).resolves.toBeDefined();
  });

  it('leaves nothing at a signal once a task is done: a ZIP has one for all its sounds [long]', async () => {
    const { signal } = new AbortController();
    const wav = await renderFile(rain(0.5), watch());
    const { data } = await pool.reform(
      wav.slice(),
      {
        format: { bitDepth: 16, sampleRate: 48_000 },
        loops: false,
        measured: false,
        change: { channels: 2, gainDb: 0, target: null },
      },
      { signal },
    );
    expect(data.length).toBeGreaterThan(0);
    await expect(pool.render(rain(22), watch({ signal }), 5)).rejects.toBeInstanceOf(PermanentFailure);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('reports what the engine threw as permanent', async () => {
    const scene = rain(1);
    const broken = {
      ...scene,
      layers: scene.layers.map((layer) => ({ ...layer, source: { ...layer.source, model: 'nothing' } })),
    };
    await expect(pool.render(broken, watch())).rejects.toThrow(/the engine failed: .*nothing/);
    await expect(pool.render(broken, watch())).rejects.toBeInstanceOf(PermanentFailure);
  });
});
