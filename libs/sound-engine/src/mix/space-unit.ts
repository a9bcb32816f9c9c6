import type { Space } from '@whoosh/sound-scene';
import { Biquad } from '../dsp/biquad';
import { hash32 } from '../dsp/random';
import { DeviceUnit, type DriveCurve } from './device';
import { Reflections } from './reflections';
import { Reverb } from './reverb';
import { SPACE_PRESETS } from './space-presets';

/** What the layers of one space have put in: the direct sound in stereo and the mono send to the reverberation. */
export interface SpaceInput {
  left: Float32Array;
  right: Float32Array;
  send: Float32Array;
}

/** Gains of direct and reverberant sound for a share of reverberation: the larger of both is 1. */
export function wetGains(wet: number): { direct: number; reverberant: number } {
  const share = Math.min(1, Math.max(0, wet));
  const largest = Math.max(share, 1 - share);
  return { direct: (1 - share) / largest, reverberant: share / largest };
}

/** One place with its reverberation and, if any, the device that everything is heard through. */
export class SpaceUnit {
  private readonly reverb?: Reverb;
  private readonly reflections: Reflections;
  private readonly device?: DeviceUnit;
  private readonly waterFilters: readonly (readonly Biquad[])[];
  private readonly direct: number;
  private readonly reverberant: number;

  constructor(space: Space, seed: number) {
    const preset = SPACE_PRESETS[space.kind];
    const rt60 = space.rt60 ?? preset.rt60;
    const gains = wetGains(space.wet);
    this.direct = gains.direct;
    this.reverberant = gains.reverberant;
    if (rt60 > 0.03 && gains.reverberant > 0) this.reverb = new Reverb({ ...preset, rt60 });
    const isDry = space.kind === 'dry' || gains.reverberant === 0;
    this.reflections = new Reflections(
      isDry ? 0 : preset.earlyMs,
      isDry ? [] : preset.echoes,
      preset.highCut,
      hash32(seed, 'reflections'),
    );
    if (space.device) this.device = new DeviceUnit(space.device, hash32(seed, 'device'));
    // Water carries the low sounds: everything above 500 Hz falls by 24 dB/octave.
    const underwater = (): Biquad[] => [
      Biquad.lowPass(500, 0.5412),
      Biquad.lowPass(500, 1.3066),
      Biquad.peak(200, 1, 6),
    ];
    this.waterFilters = space.kind === 'underwater' ? [underwater(), underwater()] : [];
  }

  /**
   * Writes what is heard in [from, to) into left and right; `drive` keeps what a device did to the mix for its stems.
   */
  process(
    input: SpaceInput,
    left: Float32Array,
    right: Float32Array,
    from: number,
    to: number,
    drive?: DriveCurve,
  ): void {
    copy(input.left, left, from, to, this.direct);
    copy(input.right, right, from, to, this.direct);
    this.reverb?.process(input.send, left, right, from, to, this.reverberant);
    if (this.reflections.isSounding) this.reflections.process(input.send, left, right, from, to, this.reverberant);
    this.waterFilters.forEach((filters, channel) => {
      for (const filter of filters) filter.process(channel === 0 ? left : right, from, to);
    });
    this.device?.process(left, right, from, to, drive);
  }
}

function copy(source: Float32Array, target: Float32Array, from: number, to: number, gain: number): void {
  for (let i = from; i < to; i++) target[i] = source[i] * gain;
}

/** The space of a layer: the scene's, changed by what the layer says itself. */
export function layerSpace(scene: Space, own: Partial<Space> | undefined): Space {
  if (!own) return scene;
  // Another kind of place has its own reverberation time; that of the scene's place does not carry over.
  const base = own.kind !== undefined && own.kind !== scene.kind ? { kind: own.kind, wet: scene.wet } : scene;
  return { ...base, ...own };
}

/** Layers with equal keys share one unit. */
export function spaceKey(space: Space): string {
  return [space.kind, space.rt60 ?? '', space.wet, space.device ?? ''].join('|');
}
