import { clamp, pow } from '../../dsp/exact-math';
import { ToneGrain } from '../../dsp/grains';
import { type ImpactShape, StatisticalImpact } from '../../dsp/statistical-impact';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { type Click, clickGrains } from '../kernels/click';
import { EventVoice, once } from '../kernels/event-voice';
import { specsWith } from '../kernels/kinds';
import { shiftBands } from '../kernels/impact-shape';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  clicks: { unit: '', min: 1, max: 14, default: 2, meaning: 'small clicks of one action' },
  gap: { unit: 'ms', min: 6, max: 400, default: 84, meaning: 'between them' },
  unevenness: { unit: '', min: 0, max: 0.8, default: 0.1, meaning: 'how far those gaps differ' },
  pitch: { unit: 'Hz', min: 300, max: 6000, default: 1500, meaning: 'first resonance of the metal' },
  ring: { unit: 'ms', min: 0.5, max: 30, default: 4, meaning: 'how long it rings (to 1/e)' },
  noise: { unit: 'gain', min: 0, max: 4, default: 1.2, meaning: 'share of the hard tick' },
  body: { unit: 'gain', min: 0, max: 4, default: 0.5, meaning: 'what carries it: plate, door, wall' },
  bodyPitch: { unit: 'Hz', min: 80, max: 1500, default: 400, meaning: 'pitch of that' },
  before: { unit: 'gain', min: 0, max: 1, default: 0, meaning: 'a faint click 12 ms before, as the spring gives' },
  release: { unit: 'gain', min: 0, max: 1.5, default: 0.5, meaning: 'each further click against the first' },
  thunk: { unit: 'gain', min: 0, max: 3, default: 0, meaning: 'the bolt that falls home at the end' },
  thunkPitch: { unit: 'Hz', min: 80, max: 1200, default: 330, meaning: 'pitch of the bolt' },
  jingle: { unit: 'gain', min: 0, max: 1, default: 0, meaning: 'keys that hang beside' },
  strength: { unit: 'gain', min: 0.1, max: 4, default: 1, meaning: 'force of the hand' },
};

interface ClickSound {
  id: string;
  /** Brings the defaults to -23 LUFS momentary (measured). */
  level: number;
  /** Further resonances relative to the first. */
  series: readonly number[];
  /**
   * What a click of a bulky mechanism is made of besides: its case as a rattling thing, in so many contacts within so
   * many seconds.
   */
  works?: { shape: ImpactShape; contacts: number; seconds: number };
  values: Readonly<Record<string, number>>;
}

/** Small mechanisms by id. References: the parameter searches of switch and lock. */
export const CLICKS: readonly ClickSound[] = [
  {
    id: 'switch',
    level: 0.819,
    series: [1, 3.56, 6.85],
    values: {
      clicks: 2,
      gap: 84,
      pitch: 778,
      ring: 6.5,
      noise: 4,
      body: 0.59,
      bodyPitch: 674,
      before: 0.5,
      release: 0.4,
    },
  },
  // Pins and springs in a case of plates: no click of it rings at one pitch.
  {
    id: 'lock_key',
    level: 0.353,
    series: [1, 1.8, 3.07],
    works: {
      contacts: 4,
      seconds: 0.022,
      shape: {
        bands: [0.0038, 0.02, 0.1, 0.2, 0.5, 0.7, 0.4, 0.2],
        length: 0.08,
        slope: 0.1,
        modal: 1.9,
        modeFrequency: 2050,
        modeT60: 0.055,
        modes: 4,
      },
    },
    values: {
      clicks: 5,
      gap: 110,
      unevenness: 0.35,
      pitch: 1500,
      ring: 2,
      noise: 0.8,
      body: 1,
      bodyPitch: 420,
      release: 0.8,
      thunk: 0.35,
      thunkPitch: 450,
      jingle: 0.12,
    },
  },
];

/** Pitch of the body for which the cases are written, Hz. */
const CASE_PITCH = 420;
/** The bolt that drops into its plate: short, dull, without a note. */
const BOLT: ImpactShape = {
  bands: [0.15, 0.35, 0.7, 0.9, 1, 0.9, 0.5, 0.25],
  length: 0.1,
  slope: 0.2,
  modal: 0.15,
  modeFrequency: 330,
  modeT60: 0.03,
  modes: 3,
};

const casing = (shape: ImpactShape, pitch: number): ImpactShape => ({
  ...shape,
  bands: shiftBands(shape.bands, pitch),
  modeFrequency: shape.modeFrequency * pitch,
});

/** A handful of clicks in a row, the last one heavy: the second event is what names a mechanism. */
class ClickVoice extends EventVoice {
  constructor(
    params: Params,
    performance: Performance,
    private readonly kind: ClickSound,
  ) {
    super(params, performance, once(), 1, 0.1);
    this.lay(kind.level, performance, (params.clicks * params.gap) / 1000);
  }

