import type { Material } from '@whoosh/sound-scene';
import { CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { EventStream } from '../../dsp/event-stream';
import { clamp, dbToGain, lerp, log2, pow } from '../../dsp/exact-math';
import { hash32, Random } from '../../dsp/random';
import { IMPACT_BANDS, type ImpactShape, StatisticalImpact } from '../../dsp/statistical-impact';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { differencesOf } from '../kernels/own-kind';
import { quietOf } from '../kernels/quiet';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, signed, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

/** First resonance of a wooden door, Hz. */
const DOOR_HZ = 219;

const PARAMS: ParamSpecs = {
  pitch: { unit: 'Hz', min: 60, max: 2000, default: DOOR_HZ, meaning: 'first resonance of the panel' },
  damping: { unit: 's', min: 0.015, max: 0.6, default: 0.07, meaning: 'how long the blow sounds (t60 at 710 Hz)' },
  tone: { unit: 'share', min: 0, max: 2, default: 0.2, meaning: '0 a dead panel .. 2 a ringing sheet' },
  ring: { unit: 's', min: 0.015, max: 1.5, default: 0.06, meaning: 'how long its resonances ring (t60)' },
  tilt: { unit: 'dB/octave', min: -6, max: 6, default: 0, meaning: 'hardness of knuckle and panel' },
  strength: { unit: 'gain', min: 0.1, max: 4, default: 1, meaning: 'force of the blows' },
  rate: { unit: '/s', min: 0.3, max: 12, default: 4.2, meaning: 'knocks per second' },
  regularity: { unit: 'share', min: 0, max: 1, default: 0.94, meaning: 'evenness of the rhythm' },
  group: { unit: 'knocks', min: 1, max: 64, default: 4, meaning: 'knocks before a rest' },
};

/** Level of each band for a wooden door: between the measured sets of wood tap and thud. */
const BANDS = [1, 1.6, 1.6, 1.2, 0.8, 0.5, 0.25, 0.12] as const;
const MODES = 4;
/** Rest between groups, s. */
const REST_SECONDS = 0.9;
/** Brings the defaults to -23 LUFS momentary. */
const LEVEL = 0.35;
/** RMS of the quiet between the knocks: 40 dB under one in recordings, less here, where a knock may be faint. */
const QUIET = 0.0007;

/** A panel beside a wooden door: pitch, damping, tone, ring (factors) and tilt (dB/octave). */
type Panel = readonly [pitch: number, damping: number, tone: number, ring: number, tilt: number];
const STONE: Panel = [2.2, 0.5, 0.6, 0.5, 1];
const PANELS: Partial<Record<Material, Panel>> = {
  metal: [1.3, 1.6, 5, 5, 1],
  tin: [1.9, 1.3, 6, 3.5, 2],
  glass: [2.74, 0.9, 3, 1.6, 3],
  ceramic: [3, 0.7, 3, 1.2, 2],
  stone: STONE,
  concrete: STONE,
  brick: STONE,
  tile: [2.6, 0.5, 1, 0.7, 1.5],
  plastic: [1.6, 0.7, 1.5, 0.7, 0.5],
  cardboard: [1.1, 0.6, 0.5, 0.5, -2],
};
const WOOD: Panel = [1, 1, 1, 1, 0];

class KnockVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;
  /** This door, not another: its pitch beside the others'. */
  private readonly detune: number;

  constructor(params: Params, performance: Performance) {
    super(params, 1);
    const rhythm = {
      rate: params.rate,
      regularity: params.regularity,
      group: Math.round(params.group),
      rest: REST_SECONDS,
    };
    this.stream = new EventStream(
      performance.cue,
      rhythm,
      hash32(performance.seed, 'times'),
      performance.duration - 0.05,
    );
    this.random = eventDraws(performance, 'hits');
    this.start(quietOf(performance, QUIET), 0);
    this.detune = new Random(hash32(performance.seed, 'door')).range(0.94, 1.06);
  }

  protected control(time: number): void {
    this.stream.setRhythm(this.params.rate, this.params.regularity, Math.round(this.params.group));
    for (
      let at = this.stream.takeBefore(time + CONTROL_SECONDS);
      at >= 0;
      at = this.stream.takeBefore(time + CONTROL_SECONDS)
    )
      this.knock(at);
  }

  private knock(at: number): void {
    const { random, params } = this;
    const blow = params.strength * random.logNormal(0.12);
    const velocity = clamp(0.5 * pow(blow, 0.5), 0, 1);
    this.start(
      new StatisticalImpact(this.shape(), velocity, LEVEL * blow, random.next()),
      at,
      Math.min(1, 0.5 * blow),
      'knock',
    );
  }

  private shape(): ImpactShape {
    const { pitch, damping, tone, ring, tilt } = this.params;
    const octaves = log2((pitch * this.detune) / DOOR_HZ);
    return {
      bands: IMPACT_BANDS.map((_, k) => bandLevel(k - octaves) * dbToGain(tilt * (k - 2))),
      length: damping,
      slope: 0.7,
      modal: tone,
      modeFrequency: pitch * this.detune,
      modeT60: ring,
      modes: MODES,
    };
  }
}

/** Level at a place between the bands; beyond the ends it falls by 6 dB per octave. */
function bandLevel(index: number): number {
  if (index <= 0) return BANDS[0] * pow(0.5, -index);
  const last = BANDS.length - 1;
  if (index >= last) return BANDS[last] * pow(0.5, index - last);
  const left = Math.floor(index);
  return lerp(BANDS[left], BANDS[left + 1], index - left);
}

function mapModifiers(words: LayerModifiers): Params {
  const panel = PANELS[words.surface ?? words.material ?? 'wood'] ?? WOOD;
  const { mods } = words;
  const length = lengthFactor(mods.size);
  return withDefaults(PARAMS, {
    pitch: (DOOR_HZ * panel[0] * pitchFactor(mods.pitch)) / pow(length, 0.9),
    damping: 0.07 * panel[1] * ratio(mods.hollowness, 1.8) * pow(length, 0.4),
    tone: 0.2 * panel[2] * ratio(mods.tonality, 3) * ratio(mods.hollowness, 1.5),
    ring: 0.06 * panel[3] * ratio(mods.hollowness, 2.2) * pow(length, 0.4),
    tilt: panel[4] + 4 * signed(mods.brightness) + 1.6 * signed(words.intensity) - 2.5 * signed(mods.size),
    strength: ratio(words.intensity, 2.5),
    rate: mods.rate ?? 4.2 * (mods.speed ?? 1),
    regularity: mods.regularity === undefined ? 0.94 : 0.5 + 0.5 * mods.regularity,
    group: mods.count ?? 4,
  });
}

/**
 * Knuckles on a door, as statistical impacts: clean panel modes were heard as a drum machine (rank > 4), these as Knock
 * (rank 1).
 */
export const knock: SoundModel = soundModel({
  id: 'knock',
  kind: 'sequence',
  kernel: 'knuckle impact',
  isStruck: true,
  params: PARAMS,
  repeatable: true,
  mapModifiers,
  naturalSeconds: (params) => Math.max(0.15, params.damping * 2, params.ring * 1.1),
  naturalRate: (params) => params.rate,
  differences: differencesOf(PARAMS, { pitch: { trait: 'pitch', power: 0.5, octaves: 0.2 }, tilt: { amount: 1.5 } }),
  voice: (params, performance) => new KnockVoice(params, performance),
});
