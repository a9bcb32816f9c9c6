import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { LONGEST_BUBBLE_SECONDS, writeBubble } from '../../dsp/bubble';
import { exp, pow } from '../../dsp/exact-math';
import { GrainRing } from '../../dsp/grain-ring';
import { addMiddleSide } from '../../dsp/middle-side';
import type { NoiseStream } from '../../dsp/noise-stream';
import { OnePole } from '../../dsp/one-pole';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, type Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { ownNoise } from '../kernels/own-noise';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';

/** Brings the defaults to -23 LUFS (measured). */
const LEVEL = 0.167;

const specs: ParamSpecs = {
  rate: { unit: 'bubbles/s', min: 2, max: 1200, default: 316, meaning: 'trickle to torrent' },
  smallest: {
    unit: 'mm',
    min: 0.3,
    max: 4,
    default: 0.6,
    meaning: 'radius of the smallest bubbles: 1 mm sounds at 3.3 kHz',
  },
  largest: {
    unit: 'mm',
    min: 0.8,
    max: 16,
    default: 3.1,
    meaning: 'radius of the largest bubbles: 10 mm sounds at 330 Hz',
  },
  fewLarge: { unit: 'exponent', min: 1, max: 8, default: 6.1, meaning: 'how rare large bubbles are' },
  weight: { unit: 'exponent', min: 0, max: 2, default: 0.25, meaning: 'how much louder large bubbles are' },
  rising: { unit: 'share', min: 0, max: 1, default: 0.31, meaning: 'bubbles that close in and rise in pitch' },
  bend: { unit: 'ratio', min: 0, max: 2, default: 0.12, meaning: 'how far they rise' },
  rush: { unit: 'gain', min: 0, max: 8, default: 3.7, meaning: 'the water that flows without a bubble' },
  rushPitch: { unit: 'Hz', min: 200, max: 4000, default: 750, meaning: 'centre of the rush' },
  deep: { unit: 'gain', min: 0, max: 4, default: 0.28, meaning: 'rumble of masses of water, under 300 Hz' },
  bursts: { unit: 'depth', min: 0, max: 2, default: 0.22, meaning: 'how far the flow comes in gulps' },
};

/**
 * Flowing water: a crowd of bubbles, each a decaying tone of its own size, over a band of rushing noise.
 * Reference: Minnaert's frequency f = 3.26 / r and van den Doel, "Physically based models for liquid sounds" (2005).
 */
class StreamVoice extends ControlVoice {
  private readonly rush: readonly [NoiseStream, NoiseStream];
  private readonly rushHigh = [Biquad.highPass(460, 0.6), Biquad.highPass(460, 0.6)] as const;
  private readonly rushLow = [Biquad.lowPass(4600, 0.6), Biquad.lowPass(4600, 0.6)] as const;
  private readonly deepLow = [new OnePole(160), new OnePole(160)] as const;
  private readonly deepHigh = [new OnePole(50), new OnePole(120)] as const;
  private readonly ring = new GrainRing(2, LONGEST_BUBBLE_SECONDS + 0.01);
  private readonly grain = new Float32Array(Math.ceil(LONGEST_BUBBLE_SECONDS * SAMPLE_RATE));
  private readonly bubbles: PoissonClock;
  private readonly random: Random;
  private readonly gulps: FractalNoiseLfo;
  private readonly ripple: FractalNoiseLfo;
  private readonly scratch = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private tuned = 0;

  constructor(params: Params, performance: Performance) {
    super(params, 2);
    const { seed } = performance;
    const rush = (part: number): NoiseStream => ownNoise(performance, 'white', hash32(seed, 'rush', part), 'rush');
    this.rush = [rush(0), rush(1)];
    this.bubbles = new PoissonClock(hash32(seed, 'bubbles'));
    this.random = eventDraws(performance, 'bubble');
    this.gulps = new FractalNoiseLfo(hash32(seed, 'gulps'), 2.2);
    this.ripple = new FractalNoiseLfo(hash32(seed, 'ripple'), 6);
  }

