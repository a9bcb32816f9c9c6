import type { Block } from '../../dsp/control-voice';
import { clamp, pow } from '../../dsp/exact-math';
import { SmallRoom } from '../../dsp/small-room';
import { type ImpactShape, impactSeconds, StatisticalImpact } from '../../dsp/statistical-impact';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { EventVoice, once } from './event-voice';
import { shiftBands, tiltBands } from './impact-shape';
import { differencesOf } from './own-kind';
import { soundModel } from './sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, signed, type ParamSpecs, withDefaults } from './word-shaping';

/** A source of one or many quick blows: a clap is two palms meeting unevenly, a woodpecker drums. */
export interface StrikeSound {
  id: string;
  kind: ModelKind;
  shape: ImpactShape;
  /**
   * Blows of one event, blows per second at its start, change of that rate to its end, level of the last against the
   * first.
   */
  blows: number;
  blowRate: number;
  slowing: number;
  fading: number;
  /** 0 even .. 1 wild. */
  unevenness: number;
  rate?: number;
  regularity?: number;
  /** Size of hands, beak: how far size words move it. */
  sizeShift: number;
  /** The little room that it is always heard in: t60 s, level of the echoes. */
  room?: readonly [number, number];
  /** What answers the last blow and dies away more slowly; its level against the blow's. */
  tail?: { shape: ImpactShape; level: number };
  /** Noise of the quiet against that of small struck things; 1 where not given. */
  quiet?: number;
  level: number;
}

function paramsOf(sound: StrikeSound): ParamSpecs {
  const rhythm: ParamSpecs = {
    rate: { unit: '/s', min: 0.05, max: 12, default: sound.rate ?? 1, meaning: 'how often' },
    regularity: { unit: 'share', min: 0, max: 1, default: sound.regularity ?? 0.9, meaning: 'how evenly' },
  };
  return {
    ...(sound.rate === undefined ? {} : rhythm),
    pitch: { unit: 'ratio', min: 0.3, max: 3.5, default: 1, meaning: 'large low, small high' },
    length: { unit: 's', min: 0.004, max: 1, default: sound.shape.length, meaning: 'how long a blow sounds (t60)' },
    ring: {
      unit: 'gain',
      min: 0,
      max: 3,
      default: sound.shape.modal,
      meaning: 'share of clear resonance: hollow or hard',
    },
    tilt: { unit: 'dB/octave', min: -8, max: 8, default: 0, meaning: 'dull to bright' },
    blows: { unit: 'count', min: 1, max: 40, default: sound.blows, meaning: 'blows in a row' },
    blowRate: { unit: '/s', min: 2, max: 600, default: sound.blowRate, meaning: 'how fast they follow' },
    unevenness: { unit: 'share', min: 0, max: 1, default: sound.unevenness, meaning: 'machine-like to loose' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'force' },
  };
}

class StrikeVoice extends EventVoice {
  private readonly room: SmallRoom | undefined;

  constructor(
    private readonly source: StrikeSound,
    params: Params,
    performance: Performance,
  ) {
    super(
      params,
      performance,
      source.rate === undefined ? once() : { rate: params.rate, regularity: params.regularity },
    );
    this.room = source.room && new SmallRoom(...source.room);
    this.lay(source.level * (source.quiet ?? 1), performance, strikeSeconds(source, params));
  }

  protected override finish(block: Block): void {
    this.room?.process(block[0], 0, CONTROL_FRAMES);
  }

  protected event(time: number): void {
    const { params, random, source } = this;
    const count = Math.max(1, Math.round(params.blows * (source.blows > 4 ? random.range(0.8, 1.2) : 1)));
    const force = random.logNormal(0.1);
    const pitch = random.logNormal(0.03);
    this.note(time, Math.min(1, 0.6 * force * params.strength), 'strike');
    let at = time;
    for (let k = 0; k < count; k++) {
      const u = count > 1 ? k / (count - 1) : 0;
      const level =
        source.level * params.strength * force * pow(source.fading, u) * random.logNormal(0.3 * params.unevenness);
      const high = params.pitch * pitch * random.logNormal(0.05 * params.unevenness);
      this.at(at, (when) => {
        this.blow(when, level, high, { ...source.shape, length: params.length, modal: params.ring });
        if (source.tail && k === count - 1)
          this.blow(when, level * source.tail.level, high, tailShape(source, source.tail.shape, params));
      });
      at += random.logNormal(params.unevenness * 0.3) / (params.blowRate * (1 - (1 - source.slowing) * u));
    }
  }