  protected event(time: number): void {
    const { params, random } = this;
    const force = params.strength * random.logNormal(0.12);
    const count = Math.max(1, Math.round(params.clicks));
    const shift = random.logNormal(0.04);
    let at = time;
    this.note(time, Math.min(1, 0.5 * force), 'click');
    if (params.before > 0) {
      this.click(at, force * params.before, 1.3 * shift);
      at += 0.012 * random.logNormal(0.1);
    }
    for (let k = 0; k < count; k++) {
      const level = force * (k === 0 ? 1 : params.release * random.range(0.6, 1.15));
      const pitch = shift * (k === 0 ? 1 : random.range(0.9, 1.3));
      this.at(at, (when) => this.click(when, level, pitch));
      if (params.jingle > 0) this.keys(at, params.jingle * force);
      at += (params.gap / 1000) * random.logNormal(params.unevenness);
    }
    if (params.thunk > 0) this.at(at, (when) => this.bolt(when, force));
  }

  private click(time: number, level: number, pitch: number): void {
    const { params, kind } = this;
    const click: Click = {
      pitches: kind.series.map((share) => Math.min(15_000, params.pitch * pitch * share)),
      ring: params.ring / 1000,
      noise: params.noise,
      noiseSeconds: 0.0013,
      body: kind.works ? 0 : params.body,
      bodyPitch: params.bodyPitch * pow(pitch, 0.5),
      bodySeconds: 0.012,
      level: this.kind.level * level,
    };
    for (const grain of clickGrains(click, this.random)) this.start(grain, time);
    if (kind.works) this.works(kind.works, time, kind.level * level * params.body, pitch);
  }

  /** Parts of a mechanism that meet one after another, and its case with them. */
  private works(
    { shape, contacts, seconds }: NonNullable<ClickSound['works']>,
    time: number,
    level: number,
    pitch: number,
  ): void {
    const { params, random } = this;
    const force = clamp(0.5 + 0.2 * params.strength, 0, 1);
    for (let k = 0; k < contacts; k++) {
      const high = pitch * random.logNormal(0.12);
      const share = level * random.range(0.35, 1);
      const delay = k === 0 ? 0 : seconds * random.uniform();
      this.at(time + delay, (at) =>
        this.start(
          new StatisticalImpact(casing(shape, high * (params.bodyPitch / CASE_PITCH)), force, share, random.next()),
          at,
        ),
      );
    }
  }

  private bolt(time: number, force: number): void {
    const { params, random } = this;
    const shape: ImpactShape = {
      ...BOLT,
      bands: shiftBands(BOLT.bands, (params.thunkPitch / BOLT.modeFrequency) * random.logNormal(0.05)),
      modeFrequency: params.thunkPitch,
    };
    this.start(new StatisticalImpact(shape, 0.6, 1.6 * this.kind.level * force * params.thunk, random.next()), time);
    this.click(time, force, 0.8);
  }

  private keys(time: number, level: number): void {
    const { random } = this;
    for (let k = 0; k < 3; k++) {
      const at = time + random.range(0.005, 0.1);
      const pitch = random.range(4200, 9500);
      this.at(at, (when) =>
        this.start(
          new ToneGrain().begin(
            pitch,
            1,
            random.range(0.006, 0.03),
            this.kind.level * level * random.range(0.4, 1),
            0,
            0.0003,
          ),
          when,
        ),
      );
    }
  }
}

function shapeOf(params: ParamSpecs): (words: LayerModifiers) => Params {
  return (words) => {
    const { mods, intensity } = words;
    const own = (name: string): number => params[name].default;
    const length = lengthFactor(mods.size);
    const dull = words.material === 'wood' || words.material === 'plastic' ? 0.75 : 1;
    const pitch = (pitchFactor(mods.pitch) * dull) / pow(length, 0.5);
    return withDefaults(params, {
      ...Object.fromEntries(Object.keys(params).map((name) => [name, own(name)])),
      clicks: mods.count ?? own('clicks'),
      gap: (own('gap') * pow(length, 0.3)) / (mods.speed ?? 1),
      unevenness: mods.regularity === undefined ? own('unevenness') : 0.6 * (1 - mods.regularity),
      pitch: own('pitch') * pitch * ratio(mods.brightness, 1.5) * ratioBetween(intensity, 0.9, 1.12),
      ring: own('ring') * ratio(mods.tonality, 2.5) * ratio(mods.hollowness, 1.5) * pow(length, 0.4),
      noise: own('noise') * ratio(mods.brightness, 1.8) * ratioBetween(intensity, 0.7, 1.3),
      body: own('body') * ratio(mods.hollowness, 2) * ratio(mods.size, 1.6),
      bodyPitch: own('bodyPitch') * pitch,
      thunk: own('thunk') * ratioBetween(intensity, 0.5, 1.8),
      thunkPitch: own('thunkPitch') * pitch,
      jingle: own('jingle') * ratio(mods.roughness, 2),
      strength: ratioBetween(intensity, 0.4, 2.4),
    });
  };
}

/** Switches, locks and other small mechanisms. */
export function clickModel(sound: ClickSound): SoundModel {
  const params = specsWith(PARAMS, sound.values);
  return soundModel({
    id: sound.id,
    kind: 'one-shot',
    kernel: 'mechanism clicks',
    params,
    repeatable: true,
    mapModifiers: shapeOf(params),
    naturalSeconds: (values) => 0.2 + (values.clicks * values.gap) / 1000,
    differences: differencesOf(params, {
      gap: { octaves: 0.5 },
      ring: { octaves: 0.6 },
      unevenness: { octaves: 0.6 },
      clicks: {},
    }),
    voice: (values, performance) => new ClickVoice(values, performance, sound),
  });
}
