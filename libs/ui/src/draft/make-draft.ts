import { computeBars, encodeWav, type PcmAudio } from '@whoosh/audio-codec';
import { LIMITS } from '@whoosh/contracts';
import { describeScene, interpret, render } from '@whoosh/sound-engine';
import type { Scene } from '@whoosh/sound-scene';
import { learnLanguagesOf } from './learn-languages';
import { mixStems } from './mix-stems';
import type { DraftAnswer, DraftRequest, DraftResult, DraftSpec } from './protocol';

/** What the worker does with one request. A scene that the engine refuses has no result; nothing is thrown. */
export async function answerDraft({ id, spec }: DraftRequest): Promise<DraftAnswer> {
  try {
    const scene = await sceneOf(spec);
    return { id, result: scene === null ? null : makeDraft(spec, begun(scene, spec)) };
  } catch {
    return { id, result: null };
  }
}

/** null: nothing in the words is known, and what is only guessed is not wanted. */
async function sceneOf(spec: DraftSpec): Promise<Scene | null> {
  if ('scene' in spec) return spec.scene;
  await learnLanguagesOf(spec.text);
  const scene = interpret(spec.text, spec);
  return spec.onlyKnown && describeScene(scene).layers.every(({ guessed }) => guessed) ? null : scene;
}

/** The beginning of a scene, as much of it as is asked for. */
function begun(scene: Scene, { firstSeconds = Infinity }: DraftSpec): Scene {
  return { ...scene, duration: Math.min(scene.duration, firstSeconds) };
}

/**
 * Renders a draft.
 * @throws RangeError for a scene that this engine cannot play
 */
function makeDraft(spec: DraftSpec, scene: Scene): DraftResult {
  const { layerBars, audio } = spec;
  if (spec.levels !== undefined) return mixDraft(scene, mixStems(scene, spec.levels), audio);
  const sounding = scene.layers.filter((layer) => layer.muted !== true);
  // one layer alone is the mix, and rendering it twice would only take time
  const [alone] = sounding.length === 1 ? sounding : [];
  const { mix, stems = [] } = render(scene, { stems: layerBars > 0 && alone === undefined });
  const parts = alone === undefined ? stems : [{ layer: alone.id, audio: mix }];
  return {
    duration: scene.duration,
    bars: computeBars(mix, LIMITS.waveformBars),
    layers: layerBars > 0 ? parts.map((part) => ({ id: part.layer, bars: computeBars(part.audio, layerBars) })) : [],
    wav: wavOf(mix, audio),
  };
}

function mixDraft({ duration }: Scene, mix: PcmAudio, audio: boolean): DraftResult {
  return { duration, bars: computeBars(mix, LIMITS.waveformBars), layers: [], wav: wavOf(mix, audio) };
}

function wavOf(mix: PcmAudio, audio: boolean): DraftResult['wav'] {
  return audio ? new Uint8Array(encodeWav(mix, { bitDepth: 16 })) : null;
}
