import { type Block, CONTROL_SECONDS, ControlVoice, type Grain } from '../../dsp/control-voice';
import { Biquad } from '../../dsp/biquad';
import { bell } from '../../dsp/envelope';
import { EventStream } from '../../dsp/event-stream';
import { lerp, lerpLog, pow } from '../../dsp/exact-math';
import { addMiddleSide } from '../../dsp/middle-side';
import { PinkNoise } from '../../dsp/noise';
import { OnePole } from '../../dsp/one-pole';
import { hash32, type Random } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { specsWith } from '../kernels/kinds';
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

const specs: ParamSpecs = {
  length: { unit: 's', min: 0.12, max: 6, default: 0.78, meaning: 'of one pass' },
  start: { unit: 'Hz', min: 40, max: 3000, default: 163, meaning: 'pitch while it comes' },
  top: { unit: 'Hz', min: 150, max: 9000, default: 1500, meaning: 'pitch at the closest point' },
  end: { unit: 'Hz', min: 40, max: 3000, default: 200, meaning: 'pitch when it is gone' },
  width: { unit: 'Q', min: 0.4, max: 14, default: 1.2, meaning: 'broad is bulky, narrow is a blade' },
  peak: { unit: 'share', min: 0.1, max: 0.9, default: 0.38, meaning: 'where in its time it is closest' },
  sharp: { unit: 'exponent', min: 1, max: 5, default: 2.2, meaning: 'how suddenly it passes' },
  body: { unit: 'gain', min: 0, max: 2, default: 0.6, meaning: 'moved air under 250 Hz' },
  air: { unit: 'gain', min: 0, max: 2, default: 0.26, meaning: 'hiss over 3 kHz while it is close' },
  flutter: { unit: 'depth', min: 0, max: 1, default: 0.25, meaning: 'unevenness of cloth or flame' },
  pan: {
    unit: 'share',
    min: -1,
    max: 1,
    default: 0.6,
    meaning: 'how far it flies across, negative from right to left',
  },
};

/** One pass: noise in a band that sweeps up and down again, loudest where it is highest. */
class Pass implements Grain {
  private readonly noise: readonly [PinkNoise, PinkNoise];
  private readonly bands: readonly [Svf, Svf];
  private readonly lows = [Biquad.lowPass(250), Biquad.lowPass(250)] as const;
  private readonly airs = [Biquad.highPass(3000), Biquad.highPass(3000)] as const;
  private readonly airTop = [new OnePole(6000), new OnePole(6000)] as const;
  private readonly parts = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private readonly flight = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)];
  private readonly unevenness: FractalNoiseLfo;
  private frame = 0;
  private gain = 0;

  constructor(
    private readonly params: Params,
    private readonly level: number,
    seed: number,
  ) {
    this.noise = [new PinkNoise(hash32(seed, 0)), new PinkNoise(hash32(seed, 1))];
    this.bands = [new Svf(params.start, params.width), new Svf(params.start, params.width)];
    this.unevenness = new FractalNoiseLfo(hash32(seed, 'flutter'), 16);
  }

  add(block: Block, from: number, to: number): boolean {
    const { params } = this;
    const position = this.frame / (params.length * SAMPLE_RATE);
    const u = bell((position - params.peak) / (0.27 + 0.06 * (position > params.peak ? 1 : 0)), params.sharp);
    const side = position < params.peak ? params.start : params.end;
    const frequency = lerpLog(side, params.top, u);
    // The ends of the bell are cut where they would be heard as a step.
    const edge = Math.min(1, position * params.length * 60, (1 - position) * params.length * 40);
    const target = Math.max(0, edge) * u * this.unevenness.gain((to - from) / SAMPLE_RATE, params.flutter);
    this.render(from, to, frequency, target, u);
    this.place(block, from, to, lerp(-params.pan, params.pan, position));
    this.gain = target;
    this.frame += to - from;
    return position < 1;
  }

  private render(from: number, to: number, frequency: number, target: number, u: number): void {
    const { params } = this;
    const step = (target - this.gain) / (to - from);
    const air = params.air * u * u;
    this.noise.forEach((noise, part) => {
      const buffer = this.parts[part];
      buffer.fill(0);
      const band = this.bands[part];
      band.set(frequency, params.width);
      let gain = this.gain;
      for (let i = from; i < to; i++) {
        const pink = noise.next();
        gain += step;
        const hiss = this.airTop[part].lowPass(this.airs[part].tick(pink));
        buffer[i] =
          this.level * gain * (band.bandPass(pink) + params.body * this.lows[part].tick(pink) + 3 * air * hiss);
      }
    });
  }

  /** The middle flies from one side to the other; the side part stays around it. */
  private place(block: Block, from: number, to: number, pan: number): void {
    const { flight } = this;
    for (const channel of flight) channel.fill(0);
    addMiddleSide(flight, this.parts[0], this.parts[1]);
    const left = Math.sqrt(Math.max(0, 1 - pan));
    const right = Math.sqrt(Math.max(0, 1 + pan));
    for (let i = from; i < to; i++) {
      block[0][i] += flight[0][i] * left;
      block[1][i] += flight[1][i] * right;
    }
  }
}

class WhooshVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;

  constructor(
    params: Params,
    private readonly performance: Performance,
    private readonly level: number,
  ) {
    super(params, 2);
    const rhythm = { rate: 0, regularity: 1 };
    this.stream = new EventStream(performance.cue, rhythm, hash32(performance.seed, 'times'), performance.duration);
    this.random = eventDraws(performance, 'passes');
  }

  protected control(time: number): void {
    const { stream, params, random } = this;
    for (let at = stream.takeBefore(time + CONTROL_SECONDS); at >= 0; at = stream.takeBefore(time + CONTROL_SECONDS)) {
      const room = Math.max(0.1, this.performance.duration - at - 0.01);
      const pass = {
        ...params,
        length: Math.min(room, params.length * random.logNormal(0.08)),
        top: params.top * random.logNormal(0.1),
        start: params.start * random.logNormal(0.08),
        peak: params.peak * random.range(0.93, 1.07),
        pan: params.pan * (random.chance(0.5) ? 1 : -1),
      };
      this.start(new Pass(pass, this.level, random.next()), at);
      this.note(at + pass.peak * pass.length, Math.min(1, 0.7 + 0.3 * params.air), 'pass');
    }
  }
}

function mapModifiers(specs: ParamSpecs, words: LayerModifiers): Params {
  const { mods, intensity, variant } = words;
  const length = lengthFactor(mods.size);
  const speed = (mods.speed ?? 1) * ratioBetween(intensity, 0.75, 1.35);
  const pitch = (pitchFactor(mods.pitch) * pow(speed, 0.6)) / pow(length, 0.6);
  const blade = variant === 'sword_swing' || words.material === 'metal';
  const cloth = words.material === 'cloth' || words.material === 'leather';
  return withDefaults(specs, {
    length: mods.duration ?? ((blade ? 0.35 : specs.length.default) * pow(length, 0.45)) / speed,
    start: (blade ? 500 : specs.start.default) * pitch,
    top: (blade ? 3200 : specs.top.default) * pitch * ratio(mods.brightness, 2) * ratioBetween(intensity, 0.75, 1.4),
    end: (blade ? 600 : specs.end.default) * pitch,
    width: (blade ? 5 : specs.width.default) * ratio(mods.tonality, 3),
    peak: specs.peak.default,
    sharp: specs.sharp.default * ratioBetween(intensity, 0.85, 1.25),
    body: (blade ? 0.1 : specs.body.default) * pow(length, 0.5) * ratioBetween(intensity, 0.7, 1.5),
    air: Math.min(
      2,
      (specs.air.default * (blade ? 2.5 : 1) * ratio(mods.brightness, 3) * ratioBetween(intensity, 0.4, 2.5)) /
        pow(length, 0.7),
    ),
    flutter: between(mods.roughness, 0, specs.flutter.default, 0.8) + (cloth ? 0.4 : 0),
  });
}

interface WhooshSound {
  id: string;
  /** Brings the defaults to -23 LUFS momentary (measured). */
  level: number;
  /** Seconds of its beginning that are faint by nature (`SoundModel.preRoll`). */
  preRoll?: number;
  /** Where it differs from a whoosh. */
  values: Readonly<Record<string, number>>;
}

function whooshModel(sound: WhooshSound): SoundModel {
  const params = specsWith(specs, sound.values);
  return soundModel({
    id: sound.id,
    kind: 'one-shot',
    kernel: 'whoosh',
    params,
    variants: ['sword_swing'],
    repeatable: true,
    ...(sound.preRoll !== undefined && { preRoll: sound.preRoll }),
    mapModifiers: (words) => mapModifiers(params, words),
    differences: differencesOf(params),
    naturalSeconds: (values) => values.length,
    naturalRate: (values) => 0.75 / values.length,
    voice: (values, performance) => new WhooshVoice(values, performance, sound.level),
  });
}

/** Something rushes past: a thrown thing, a blade, a sweep of air. */
export const whoosh: SoundModel = whooshModel({ id: 'whoosh', level: 0.104, values: {} });
/** A stick, a rope or an arm swung through the air: short, thin and high. Reference: aeolian tone of 0.2 v / d. */
export const swish: SoundModel = whooshModel({
  id: 'swish',
  level: 0.0979,
  preRoll: 0.03,
  values: {
    length: 0.384,
    start: 480,
    top: 2600,
    end: 620,
    width: 2.4,
    peak: 0.42,
    sharp: 3.15,
    body: 0.114,
    air: 0.5,
    flutter: 0.15,
    pan: 0.35,
  },
});
