import { CONTROL_SECONDS, type Block, type Grain } from '../../dsp/control-voice';
import { cos, PI, pow, sin } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { WhiteNoise } from '../../dsp/noise';
import { Random } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import { ValueNoise } from '../../dsp/value-noise';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { EventVoice, once } from '../kernels/event-voice';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  seconds: { unit: 's', min: 0.08, max: 4, default: 0.6, meaning: 'length of one pull' },
  peak: { unit: 'share', min: 0.1, max: 0.9, default: 0.4, meaning: 'when it is fastest' },
  pitch: { unit: 'Hz', min: 200, max: 9000, default: 1560, meaning: 'band of the rubbing' },
  sweep: { unit: '', min: 0, max: 1.5, default: 0.2, meaning: 'how far that rises with the speed' },
  q: { unit: 'Q', min: 0.4, max: 6, default: 0.9, meaning: 'how narrow it is' },
  teeth: { unit: '/s', min: 4, max: 400, default: 50, meaning: 'teeth, or stutters, at the middle of the pull' },
  toothed: { unit: 'share', min: 0, max: 1, default: 0.8, meaning: '0 a smooth rub .. 1 tooth by tooth' },
  rising: { unit: 'exponent', min: 0, max: 3, default: 0.3, meaning: 'how far the teeth speed up' },
  grain: { unit: 'depth', min: 0, max: 1.5, default: 0.6, meaning: 'roughness of the surfaces' },
  body: { unit: 'gain', min: 0, max: 3, default: 0.5, meaning: 'what answers: seat, floor, cloth' },
  bodyPitch: { unit: 'Hz', min: 60, max: 2500, default: 137, meaning: 'pitch of that' },
  stop: { unit: 'gain', min: 0, max: 2, default: 0.4, meaning: 'the blow at the end' },
  stopPitch: { unit: 'Hz', min: 80, max: 5000, default: 330, meaning: 'pitch of that blow' },
  strength: { unit: 'gain', min: 0.1, max: 4, default: 1, meaning: 'force of the pull' },
};

interface Gesture {
  id: string;
  kind: ModelKind;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  values: Readonly<Record<string, number>>;
}

/** Pulls by id. References: the parameter searches of the friction gesture. */
export const GESTURES: readonly Gesture[] = [
  {
    id: 'chair_move',
    kind: 'one-shot',
    level: 0.48,
    values: {
      seconds: 0.495,
      peak: 0.4,
      pitch: 1200,
      sweep: 0.274,
      q: 0.944,
      teeth: 96.8,
      toothed: 0.776,
      rising: 0.524,
      grain: 0.502,
      body: 0.551,
      bodyPitch: 157,
      stop: 0.207,
      stopPitch: 332,
    },
  },
  {
    id: 'zipper',
    kind: 'modulated',
    level: 0.526,
    values: {
      seconds: 0.605,
      peak: 0.8,
      pitch: 2080,
      // As far as it goes: teeth that pass faster are a higher tone (pitch = rate of the teeth), which tells a zipper.
      sweep: 1.5,
      q: 2.12,
      teeth: 145,
      toothed: 1,
      rising: 2.87,
      grain: 0.235,
      body: 0.301,
      bodyPitch: 914,
      stop: 0.181,
      stopPitch: 1150,
    },
  },
];

/** One pull: noise in a band that follows the speed, cut into teeth, with the body that answers. */
class Pull implements Grain {
  private readonly noise: WhiteNoise;
  private readonly rough: ValueNoise;
  private readonly band = new Svf(1500, 1);
  private readonly body = new Svf(140, 4);
  private readonly jitter: Random;
  private readonly frames: number;
  private frame = 0;
  private phase = 0;
  private pace = 1;
  private gain = 0;

  constructor(
    private readonly params: Params,
    seconds: number,
    private readonly level: number,
    private readonly pitch: number,
    seed: number,
  ) {
    this.noise = new WhiteNoise(seed);
    this.rough = new ValueNoise(seed ^ 0x51ed27, 60);
    this.jitter = new Random(seed ^ 0x7f4a7c15);
    this.frames = Math.max(CONTROL_FRAMES, Math.round(seconds * SAMPLE_RATE));
    this.body.set(params.bodyPitch, 4);
  }