  private blow(time: number, level: number, high: number, body: ImpactShape): void {
    const { params, random } = this;
    const shape: ImpactShape = {
      ...body,
      bands: tiltBands(shiftBands(body.bands, high), params.tilt),
      modeFrequency: body.modeFrequency * high,
    };
    const velocity = clamp(0.55 * pow(params.strength, 0.4) + 0.03 * params.tilt, 0, 1);
    this.start(new StatisticalImpact(shape, velocity, level, random.next()), time);
  }
}

/** What answers dies away as much sooner or later than usual as the blow does: one body, one decay. */
function tailShape(sound: StrikeSound, shape: ImpactShape, params: Params): ImpactShape {
  return { ...shape, length: (shape.length * params.length) / sound.shape.length };
}

/** Seconds of one event with its tail and its room. */
function strikeSeconds(sound: StrikeSound, params: Params): number {
  return (
    Math.max(
      impactSeconds({ ...sound.shape, length: params.length, modal: params.ring }),
      sound.tail ? impactSeconds(tailShape(sound, sound.tail.shape, params)) : 0,
    ) +
    params.blows / params.blowRate +
    (sound.room?.[0] ?? 0)
  );
}

/** The model of a source of quick blows. */
export function strikeModel(sound: StrikeSound): SoundModel {
  const params = paramsOf(sound);
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: 'rolls of statistical impacts',
    isStruck: true,
    params,
    repeatable: true,
    mapModifiers: (words: LayerModifiers): Params => {
      const { mods, intensity } = words;
      const length =
        lengthFactor(mods.size) *
        (mods.ageClass === 'child' ? 0.6 : mods.ageClass === 'baby' ? 0.4 : 1) *
        (mods.sex === 'f' ? 0.85 : 1);
      const lively =
        (mods.speed ?? 1) *
        ratioBetween(intensity, 0.85, 1.2) *
        (mods.emotion === 'happy' || mods.emotion === 'angry'
          ? 1.2
          : mods.emotion === 'sad' || mods.emotion === 'calm'
            ? 0.75
            : 1);
      return withDefaults(params, {
        rate: mods.rate ?? (sound.rate ?? 1) * lively,
        regularity: mods.regularity ?? sound.regularity ?? 0.9,
        pitch: pitchFactor(mods.pitch) / pow(length, sound.sizeShift),
        length: sound.shape.length * pow(length, 0.4) * ratio(mods.hollowness, 1.8) * (1 - 0.4 * (mods.wetness ?? 0)),
        ring: sound.shape.modal * ratio(mods.tonality, 2.5) * ratio(mods.hollowness, 1.6),
        tilt: 2.5 * signed(mods.brightness) + 1.5 * signed(intensity),
        blows: sound.blows > 4 ? sound.blows * ratio(mods.density, 2) : sound.blows,
        blowRate: sound.blowRate * (sound.blows > 4 ? lively : 1),
        unevenness: sound.unevenness * ratio(mods.roughness, 3),
        strength: ratio(intensity, 2.4),
      });
    },
    naturalSeconds: (values) => Math.max(0.05, strikeSeconds(sound, values)),
    naturalRate: (values) => (sound.rate === undefined ? 0 : values.rate),
    differences: differencesOf(params, {
      blowRate: { octaves: 0.35 },
      length: { trait: 'decay', power: 0.6, octaves: 0.2 },
      tilt: { amount: 1.5 },
    }),
    voice: (values, performance) => new StrikeVoice(sound, values, performance),
  });
}
