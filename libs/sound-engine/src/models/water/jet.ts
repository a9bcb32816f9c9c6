import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { clamp, dbToGain, pow } from '../../dsp/exact-math';
import { addMiddleSide } from '../../dsp/middle-side';
import type { NoiseStream } from '../../dsp/noise-stream';
import { raisedCosine } from '../../dsp/envelope';
import { hash32 } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { ownNoise } from '../kernels/own-noise';
import { soundModel } from '../kernels/sound-model';
import {
  lengthFactor,
  pitchFactor,
  ratio,
  ratioBetween,
  signed,
  withDefaults,
  type ParamSpecs,
} from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  low: {
    unit: 'Hz',
    min: 60,
    max: 9000,
    default: 2200,
    meaning: 'lower end of the hiss: the hole below it tells a jet from plain noise',
  },
  high: { unit: 'Hz', min: 1500, max: 18_000, default: 14_000, meaning: 'upper end of the hiss' },
  peak: { unit: 'Hz', min: 300, max: 16_000, default: 4260, meaning: 'pitch of the nozzle: 0.2 x speed / width' },
  peakLevel: { unit: 'dB', min: 0, max: 24, default: 12, meaning: 'how far that pitch stands out' },
  peakQ: { unit: 'Q', min: 0.4, max: 12, default: 0.9, meaning: 'how narrow it is' },
  flutter: { unit: 'depth', min: 0, max: 1, default: 0.08, meaning: 'unsteadiness' },
  flutterRate: { unit: '/s', min: 1, max: 60, default: 19, meaning: 'how fast it flutters' },
  body: { unit: 'gain', min: 0, max: 2, default: 0.1, meaning: 'roar under 400 Hz' },
  onset: { unit: 's', min: 0.002, max: 2, default: 0.03, meaning: 'time until it is open' },
  release: { unit: 's', min: 0.01, max: 2, default: 0.2, meaning: 'time in which it closes at the end' },
  puffs: { unit: '/s', min: 0, max: 12, default: 0, meaning: 'pulses per second; 0 for a steady jet' },
  pressure: { unit: 'gain', min: 0.1, max: 4, default: 1, meaning: 'strength' },
};

interface JetSound {
  id: string;
  kind: ModelKind;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  values: Readonly<Record<string, number>>;
}

/** Jets by id. References: the parameter searches of the noise jet. */
export const JETS: readonly JetSound[] = [
  {
    id: 'steam',
    kind: 'texture',
    level: 0.06,
    values: {
      low: 1790,
      high: 10_100,
      peak: 5000,
      peakLevel: 22,
      peakQ: 0.934,
      flutterRate: 19.4,
      flutter: 0.198,
      body: 0.177,
    },
  },
  {
    id: 'spray',
    kind: 'modulated',
    level: 0.185,
    values: {
      low: 6700,
      high: 9400,
      peak: 15_900,
      peakLevel: 4.5,
      peakQ: 1,
      flutterRate: 24,
      flutter: 0.38,
      body: 0.01,
      onset: 0.05,
      release: 0.07,
    },
  },
];

