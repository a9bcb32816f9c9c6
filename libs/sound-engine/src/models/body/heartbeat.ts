import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice, type Grain } from '../../dsp/control-voice';
import { tauFactor } from '../../dsp/envelope';
import { EventStream } from '../../dsp/event-stream';
import { cos, pow, sin, softClip, TWO_PI } from '../../dsp/exact-math';
import { PinkNoise, WhiteNoise } from '../../dsp/noise';
import { hash32, type Random } from '../../dsp/random';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';

/** Brings the defaults to -23 LUFS momentary (measured). */
const LEVEL = 0.545;
/**
 * A heart sound falls as the walls slacken: where its pitch begins and ends, as ratios to it, and for which share of
 * the time to 1/e it falls. Measured on a recorded one: 50 to 105 Hz alike, within 72 ms.
 */
const GLIDE = { from: 2.5, to: 0.62, share: 0.8 } as const;
/** Level of what is heard as a pitch, over the noise. */
const TONE = 1;
/** What tissue lets through of the noise, Hz. */
const FLESH_EDGE = 90;
/** Share of the time to 1/e in which it rises. */
const RISE = 0.38;

const specs: ParamSpecs = {
  rate: { unit: 'beats/s', min: 0.5, max: 4, default: 1.2, meaning: 'pulse: 1.2 at rest, 2.8 in fear' },
  regularity: { unit: 'share', min: 0, max: 1, default: 0.97, meaning: 'steadiness of the pulse' },
  pitch: { unit: 'Hz', min: 25, max: 140, default: 45, meaning: 'first heart sound: low for a large heart' },
  second: { unit: 'ratio', min: 1, max: 2.6, default: 1.7, meaning: 'pitch of the second sound over the first' },
  length: { unit: 's', min: 0.015, max: 0.16, default: 0.08, meaning: 'first sound, to 1/e' },
  secondLevel: { unit: 'gain', min: 0, max: 1.5, default: 0.68, meaning: 'level of the second sound' },
  gap: { unit: 's', min: 0.12, max: 0.45, default: 0.32, meaning: 'from the first to the second sound' },
  flesh: { unit: 'gain', min: 0, max: 1, default: 0.3, meaning: 'dull noise of valves and flesh' },
  top: {
    unit: 'Hz',
    min: 80,
    max: 1500,
    default: 300,
    meaning: 'upper end: 100 deep inside, 800 through a stethoscope',
  },
  drive: { unit: 'gain', min: 0.3, max: 5, default: 1, meaning: 'force; hard beats saturate' },
  floor: { unit: 'gain', min: 0, max: 0.1, default: 0.0025, meaning: 'rush of blood behind it' },
  skin: { unit: 'gain', min: 0, max: 0.08, default: 0.0018, meaning: 'the microphone on the skin' },
};

/** One heart sound: a low thump that falls in pitch, with a dull noise. */
class Thump implements Grain {
  private readonly noise: WhiteNoise;
  private readonly band: Biquad;
  private readonly high = Biquad.highPass(40);
  private readonly decay: number;
  private readonly noiseDecay: number;
  private readonly glideFrames: number;
  private readonly riseFrames: number;
  private c = 1;
  private s = 0;
  private level = 1;
  private noiseLevel: number;
  private frame = 0;

  constructor(
    private readonly pitch: number,
    tau: number,
    private readonly gain: number,
    flesh: number,
    seed: number,
  ) {
    this.noise = new WhiteNoise(seed);
    this.band = Biquad.lowPass(FLESH_EDGE);
    this.decay = tauFactor(tau);
    this.noiseDecay = tauFactor(0.7 * tau);
    this.noiseLevel = flesh * 6;
    this.glideFrames = GLIDE.share * tau * SAMPLE_RATE;
    this.riseFrames = RISE * tau * SAMPLE_RATE;
  }

  add(block: Block, from: number, to: number): boolean {
    const out = block[0];
    const glide = GLIDE.to + (GLIDE.from - GLIDE.to) * Math.max(0, 1 - this.frame / this.glideFrames);
    const w = (TWO_PI * this.pitch * glide) / SAMPLE_RATE;
    const rc = cos(w);
    const rs = sin(w);
    for (let i = from; i < to; i++) {
      const attack = this.frame < this.riseFrames ? this.frame / this.riseFrames : 1;
      const thud = TONE * this.s * this.level + this.high.tick(this.band.tick(this.noise.next())) * this.noiseLevel;
      out[i] += thud * this.gain * attack;
      const turned = this.c * rc - this.s * rs;
      this.s = this.s * rc + this.c * rs;
      this.c = turned;
      this.level *= this.decay;
      this.noiseLevel *= this.noiseDecay;
      this.frame++;
    }
    return this.level > 1e-4;
  }
}

class HeartVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;
  private readonly blood: PinkNoise;
  private readonly contact: PinkNoise;
  private readonly low = [Biquad.lowPass(300), Biquad.lowPass(300)] as const;
  private readonly scratch = new Float32Array(CONTROL_FRAMES);
  /** The second sound that is still to come: when, s, and how strong. */
  private secondAt = Infinity;
  private secondForce = 0;
  private tuned = 0;

  constructor(params: Params, performance: Performance) {
    super(params, 1);
    const { cue, seed, duration } = performance;
    const rhythm = { rate: params.rate, regularity: params.regularity };
    this.stream = new EventStream(cue, rhythm, hash32(seed, 'times'), duration - 0.1);
    this.random = eventDraws(performance, 'beats');
    this.blood = new PinkNoise(hash32(seed, 'blood'));
    this.contact = new PinkNoise(hash32(seed, 'skin'));
  }

  protected control(time: number): void {
    const { params, stream } = this;
    stream.setRhythm(params.rate, params.regularity);
    if (this.tuned !== params.top) {
      this.tuned = params.top;
      for (const filter of this.low) filter.lowPass(params.top);
    }
    const end = time + CONTROL_SECONDS;
    for (let at = stream.takeBefore(end); at >= 0; at = stream.takeBefore(end)) this.beat(at);
    if (this.secondAt < end) this.finishBeat();
  }

  private beat(at: number): void {
    const { params, random } = this;
    const force = random.logNormal(0.08);
    const pitch = params.pitch * random.range(0.97, 1.03);
    this.start(
      new Thump(pitch, params.length, LEVEL * force * params.drive, params.flesh, random.next()),
      at,
      Math.min(1, 0.6 * force),
      'beat',
    );
    // At a fast pulse the second sound comes sooner, but never later than half-way to the next beat.
    this.secondAt = at + Math.min(params.gap, 0.5 * (this.stream.next - at)) * random.range(0.97, 1.03);
    this.secondForce = force;
  }

  private finishBeat(): void {
    const { params, random } = this;
    const level = LEVEL * this.secondForce * params.drive * params.secondLevel;
    const pitch = params.pitch * params.second * random.range(0.95, 1.05);
    this.start(new Thump(pitch, 0.62 * params.length, level, params.flesh, random.next()), this.secondAt);
    this.secondAt = Infinity;
  }

  protected override finish(block: Block): void {
    const { params, scratch } = this;
    const out = block[0];
    this.blood.fill(scratch, 0, CONTROL_FRAMES, params.floor * LEVEL);
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] = softClip(out[i] / LEVEL) * LEVEL + scratch[i];
    for (const filter of this.low) filter.process(out, 0, CONTROL_FRAMES);
    this.contact.fill(scratch, 0, CONTROL_FRAMES, params.skin * LEVEL);
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += scratch[i];
  }
}

function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity } = words;
  const length = lengthFactor(mods.size);
  const fear = mods.emotion === 'scared' || mods.emotion === 'angry' ? 1.8 : mods.emotion === 'calm' ? 0.85 : 1;
  const young = mods.ageClass === 'baby' ? 1.9 : mods.ageClass === 'child' ? 1.3 : 1;
  const rate = mods.rate ?? specs.rate.default * (mods.speed ?? 1) * fear * young * ratioBetween(intensity, 0.85, 1.5);
  return withDefaults(specs, {
    rate,
    regularity: mods.regularity ?? specs.regularity.default,
    pitch: (specs.pitch.default * pitchFactor(mods.pitch) * Math.sqrt(young)) / pow(length, 0.6),
    length: specs.length.default * pow(length, 0.3) * ratio(mods.hollowness, 1.5),
    secondLevel: specs.secondLevel.default,
    gap: Math.min(specs.gap.default, 0.42 / rate),
    flesh: specs.flesh.default * ratio(mods.roughness, 2) * ratioBetween(intensity, 0.8, 1.6),
    top: (specs.top.default * ratio(mods.brightness, 2.5) * ratioBetween(intensity, 0.7, 1.8)) / pow(length, 0.4),
    drive: ratioBetween(intensity, 0.5, 2.2),
    floor: specs.floor.default,
    skin: (specs.skin.default * ratio(mods.roughness, 3)) / length,
  });
}

/** A beating heart. */
export const heartbeat: SoundModel = soundModel({
  id: 'heartbeat',
  kind: 'sequence',
  kernel: 'heartbeat',
  params: specs,
  repeatable: true,
  mapModifiers,
  naturalSeconds: (params) => params.gap + 6.9 * params.length,
  naturalRate: (params) => params.rate,
  differences: differencesOf(specs),
  voice: (params, performance) => new HeartVoice(params, performance),
});
