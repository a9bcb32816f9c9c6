import { computeBars, encodeWav, type PcmAudio } from '@whoosh/audio-codec';
import { LIMITS } from '@whoosh/contracts';
import { interpret, render } from '@whoosh/sound-engine';
import type { Scene } from '@whoosh/sound-scene';
import { learnLanguagesOf } from './learn-languages';
import { mixStems } from './mix-stems';
import type { DraftAnswer, DraftRequest, DraftResult, DraftSpec } from './protocol';

/** What the worker does with one request. A scene that the engine refuses has no result; nothing is thrown. */
export async function answerDraft({ id, spec }: DraftRequest): Promise<DraftAnswer> {
  try {
    return { id, result: makeDraft(spec, await sceneOf(spec)) };
  } catch {
    return { id, result: null };
  }
}

async function sceneOf(spec: DraftSpec): Promise<Scene> {
  if ('scene' in spec) return spec.scene;
  await learnLanguagesOf(spec.text);
  return interpret(spec.text, spec);
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
