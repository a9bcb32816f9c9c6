import type { PcmAudio } from '@whoosh/audio-codec';
import { render } from '@whoosh/sound-engine';
import type { Scene } from '@whoosh/sound-scene';

/** Loudest sample of a mix that was turned up too far. */
const CEILING = 0.98;

interface Stem {
  layer: string;
  audio: PcmAudio;
}

/** The layers that were rendered last: a fader is moved many times on one take. */
let kept: { key: string; stems: Stem[] } | null = null;

/**
 * A scene with other levels: its layers as they are in the mix, each by its own gain. What would clip is turned down as
 * a whole.
 * @param levels dB by layer; null is silent
 * @throws RangeError for a scene that this engine cannot play
 */
export function mixStems(scene: Scene, levels: Readonly<Record<string, number | null>>): PcmAudio {
  const stems = stemsOf(scene);
  const frames = Math.round(scene.duration * (stems[0]?.audio.sampleRate ?? 48_000));
  const channels = [new Float32Array(frames), new Float32Array(frames)];
  for (const { layer, audio } of stems) {
    const level = levels[layer];
    if (level !== null)
      channels.forEach((out, channel) => add(audio.channels[channel], 10 ** ((level ?? 0) / 20), out));
  }
  const peak = Math.max(...channels.map(peakOf));
  if (peak > CEILING)
    for (const out of channels) for (let i = 0; i < out.length; i += 1) out[i] = ((out[i] ?? 0) * CEILING) / peak;
  return { sampleRate: stems[0]?.audio.sampleRate ?? 48_000, channels };
}

function add(samples: Float32Array | undefined, gain: number, out: Float32Array): void {
  if (samples !== undefined) for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) + gain * (samples[i] ?? 0);
}

function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

function stemsOf(scene: Scene): Stem[] {
  const key = JSON.stringify(scene);
  if (kept?.key !== key) kept = { key, stems: render(scene, { stems: true }).stems ?? [] };
  return kept.stems;
}
