import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { cos, lerpLog, pow, softClip, TWO_PI } from '../../dsp/exact-math';
import { sineTurn } from '../../dsp/oscillator';
import { hash32, Random } from '../../dsp/random';
import { Tail } from '../../dsp/tail';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { PassingWalls } from './passing-walls';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  low: { unit: 'Hz', min: 80, max: 2500, default: 650, meaning: 'lowest tone' },
  high: { unit: 'Hz', min: 120, max: 4500, default: 1500, meaning: 'highest tone' },
  period: { unit: 's', min: 0.1, max: 16, default: 4.5, meaning: 'one rise and fall' },
  rise: { unit: '', min: 0.05, max: 0.95, default: 0.45, meaning: 'share of the period that rises' },
  steps: { unit: '', min: 0, max: 1, default: 0, meaning: '0 gliding (wail), 1 two held tones (hi-lo)' },
  bright: { unit: '', min: 0.3, max: 2, default: 1, meaning: 'harmonics: how slowly they fall off' },
  even: { unit: '', min: 0, max: 1.2, default: 0.55, meaning: 'share of the even harmonics' },
  drive: { unit: '', min: 0.2, max: 5, default: 1.2, meaning: 'overdrive of the horn' },
  horn: { unit: 'dB', min: 0, max: 14, default: 6, meaning: 'honk of the loudspeaker horn' },
  street: { unit: 'gain', min: 0, max: 1.5, default: 0.45, meaning: 'the street answers' },
  fading: { unit: 'gain', min: 0, max: 1, default: 0, meaning: 'walls that pass by: the tones come and go' },
  strength: { unit: '', min: 0.05, max: 3, default: 1, meaning: 'level' },
};

const HARMONICS = 11;
const HIGHEST = 18_000;

class SirenVoice extends ControlVoice {
  /** Position in the rise and fall, and in the wave, both in turns. */
  private cycle: number;
  private phase = 0;
  private frequency = 0;
  private step = 0;
  private stepTarget = 0;
  private readonly wander: FractalNoiseLfo;
  private readonly weights = new Float64Array(HARMONICS);
  private readonly honk = Biquad.peak(1200, 1, 6);
  private readonly edge = Biquad.peak(2600, 1, 5);
  private readonly rumble = Biquad.highPass(400);
  /** The street answers. */
  private readonly street = new Tail(1.2, 4500);
  private readonly walls: PassingWalls;
  private tunedHorn = -1;

  constructor(
    params: Params,
    { seed }: Performance,
    private readonly level: number,
  ) {
    super(params, 1);
    const random = new Random(hash32(seed, 'siren'));
    this.cycle = 0.12 * random.uniform();
    this.wander = new FractalNoiseLfo(hash32(seed, 'wander'), 1.5);
    this.walls = new PassingWalls(hash32(seed, 'walls'));
    this.note(0, 0.8, 'siren');
  }

  protected control(): void {
    const { params } = this;
    const before = Math.floor(this.cycle);
    this.cycle += CONTROL_SECONDS / params.period;
    if (Math.floor(this.cycle) > before) this.note(Math.floor(this.cycle) * params.period, 0.6, 'cycle');
    const turn = this.cycle - Math.floor(this.cycle);
    const glide = turn < params.rise ? turn / params.rise : (1 - turn) / (1 - params.rise);
    const wail = 0.5 - 0.5 * cos((TWO_PI / 2) * glide);
    const held = turn < params.rise ? 1 : 0;
    const height = wail + (held - wail) * params.steps;
    this.frequency =
      lerpLog(params.low, Math.max(params.low, params.high), height) * (1 + 0.002 * this.wander.next(CONTROL_SECONDS));
    this.stepTarget = this.frequency / SAMPLE_RATE;
    if (this.step === 0) this.step = this.stepTarget;
    for (let h = 1; h <= HARMONICS; h++) {
      const isHeard = this.frequency * h < HIGHEST;
      this.weights[h - 1] = isHeard ? pow(h, -1 / params.bright) * (h % 2 === 0 ? params.even : 1) : 0;
    }
    if (this.tunedHorn !== params.horn) {
      this.tunedHorn = params.horn;
      this.honk.peak(1200, 1, params.horn);
      this.edge.peak(2600, 1, params.horn * 0.83);
    }
  }

