import type { Intensity, Layer, Scene, Timing } from '@whoosh/sound-scene';
import { clamp } from './dsp/exact-math';
import { pointsAt } from './dsp/envelope';
import { hash32, Random } from './dsp/random';
import type { Cue, SoundModel, LayerModifiers } from './model';

/** When a layer sounds, in seconds of the scene. */
export interface Span {
  start: number;
  end: number;
}

/** From the first to the last moment of a layer's timing, inside the scene. */
export function layerSpan(timing: Timing, sceneDuration: number): Span {
  const start = timing.kind === 'shots' ? Math.min(...timing.at, sceneDuration) : timing.start;
  const end = timing.kind === 'shots' ? sceneDuration : timing.end;
  return { start: clamp(start, 0, sceneDuration), end: clamp(end, 0, sceneDuration) };
}

/** The layer's own seed: set by hand, or drawn from the scene's by position and model. */
export function layerSeed(scene: Scene, layer: Layer, index: number): number {
  return layer.seed ?? hash32(scene.seed, index, layer.source.model);
}

/** The timing as the voice sees it: its time 0 is the layer's start. */
export function cueOf(timing: Timing, span: Span, seed: number): Cue {
  if (timing.kind === 'continuous') return { kind: 'continuous' };
  if (timing.kind === 'train') return { kind: 'train', rate: timing.rate, regularity: timing.regularity };
  if (timing.kind === 'sporadic') return { kind: 'sporadic', perMinute: timing.perMinute };
  return { kind: 'shots', at: jittered(timing.at, timing.jitter, seed).map((at) => Math.max(0, at - span.start)) };
}

/** Times in order, each moved by a share of the gap to its neighbour; the first stays where it is. */
function jittered(at: readonly number[], jitter: number, seed: number): number[] {
  const times = [...at].sort((a, b) => a - b);
  const random = new Random(hash32(seed, 'jitter'));
  return times
    .map((time, i) => (i === 0 ? time : time + jitter * (time - times[i - 1]) * clamp(random.gaussian(), -2, 2) * 0.5))
    .sort((a, b) => a - b);
}

/** The scene's intensity moves every layer's own towards quiet or forceful. */
const SCENE_INTENSITY: Readonly<Record<Intensity, (own: number) => number>> = {
  subtle: (own) => own * 0.6,
  moderate: (own) => own,
  intense: (own) => 1 - (1 - own) * 0.55,
};

/** What a model is told about its layer; `time` (s of the scene) picks the point of the layer's curves. */
export function wordsOf(layer: Layer, scene: Scene, span: Span, time = span.start): LayerModifiers {
  const { source } = layer;
  const curve = layer.timing.kind === 'continuous' ? layer.timing.curve : undefined;
  const mods = { ...layer.mods };
  if (curve?.speed?.length) mods.speed = clamp((mods.speed ?? 1) * pointsAt(curve.speed, time), 0.25, 4);
  if (curve?.pitch?.length) mods.pitch = clamp((mods.pitch ?? 0) + pointsAt(curve.pitch, time), -24, 24);
  const own = curve?.intensity?.length ? pointsAt(curve.intensity, time) : (mods.intensity ?? 0.5);
  return {
    mods,
    intensity: clamp(SCENE_INTENSITY[scene.intensity](own), 0, 1),
    sceneIntensity: scene.intensity,
    ...(source.material !== undefined ? { material: source.material } : {}),
    ...(source.surface !== undefined ? { surface: source.surface } : {}),
    ...(source.variant !== undefined ? { variant: source.variant } : {}),
    ...(source.exciter !== undefined ? { exciter: source.exciter } : {}),
    duration: span.end - span.start,
  };
}

/** True if a curve changes what the model does, not only how loud or far it is. */
export function hasModelCurve(timing: Timing): boolean {
  if (timing.kind !== 'continuous' || !timing.curve) return false;
  const { speed, pitch, intensity } = timing.curve;
  return [speed, pitch, intensity].some((points) => points !== undefined && points.length > 0);
}

/** In a loop, a layer that sounds from end to end without a beat of its own has no beginning and no end. */
export function isEndless(scene: Scene, layer: Layer, model: SoundModel): boolean {
  if (!scene.loop || layer.timing.kind !== 'continuous' || model.kind === 'one-shot' || model.kind === 'sequence')
    return false;
  return layer.timing.start <= 0.001 && layer.timing.end >= scene.duration - 0.001;
}