  protected control(time: number): void {
    const { params } = this;
    this.tune(params.rushPitch);
    const rate = params.rate * exp(params.bursts * this.gulps.next(CONTROL_SECONDS));
    for (let at = this.bubbles.take(rate, CONTROL_FRAMES); at >= 0; at = this.bubbles.take(rate, CONTROL_FRAMES))
      this.bubble(at, time);
  }

  private tune(pitch: number): void {
    if (this.tuned === pitch) return;
    this.tuned = pitch;
    for (const filter of this.rushHigh) filter.highPass(0.4 * pitch, 0.6);
    for (const filter of this.rushLow) filter.lowPass(4 * pitch, 0.6);
  }

  protected override sound(block: Block): void {
    const { params, scratch } = this;
    const rush = LEVEL * 0.16 * 1.73 * params.rush * this.ripple.gain(CONTROL_SECONDS, 0.2);
    const deep = LEVEL * params.deep;
    this.rush.forEach((noise, part) => {
      const buffer = scratch[part];
      noise.fill(buffer, 0, CONTROL_FRAMES, 1);
      for (let i = 0; i < CONTROL_FRAMES; i++) {
        const white = buffer[i];
        const low = this.deepHigh[part].highPass(this.deepLow[part].lowPass(white));
        buffer[i] = rush * this.rushLow[part].tick(this.rushHigh[part].tick(white)) + deep * low;
      }
    });
    addMiddleSide(block, scratch[0], scratch[1]);
    this.ring.read(block, 0, CONTROL_FRAMES);
  }

  private bubble(offset: number, time: number): void {
    const { random, params } = this;
    const size = pow(random.uniform(), params.fewLarge);
    const largest = Math.max(params.largest, params.smallest);
    const radius = (params.smallest + (largest - params.smallest) * size) / 1000;
    const u = random.uniform();
    const level = u * u * pow((radius * 1000) / largest, params.weight);
    if (level < 0.004) return;
    const rise = random.chance(params.rising) ? params.bend : 0;
    const pan = random.range(-0.85, 0.85);
    this.ring.add(this.grain, writeBubble(this.grain, radius, rise, level), offset, 1.4 * LEVEL, pan);
    if (level > 0.5) this.note(time + offset / SAMPLE_RATE, level, 'bubble');
  }
}

function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity } = words;
  const length = lengthFactor(mods.size);
  const pick = (name: string): number => specs[name].default;
  const flow = (mods.speed ?? 1) * ratioBetween(intensity, 0.3, 2);
  const radius = (pow(length, 0.5) * ratioBetween(intensity, 0.9, 1.25)) / pitchFactor(mods.pitch);
  return withDefaults(specs, {
    rate: mods.rate ?? pick('rate') * flow * ratio(mods.density, 2),
    smallest: pick('smallest') * radius,
    largest: pick('largest') * radius * ratioBetween(intensity, 0.9, 1.2),
    fewLarge: pick('fewLarge') / ratio(mods.roughness, 1.5),
    weight: pick('weight'),
    rising: pick('rising'),
    bend: pick('bend') * ratio(mods.hollowness, 1.8),
    rush:
      (pick('rush') * ratioBetween(intensity, 0.3, 3.2) * pow(length, 0.6) * pow(mods.speed ?? 1, 0.6)) /
      ratio(mods.tonality, 2),
    rushPitch: (pick('rushPitch') * ratio(mods.brightness, 1.7) * pitchFactor(mods.pitch)) / pow(length, 0.25),
    deep: pick('deep') * ratioBetween(intensity, 0.4, 3) * pow(length, 0.9),
    bursts: pick('bursts') * ratio(mods.roughness, 1.6),
  });
}

/** Brooks, rivers and other running water. */
export const stream: SoundModel = soundModel({
  id: 'stream',
  kind: 'texture',
  kernel: 'water bubbles',
  params: specs,
  mapModifiers,
  naturalSeconds: () => 1,
  differences: differencesOf(specs),
  voice: (params, performance) => new StreamVoice(params, performance),
});