  protected override sound([out]: Block): void {
    const { params, weights } = this;
    const bend = (this.stepTarget - this.step) / CONTROL_FRAMES;
    const scale = (this.level * params.strength) / softClip(params.drive);
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      this.step += bend;
      this.phase += this.step;
      if (this.phase >= 1) this.phase -= 1;
      // sin((h + 1)x) = 2 cos(x) sin(hx) - sin((h - 1)x): one table look-up for all harmonics.
      const twice = 2 * sineTurn(this.phase + 0.25);
      let earlier = 0;
      let harmonic = sineTurn(this.phase);
      let y = 0;
      for (let h = 0; h < HARMONICS; h++) {
        y += weights[h] * harmonic;
        const next = twice * harmonic - earlier;
        earlier = harmonic;
        harmonic = next;
      }
      out[i] += scale * softClip(0.6 * params.drive * y);
    }
    this.honk.process(out, 0, CONTROL_FRAMES);
    this.edge.process(out, 0, CONTROL_FRAMES);
    this.rumble.process(out, 0, CONTROL_FRAMES);
    this.walls.addTo(out, params.fading);
    if (params.street > 0) this.street.addTo(out, params.street);
  }
}

/** One kind of siren: its values, and the gain that brings it to -23 LUFS (measured). */
interface SirenKind {
  id: string;
  level: number;
  values: Readonly<Record<string, number>>;
  /** Other calls of the same siren, by the variant that the words name: what differs there. */
  calls?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The horns of Europe hold two tones a fourth apart. Reference: DIN 14610, 435 and 580 Hz. */
const TWO_TONES = { low: 435, high: 580, period: 1, rise: 0.5, steps: 1 };

/**
 * Sirens are heard between houses; their room too is from the parameter searches. References: SAE J1849 (wail), a
 * recorded ambulance (795 to 1670 Hz, strongest modulation 0.79 Hz), parameter searches of the siren kernel. A little
 * lower than that recording an ambulance is heard as a siren, not as a trumpet (docs/measurements/individuals.md).
 */
const KINDS: readonly SirenKind[] = [
  {
    id: 'siren_ambulance',
    level: 0.0462,
    values: { low: 765, high: 1575, period: 1.27, rise: 0.45, fading: 0.17 },
    calls: { hilo: TWO_TONES },
  },
  { id: 'siren_fire_truck', level: 0.0528, values: { low: 500, high: 1400, period: 4.5, even: 0.5 } },
  { id: 'air_raid', level: 0.093, values: { low: 200, high: 605, period: 8, rise: 0.5, even: 1, drive: 1.9, horn: 2 } },
  { id: 'car_alarm', level: 0.0438, values: { low: 1180, high: 2470, period: 0.33, drive: 3.5, horn: 3, street: 0 } },
];

function shapeOf(specs: ParamSpecs, calls: SirenKind['calls'] = {}): (words: LayerModifiers) => Params {
  return (words) => {
    const { mods } = words;
    const base = withDefaults(specs, calls[words.variant ?? ''] ?? {});
    const tone = pitchFactor(mods.pitch) / pow(lengthFactor(mods.size), 0.4);
    // In a hurry a siren yelps: the period shortens with the speed and with the force.
    const hurry = (mods.speed ?? 1) * ratio(words.intensity, 1.35) * (words.variant === 'yelp' ? 12 : 1);
    return withDefaults(specs, {
      ...base,
      low: base.low * tone,
      high: base.high * tone,
      period: mods.rate === undefined ? base.period / hurry : 1 / mods.rate,
      bright: base.bright * ratio(mods.brightness, 1.6) * ratio(words.intensity, 1.2),
      drive: base.drive * ratio(words.intensity, 1.6) * ratio(mods.roughness, 2),
      street: base.street * ratio(mods.hollowness, 2),
      strength: ratio(words.intensity, 2.2),
    });
  };
}

function sirenModel(kind: SirenKind): SoundModel {
  const specs = specsWith(PARAMS, kind.values);
  return soundModel({
    id: kind.id,
    kind: 'modulated',
    kernel: 'siren horn',
    params: specs,
    variants: ['yelp', ...Object.keys(kind.calls ?? {})],
    mapModifiers: shapeOf(specs, kind.calls),
    differences: differencesOf(specs),
    naturalSeconds: (params) => params.period * 2,
    voice: (params, performance) => new SirenVoice(params, performance, kind.level),
  });
}

/** Police siren. Reference: parameter search of the siren kernel (650 to 1500 Hz, 11 harmonics). */
export const sirenPolice: SoundModel = sirenModel({ id: 'siren_police', level: 0.0498, values: {} });
/** The other sirens, each a source of its own. */
export const OTHER_SIRENS: readonly SoundModel[] = KINDS.map(sirenModel);
