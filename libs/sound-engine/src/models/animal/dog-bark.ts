import { type Call, writeCall } from '../../dsp/animal-voice';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { EventStream } from '../../dsp/event-stream';
import { pow } from '../../dsp/exact-math';
import { GrainRing } from '../../dsp/grain-ring';
import { PinkNoise } from '../../dsp/noise';
import { hash32, Random } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import { eventDraws } from '../kernels/own-draws';
import { colourOf, OwnEvents, unevennessOf, unevenRegularity, type OwnEvent } from '../kernels/own-events';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import {
  between,
  lengthFactor,
  pitchFactor,
  ratio,
  ratioBetween,
  type ParamSpecs,
  withDefaults,
} from '../kernels/word-shaping';

/** Brings the defaults to -23 LUFS momentary (measured). */
const LEVEL = 0.064;
const LONGEST_CALL_SECONDS = 3;
/**
 * Width of the resonances above the fourth (`Call`): as strong from 4 to 8 kHz as in the development recordings, with
 * the strongest band still below 1.6 kHz.
 */
const UPPER = 0.6;
/**
 * What the air at the teeth adds in a throat of length 1 (a shorter one lets more through), and RMS of the air of the
 * place. Found among twelve sets by the features of the 30 development recordings.
 */
const HISS = 0.06;
const AIR = 0.00053;
/**
 * From this depth of rumbling on it growls; growls of one dog differ less than its barks, as all are the same rumble.
 */
const GROWLING = 0.3;
const GROWL_SHARE = 0.3;

const specs: ParamSpecs = {
  pitch: { unit: 'Hz', min: 60, max: 1500, default: 600, meaning: 'highest pitch of the bark: large dogs low' },
  arch: { unit: 'ratio', min: 0.3, max: 1, default: 0.42, meaning: 'where the pitch begins, as a part of the highest' },
  throat: { unit: 'ratio', min: 0.45, max: 2, default: 1, meaning: 'length of the throat; long is a large dog' },
  length: { unit: 's', min: 0.05, max: 2.5, default: 0.15, meaning: 'of one bark' },
  rate: { unit: 'barks/s', min: 0.2, max: 8, default: 1.5, meaning: 'how fast it barks' },
  rough: { unit: 'share', min: 0, max: 0.3, default: 0.054, meaning: 'unevenness of the voice' },
  breath: { unit: 'gain', min: 0, max: 1.5, default: 0.2, meaning: 'breath in the voice' },
  tension: { unit: 'gain', min: 0.5, max: 6, default: 1.5, meaning: 'calm to furious' },
  open: { unit: 'share', min: 0.25, max: 0.9, default: 0.5, meaning: 'pressed to soft' },
  growl: { unit: 'depth', min: 0, max: 1, default: 0, meaning: 'rumbling in the throat' },
  restless: { unit: 'share', min: 0, max: 0.6, default: 0.12, meaning: 'how uneven the barks come' },
};

/** Barks of one dog; every bark is drawn anew around the dog's own voice. */
class DogVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;
  private readonly air: PinkNoise;
  private readonly floor: number;
  private readonly ring = new GrainRing(1, LONGEST_CALL_SECONDS + 0.01);
  private readonly call = new Float32Array(Math.ceil(LONGEST_CALL_SECONDS * SAMPLE_RATE));
  private readonly hiss = new Svf(4500, 0.4);
  /** This dog's voice against the average. */
  private readonly throat: number;
  private readonly pitch: number;
  /** How barks of this dog differ. */
  private readonly barks: OwnEvents;
  private readonly unevenness: number;

  constructor(params: Params, performance: Performance) {
    super(params, 1);
    const { cue, seed, duration, individual } = performance;
    this.floor = individual?.floor ?? 1;
    this.barks = new OwnEvents(performance, 'barks', params.growl > GROWLING ? GROWL_SHARE : 1);
    this.unevenness = unevennessOf(performance, 1 - specs.restless.default);
    const rhythm = { rate: params.rate, regularity: this.regularity, first: 0 };
    this.stream = new EventStream(cue, rhythm, hash32(seed, 'times'), duration - 0.5 * params.length);
    this.random = eventDraws(performance, 'barks');
    this.air = new PinkNoise(hash32(seed, 'air'));
    const dog = new Random(hash32(seed, 'dog'));
    this.throat = dog.logNormal(0.05);
    this.pitch = dog.logNormal(0.06);
  }

  private get regularity(): number {
    return unevenRegularity(1 - this.params.restless, this.unevenness);
  }

  protected control(time: number): void {
    const { stream } = this;
    stream.setRhythm(this.params.rate, this.regularity);
    const end = time + CONTROL_SECONDS;
    for (let at = stream.takeBefore(end); at >= 0; at = stream.takeBefore(end)) this.bark(at);
  }

  protected override sound(block: Block): void {
    const out = block[0];
    this.air.addTo(out, AIR * this.floor);
    this.ring.read(block, 0, CONTROL_FRAMES);
  }

  private bark(at: number): void {
    const { random, params, call } = this;
    const force = random.logNormal(0.12);
    const own = this.barks.next();
    const frames = writeCall(call, this.shapeOf(force, own), random);
    // Rush of air between the teeth.
    for (let i = 0; i < frames; i++)
      call[i] += 0.9 * params.breath * this.hiss.bandPass(random.bipolar()) * Math.min(0.3, Math.abs(call[i]));
    colourOf(own).process(call, 0, frames);
    this.ring.add(call, frames, this.offsetOf(at), LEVEL * force * own.level);
    this.note(at, Math.min(1, 0.6 * force * own.level), 'bark');
  }

  private shapeOf(force: number, own: OwnEvent): Call {
    const { random, params } = this;
    const pitch = params.pitch * this.pitch * own.pitch * random.logNormal(0.05);
    const throat = params.throat * this.throat * random.range(0.97, 1.03);
    const growling = params.growl > GROWLING;
    return {
      length: Math.min(0.9 * LONGEST_CALL_SECONDS, params.length * own.length * random.logNormal(0.08)),
      f0: [params.arch * pitch, 1.05 * pitch, 0.92 * pitch],
      f1: [600 / throat, 780 / throat, 750 / throat],
      f2: growling ? [1150 / throat, 1300 / throat, 1100 / throat] : [740 / throat, 1900 / throat, 880 / throat],
      f3: 2700 / throat,
      f4: 3900 / throat,
      bandwidth: 1,
      jitter: params.rough,
      shimmer: Math.min(0.5, 0.1 + 1.3 * params.rough),
      breath: params.breath,
      drive: params.tension * force * Math.sqrt(own.level),
      openQuotient: params.open,
      growlRate: 27 * random.logNormal(0.1),
      growl: params.growl,
      upper: UPPER,
      hiss: HISS / throat,
    };
  }
}