  add(block: Block, from: number, to: number): boolean {
    const { params, band, body, noise, jitter } = this;
    const position = this.frame / this.frames;
    const speed =
      position >= 1
        ? 0
        : position < params.peak
          ? sin((PI / 2) * (position / params.peak))
          : cos((PI / 2) * ((position - params.peak) / (1 - params.peak)));
    band.set(Math.min(15_000, params.pitch * this.pitch * (1 + params.sweep * (speed - 0.5))), params.q);
    const target =
      this.level * pow(Math.max(0, speed), 0.8) * Math.max(0, 1 + params.grain * this.rough.next(CONTROL_SECONDS));
    const step = (target - this.gain) / CONTROL_FRAMES;
    const teeth =
      (params.teeth * (0.3 + 0.7 * speed) * pow(1 + Math.min(1, position), params.rising) * 0.6) / SAMPLE_RATE;
    for (let i = from; i < to; i++) {
      this.phase += teeth * this.pace;
      if (this.phase >= 1) {
        this.phase -= 1;
        this.pace = jitter.logNormal(0.08);
      }
      const edge = 1 - this.phase;
      const tooth = 1 - params.toothed + params.toothed * 2.2 * edge * edge * edge;
      const x = band.bandPass(noise.next()) * this.gain * tooth;
      const y = x + params.body * 2 * body.bandPass(x + 0.2 * this.gain * tooth * noise.next());
      for (const channel of block) channel[i] += y;
      this.gain += step;
    }
    this.frame += to - from;
    return this.frame < this.frames + 4800;
  }
}

class GestureVoice extends EventVoice {
  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
  ) {
    super(params, performance, once(), 1, 0.2);
    this.lay(level, performance);
  }

  protected event(time: number, index: number): void {
    const { params, random } = this;
    const level = this.level * params.strength * random.logNormal(0.12) * (index % 2 === 0 ? 1 : 0.85);
    const seconds = params.seconds * random.logNormal(0.1);
    const pitch = (index % 2 === 0 ? 1 : 1.12) * random.logNormal(0.04);
    this.start(new Pull(params, seconds, level, pitch, random.next()), time, 0.5, 'pull');
    if (params.stop > 0) {
      this.at(time + seconds * 0.98, (at) => {
        this.start(
          new NoiseGrain().begin(random.next(), params.stopPitch, 0.9, 0.02, 0.8 * level * params.stop, 0, 0.0006),
          at,
        );
        this.start(
          new NoiseGrain().begin(random.next(), params.stopPitch * 3, 1, 0.005, 0.4 * level * params.stop, 0, 0.0004),
          at,
        );
      });
    }
  }
}

function shapeOf(params: ParamSpecs): (words: LayerModifiers) => Params {
  return (words) => {
    const { mods, intensity } = words;
    const own = (name: string): number => params[name].default;
    const length = lengthFactor(mods.size);
    const speed = (mods.speed ?? 1) * ratioBetween(intensity, 0.8, 1.3);
    const hard =
      words.surface === 'carpet' || words.surface === 'cloth'
        ? 0.5
        : words.surface === 'metal' || words.surface === 'tile'
          ? 1.5
          : 1;
    const pitch = (pitchFactor(mods.pitch) * hard) / pow(length, 0.4);
    return withDefaults(params, {
      ...Object.fromEntries(Object.keys(params).map((name) => [name, own(name)])),
      seconds: mods.duration ?? (own('seconds') * pow(length, 0.4)) / speed,
      pitch: own('pitch') * pitch * ratio(mods.brightness, 1.8) * pow(speed, 0.4),
      q: own('q') * ratio(mods.tonality, 3),
      teeth: mods.rate ?? (own('teeth') * speed) / pow(length, 0.3),
      toothed: Math.min(1, own('toothed') * ratio(mods.roughness, 1.4)),
      grain: own('grain') * ratio(mods.roughness, 2),
      body: own('body') * ratio(mods.hollowness, 2.2) * ratio(mods.size, 1.4),
      bodyPitch: own('bodyPitch') * pitch,
      stop: own('stop') * ratioBetween(intensity, 0.5, 2),
      stopPitch: own('stopPitch') * pitch,
      strength: ratioBetween(intensity, 0.45, 2.2),
    });
  };
}

/** Chairs, zippers and other things that are pulled along. */
export function gestureModel(gesture: Gesture): SoundModel {
  const params = specsWith(PARAMS, gesture.values);
  return soundModel({
    id: gesture.id,
    kind: gesture.kind,
    kernel: 'friction gesture',
    params,
    repeatable: true,
    mapModifiers: shapeOf(params),
    naturalSeconds: (values) => values.seconds + 0.15,
    naturalRate: (values) => (gesture.kind === 'modulated' ? 0.6 / values.seconds : 0),
    differences: differencesOf(params),
    voice: (values, performance) => new GestureVoice(values, performance, gesture.level),
  });
}
