import { computeBars, encodeWav, spectrumOf, type PcmAudio } from '@whoosh/audio-codec';
import { LIMITS } from '@whoosh/contracts';
import { describeScene, interpret, learnFigures, render } from '@whoosh/sound-engine';
import type { Scene } from '@whoosh/sound-scene';
import { learnLanguagesOf } from './learn-languages';
import type { PreviewAnswer, PreviewRequest, PreviewResult, PreviewSpec } from './protocol';

/**
 * What the worker does with one request. A scene that the engine refuses has no result; nothing is thrown.
 * @param reader fulfilled once what reads words is known
 */
export async function answerPreview({ id, spec }: PreviewRequest, reader: Promise<unknown>): Promise<PreviewAnswer> {
  if ('text' in spec && !(await isThere(Promise.all([reader, learnLanguagesOf(spec.text)]))))
    return { id, result: null, isUnmade: true };
  try {
    const scene = sceneOf(spec);
    if (scene === null) return { id, result: null };
    if (!(await isThere(learnFigures(scene)))) return { id, result: null, isUnmade: true };
    const reading = spec.reading === true ? { scene, ...describeScene(scene) } : null;
    return { id, result: { ...makePreview(spec, begun(scene, spec)), reading } };
  } catch {
    return { id, result: null };
  }
}

/** Whether what is needed could be loaded. */
function isThere(needed: Promise<unknown>): Promise<boolean> {
  return needed.then(
    () => true,
    () => false,
  );
}

/** null: nothing in the words is known, and what is only guessed is not wanted. */
function sceneOf(spec: PreviewSpec): Scene | null {
  if ('scene' in spec) return spec.scene;
  const asked = interpret(spec.text, spec);
  const { longest = Infinity } = spec;
  // what happens is told anew within that length, as the server does
  const scene = asked.duration > longest ? interpret(spec.text, { ...spec, duration: longest }) : asked;
  return spec.onlyKnown && describeScene(scene).layers.every(({ guessed }) => guessed) ? null : scene;
}

/** The beginning of a scene, as much of it as is asked for. */
function begun(scene: Scene, { firstSeconds = Infinity }: PreviewSpec): Scene {
  return { ...scene, duration: Math.min(scene.duration, firstSeconds) };
}

/**
 * Renders a preview.
 * @throws RangeError for a scene that this engine cannot play
 */
function makePreview(spec: PreviewSpec, scene: Scene): Omit<PreviewResult, 'reading'> {
  const { layerBars, audio, spectra = false } = spec;
  const spectrumIn = ({ channels: [left], sampleRate }: PcmAudio) =>
    spectra && left !== undefined ? spectrumOf(left, sampleRate) : null;
  const sounding = scene.layers.filter((layer) => layer.muted !== true);
  // one layer alone is the mix, and rendering it twice would only take time
  const [alone] = sounding.length === 1 ? sounding : [];
  const { mix, stems = [], events } = render(scene, { stems: layerBars > 0 && alone === undefined });
  const parts = alone === undefined ? stems : [{ layer: alone.id, audio: mix }];
  return {
    duration: scene.duration,
    bars: computeBars(mix, LIMITS.waveformBars),
    spectrum: spectrumIn(mix),
    layers: (layerBars > 0 ? parts : []).map(({ layer, audio: part }) => ({
      id: layer,
      bars: computeBars(part, layerBars),
      spectrum: spectrumIn(part),
    })),
    wav: wavOf(mix, audio),
    events: spec.events === true ? events : [],
  };
}

function wavOf(mix: PcmAudio, audio: boolean): PreviewResult['wav'] {
  return audio ? new Uint8Array(encodeWav(mix, { bitDepth: 16 })) : null;
}