/** Other sounds of dogs. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  dog_growl: {
    pitch: 100,
    arch: 0.75,
    length: 1.1,
    rate: 0.6,
    rough: 0.06,
    breath: 0.18,
    tension: 5,
    open: 0.56,
    growl: 0.6,
  },
  dog_whine: {
    pitch: 800,
    arch: 0.75,
    length: 0.33,
    rate: 1.9,
    rough: 0.022,
    breath: 0.12,
    tension: 2,
    open: 0.39,
    throat: 0.95,
  },
  wolf_howl: {
    pitch: 440,
    arch: 0.66,
    length: 1.9,
    rate: 0.42,
    rough: 0.005,
    breath: 0.08,
    tension: 0.7,
    open: 0.44,
    throat: 1.15,
  },
};

function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity, variant } = words;
  const length = lengthFactor(mods.size) * (mods.ageClass === 'baby' || mods.ageClass === 'child' ? 0.45 : 1);
  const angry = mods.emotion === 'angry' ? 1 : 0;
  const own = VARIANTS[variant ?? ''] ?? {};
  const pick = (name: string): number => own[name] ?? specs[name].default;
  return withDefaults(specs, {
    pitch: (pick('pitch') * pitchFactor(mods.pitch) * ratioBetween(intensity, 0.85, 1.15)) / pow(length, 0.38),
    arch: pick('arch'),
    throat: pick('throat') * pow(length, 0.3),
    length: mods.duration ?? pick('length') * pow(length, 0.2) * ratioBetween(intensity, 0.85, 1.15),
    rate: mods.rate ?? pick('rate') * (mods.speed ?? 1) * ratioBetween(intensity, 0.8, 1.35) * (angry ? 1.3 : 1),
    rough:
      pick('rough') *
      ratio(mods.roughness, 2.5) *
      ratioBetween(intensity, 0.7, 1.6) *
      (angry ? 1.6 : 1) *
      (mods.ageClass === 'old' ? 1.5 : 1),
    breath: pick('breath') * ratio(mods.tonality, 0.5),
    tension: pick('tension') * ratioBetween(intensity, 0.6, 1.9) * (angry ? 1.5 : 1) * ratio(mods.brightness, 1.4),
    open: pick('open') * ratioBetween(intensity, 1.25, 0.85),
    growl:
      between(mods.roughness, 0, pick('growl'), Math.max(0.4, pick('growl'))) +
      (angry && variant === undefined ? 0.15 : 0),
    restless: mods.regularity === undefined ? specs.restless.default : 0.6 * (1 - mods.regularity),
  });
}

/** A dog that barks. Reference: parameter search of the formant-animal kernel. */
export const dogBark: SoundModel = soundModel({
  id: 'dog_bark',
  kind: 'sequence',
  kernel: 'bark',
  params: specs,
  repeatable: true,
  mapModifiers,
  naturalSeconds: (params) => params.length,
  naturalRate: (params) => Math.min(params.rate, 0.9 / params.length),
  differences: differencesOf(specs),
  voice: (params, performance) => new DogVoice(params, performance),
});
