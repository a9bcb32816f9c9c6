/** @jest-environment node */
import { describeScene, interpret, render } from '@whoosh/sound-engine';
import '@whoosh/sound-engine/figures';
import '@whoosh/sound-engine/reader';
import { withLevels } from '@whoosh/sound-scene';
import { answerPreview as answered } from './make-preview';
import type { PreviewRequest, PreviewSpec } from './protocol';

const PROMPT = 'three knocks on a wooden door while rain falls';
/** Who reads words is known here from the start. */
const answerPreview = (request: PreviewRequest) => answered(request, Promise.resolve());
const scene = interpret(PROMPT, { duration: 2, intensity: 'moderate', seed: 7 });
const previewOf = async (spec: PreviewSpec) => {
  const { result } = await answerPreview({ id: 1, spec });
  if (result === null) throw new Error('no preview');
  return result;
};

describe('a preview', () => {
  it('has 100 bars of the whole and as many of each layer as asked for', async () => {
    const { duration, bars, layers, wav } = await previewOf({ scene, layerBars: 20, audio: false });
    expect(duration).toBe(2);
    expect(bars).toHaveLength(100);
    expect(layers.map((layer) => layer.id)).toEqual(scene.layers.map((layer) => layer.id));
    expect(layers.length).toBeGreaterThan(1);
    for (const layer of layers) {
      expect(layer.bars).toHaveLength(20);
      expect(Math.max(...layer.bars.map((bar) => bar.level))).toBeGreaterThan(0);
    }
    expect(wav).toBeNull();
  });

  it('of a description is that of the scene which the description means', async () => {
    const asked: PreviewSpec = {
      text: PROMPT,
      duration: 2,
      intensity: 'moderate',
      seed: 7,
      layerBars: 0,
      audio: false,
    };
    expect((await previewOf(asked)).bars).toEqual((await previewOf({ scene, layerBars: 0, audio: false })).bars);
  });

  it('of a beginning has that of the scene, and is no longer than the scene [long]', async () => {
    const { duration, wav } = await previewOf({ scene, layerBars: 0, audio: true, firstSeconds: 0.5 });
    expect(duration).toBe(0.5);
    expect(wav?.byteLength).toBeLessThan(0.5 * 48_000 * 4 + 200);
    expect((await previewOf({ scene, layerBars: 0, audio: false, firstSeconds: 3 })).duration).toBe(2);
  });

  it('is not made of words of which none is known, where only known ones are wanted', async () => {
    const asked = { duration: 0.5, intensity: 'moderate', seed: 7, layerBars: 0, audio: false } as const;
    const isMade = async (text: string, onlyKnown: boolean) =>
      (await answerPreview({ id: 1, spec: { ...asked, text, onlyKnown } })).result !== null;
    expect(await isMade('xqzt', true)).toBe(false);
    expect(await isMade('xqzt', false)).toBe(true);
    expect(await isMade('rain xqzt', true)).toBe(true);
  });

  it('of a description in another language is that of the server, which knows all languages [long]', async () => {
    const texts = ['un chien aboie', '犬が吠える', 'perro'];
    const asked = { duration: 0.5, intensity: 'moderate', seed: 7 } as const;
    const here = await Promise.all(texts.map((text) => previewOf({ ...asked, text, layerBars: 0, audio: false })));
    await import('@whoosh/sound-engine/languages');
    const there = texts.map((text) => interpret(text, asked));
    expect(there.map(({ lang }) => lang)).toEqual(['fr', 'ja', 'es']);
    for (const [index, scene] of there.entries())
      expect(here[index]?.bars).toEqual((await previewOf({ scene, layerBars: 0, audio: false })).bars);
  });

  it('tells with it what was understood, where that is asked for', async () => {
    const asked: PreviewSpec = { text: PROMPT, intensity: 'moderate', seed: 7, layerBars: 0, audio: false };
    const understood = interpret(PROMPT, { intensity: 'moderate', seed: 7 });
    expect((await previewOf({ ...asked, reading: true })).reading).toEqual({
      scene: understood,
      ...describeScene(understood),
    });
    expect((await previewOf(asked)).reading).toBeNull();
  });

  it('is no longer than it may be, with all that happens within that length', async () => {
    const text = 'thunder after three seconds';
    const asked: PreviewSpec = { text, intensity: 'moderate', seed: 7, layerBars: 0, audio: false, reading: true };
    const { duration, reading } = await previewOf({ ...asked, longest: 4 });
    expect(duration).toBe(4);
    expect(reading?.scene).toEqual(interpret(text, { intensity: 'moderate', seed: 7, duration: 4 }));
    expect((await previewOf(asked)).duration).toBeGreaterThan(4);
  });

  it('has the spectra of the whole and of each layer, where they are asked for [long]', async () => {
    const { spectrum, layers } = await previewOf({ scene, layerBars: 20, audio: false, spectra: true });
    const loudest = [spectrum, ...layers.map((layer) => layer.spectrum)].map((one) => Math.max(...(one?.energy ?? [])));
    expect(loudest).toEqual([1, ...scene.layers.map(() => 1)]);
    // each layer has one of its own
    expect(layers[0]?.spectrum).not.toEqual(layers[1]?.spectrum);
    expect((await previewOf({ scene, layerBars: 20, audio: false })).spectrum).toBeNull();
  });

  it('holds a 16-bit WAV file of the exact length when it is to be played', async () => {
    const { wav } = await previewOf({ scene, layerBars: 0, audio: true });
    const file = Buffer.from(wav ?? []);
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    const format = file.indexOf('fmt ', 0, 'latin1') + 8;
    expect([file.readUInt16LE(format + 2), file.readUInt32LE(format + 4), file.readUInt16LE(format + 14)]).toEqual([
      2, 48_000, 16,
    ]);
    expect(file.readUInt32LE(file.indexOf('data', 0, 'latin1') + 4)).toBe(2 * 48_000 * 4);
  });

  it('of one layer shows that layer as the mix, with the same events in the same places', async () => {
    const alone = interpret('a dog barks twice', { duration: 2, intensity: 'moderate', seed: 3 });
    expect(alone.layers).toHaveLength(1);
    const { bars, layers } = await previewOf({ scene: alone, layerBars: 100, audio: false });
    expect(layers).toEqual([{ id: alone.layers[0]?.id, bars, spectrum: null }]);
    expect(describeScene(alone).layers[0]?.events).toHaveLength(2);
    expect(render(alone).mix.channels).toHaveLength(2);
  });

  it('that the engine cannot play is answered without a result', async () => {
    const foreign = {
      ...scene,
      layers: scene.layers.map((layer) => ({ ...layer, source: { ...layer.source, model: 'no-such' } })),
    };
    expect(await answerPreview({ id: 4, spec: { scene: foreign, layerBars: 0, audio: false } })).toEqual({
      id: 4,
      result: null,
    });
  });

  it('of other levels leaves out the layers that are silent, and is silence without any [long]', async () => {
    const [first = '', ...others] = scene.layers.map(({ id }) => id);
    const levelled = async (levels: Record<string, number | null>) =>
      (await previewOf({ scene: withLevels(scene, levels), layerBars: 0, audio: false })).bars.map(
        ({ level }) => level,
      );
    const mix = await levelled({});
    expect(mix).toEqual((await previewOf({ scene, layerBars: 0, audio: false })).bars.map(({ level }) => level));
    expect(await levelled({ [first]: null })).not.toEqual(mix);
    const silent = Object.fromEntries([first, ...others].map((id) => [id, null]));
    expect(Math.max(...(await levelled(silent)))).toBe(0);
  });

  it('of words waits for what reads them, and is none where that cannot be had; a scene needs no reading', async () => {
    const asked = { duration: 0.5, intensity: 'moderate', seed: 7, layerBars: 0, audio: false } as const;
    const words: PreviewRequest = { id: 1, spec: { ...asked, text: 'rain' } };
    const missing = Promise.reject(new Error('away'));
    expect(await answered(words, missing)).toEqual({ id: 1, result: null, isUnmade: true });
    const never = new Promise<void>(() => undefined);
    const waiting = Promise.race([answered(words, never), Promise.resolve('waits')]);
    expect(await waiting).toBe('waits');
    expect((await answered({ id: 2, spec: { scene, layerBars: 0, audio: false } }, never)).result).not.toBeNull();
  });
});