/** Gas or mist through a narrow opening: white noise between two edges with the pitch of the nozzle. */
class JetVoice extends ControlVoice {
  private readonly parts: readonly {
    white: NoiseStream;
    pink: NoiseStream;
    high: Biquad;
    low: Biquad;
    nozzle: Biquad;
    body: Biquad;
    out: Float32Array;
    dark: Float32Array;
  }[];
  private readonly flutter: FractalNoiseLfo;
  private readonly duration: number;
  private gain = 0;
  /** Sum of the frequencies that the filters stand at: cheap to compare, moves with each of them. */
  private tunedFor = 0;
  private step = 0;

  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
  ) {
    super(params, 2);
    const { seed, duration } = performance;
    this.parts = [0, 1].map((part) => ({
      white: ownNoise(performance, 'white', hash32(seed, 'white', part), 'rush'),
      pink: ownNoise(performance, 'pink', hash32(seed, 'pink', part), 'body'),
      high: Biquad.highPass(params.low),
      low: Biquad.lowPass(params.high),
      nozzle: Biquad.peak(4000, 1, 6),
      body: Biquad.lowPass(400),
      out: new Float32Array(CONTROL_FRAMES),
      dark: new Float32Array(CONTROL_FRAMES),
    }));
    this.flutter = new FractalNoiseLfo(hash32(seed, 'flutter'), params.flutterRate);
    this.duration = duration;
  }

  protected control(time: number): void {
    const { params } = this;
    this.flutter.setRate(params.flutterRate);
    const key = params.low + 3 * params.high + 7 * params.peak + 1e5 * params.peakQ + 1e6 * params.peakLevel;
    for (const part of key === this.tunedFor ? [] : this.parts) {
      part.high.highPass(params.low);
      part.low.lowPass(Math.max(params.high, 1.1 * params.low));
      part.nozzle.peak(params.peak, params.peakQ, params.peakLevel);
    }
    this.tunedFor = key;
    const opening =
      raisedCosine((time + CONTROL_SECONDS) / params.onset) *
      raisedCosine((this.duration - time - CONTROL_SECONDS) / params.release);
    const phase = time * params.puffs;
    const pulse =
      params.puffs > 0
        ? raisedCosine(6 * (phase - Math.floor(phase))) * raisedCosine(6 * (0.62 - (phase - Math.floor(phase))))
        : 1;
    const target = params.pressure * opening * pulse * this.flutter.gain(CONTROL_SECONDS, params.flutter);
    this.step = (target - this.gain) / CONTROL_FRAMES;
    if (time === 0) this.note(0, 0.6, 'open');
  }

  protected override sound(block: Block): void {
    const { params, step } = this;
    // A peak of that many dB is made up for, so that the nozzle's pitch changes the colour and not the level.
    const scale = this.level * dbToGain(-0.5 * params.peakLevel);
    let gain = this.gain;
    this.parts.forEach((part, index) => {
      const { out, dark } = part;
      gain = this.gain;
      part.white.fill(out, 0, CONTROL_FRAMES, scale);
      part.high.process(out, 0, CONTROL_FRAMES);
      part.low.process(out, 0, CONTROL_FRAMES);
      part.nozzle.process(out, 0, CONTROL_FRAMES);
      part.pink.fill(dark, 0, CONTROL_FRAMES, (index === 0 ? 1 : 0.3) * scale * params.body);
      part.body.process(dark, 0, CONTROL_FRAMES);
      for (let i = 0; i < CONTROL_FRAMES; i++) {
        gain += step;
        out[i] = (out[i] + dark[i]) * gain;
      }
    });
    this.gain = gain;
    addMiddleSide(block, this.parts[0].out, this.parts[1].out);
  }
}

function shapeOf(params: ParamSpecs): (words: LayerModifiers) => Params {
  return ({ mods, intensity }) => {
    const own = (name: string): number => params[name].default;
    const length = lengthFactor(mods.size);
    const speed = mods.speed ?? 1;
    const pitch =
      (pitchFactor(mods.pitch) * ratio(mods.brightness, 1.7) * ratioBetween(intensity, 0.8, 1.3)) / pow(length, 0.4);
    return withDefaults(params, {
      low: own('low') * pitch,
      high: own('high') * pow(pitch, 0.5),
      peak: own('peak') * pitch * pow(speed, 0.4),
      peakLevel: own('peakLevel') * ratio(mods.tonality, 1.6),
      peakQ: own('peakQ') * ratio(mods.tonality, 4),
      flutter: own('flutter') * ratio(mods.roughness, 4) * ratioBetween(intensity, 0.7, 1.5),
      flutterRate: own('flutterRate') * speed,
      body: own('body') * length * dbToGain(8 * signed(intensity)),
      onset: own('onset') / speed,
      release: own('release'),
      puffs: mods.rate === undefined ? own('puffs') : clamp(mods.rate, 0, 12),
      pressure: dbToGain(8 * signed(intensity)),
    });
  };
}

/** Steam, spray and other hissing jets. */
export function jetModel(jet: JetSound): SoundModel {
  const params = specsWith(PARAMS, jet.values);
  return soundModel({
    id: jet.id,
    kind: jet.kind,
    kernel: 'noise jet',
    params,
    repeatable: jet.kind === 'modulated',
    mapModifiers: shapeOf(params),
    naturalSeconds: () => 1.5,
    differences: differencesOf(params),
    voice: (values, performance) => new JetVoice(values, performance, jet.level),
  });
}
