import type { Block, Grain } from '../../dsp/control-voice';
import { raisedCosine } from '../../dsp/envelope';
import { clamp, exp } from '../../dsp/exact-math';
import { sineTurn } from '../../dsp/oscillator';
import { hash32, Random } from '../../dsp/random';
import { RoomFloor } from '../../dsp/room-floor';
import { SmallRoom } from '../../dsp/small-room';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { EventVoice } from '../kernels/event-voice';
import { specsWith } from '../kernels/kinds';
import { type Differences, differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  pitch: { unit: 'Hz', min: 60, max: 9000, default: 1110, meaning: 'tone' },
  slide: { unit: 'ratio', min: 0.25, max: 4, default: 1, meaning: 'tone at the end against the start' },
  on: { unit: 's', min: 0.01, max: 4, default: 0.2, meaning: 'length of one beep' },
  rate: { unit: '/s', min: 0.1, max: 20, default: 1.6, meaning: 'groups of beeps per second' },
  group: { unit: '', min: 1, max: 12, default: 1, meaning: 'beeps in a group' },
  gap: { unit: 's', min: 0.01, max: 2, default: 0.1, meaning: 'silence between beeps of a group' },
  first: { unit: '', min: 0, max: 1.5, default: 1, meaning: 'fundamental' },
  second: { unit: '', min: 0, max: 1.5, default: 0.05, meaning: 'second harmonic' },
  third: { unit: '', min: 0, max: 1.5, default: 0.2, meaning: 'third harmonic: a buzzer has much' },
  fourth: { unit: '', min: 0, max: 1.5, default: 0, meaning: 'fourth harmonic' },
  fifth: { unit: '', min: 0, max: 1.5, default: 0.05, meaning: 'fifth harmonic' },
  fade: { unit: '', min: 0, max: 8, default: 0, meaning: 'how far it dies away within the beep' },
  regularity: { unit: '', min: 0, max: 1, default: 1, meaning: 'evenness' },
  strength: { unit: '', min: 0.05, max: 3, default: 1, meaning: 'level' },
};

/** What a norm or a circuit holds steady slides in no individual. */
const HELD_TONE: Differences = { slide: {} };
/** A clock's crystal swings 32,768 times a second in all of them: tone, beeps and their groups are its binary parts. */
const OF_ONE_CRYSTAL: Differences = { ...HELD_TONE, pitch: {}, rate: {} };

const EDGE_SECONDS = 0.004;

/** One tone with its harmonics, switched on and off without a click. */
class BeepGrain implements Grain {
  private phase = 0;
  private frame = 0;
  private readonly frames: number;

  constructor(
    private readonly params: Params,
    private readonly level: number,
    private readonly pitch: number,
  ) {
    this.frames = Math.round(params.on * SAMPLE_RATE);
  }

  add(block: Block, from: number, to: number): boolean {
    const { params, level } = this;
    const upper = this.pitch * Math.max(1, params.slide);
    const second = upper * 2 < 20_000 ? params.second : 0;
    const third = upper * 3 < 20_000 ? params.third : 0;
    const fourth = upper * 4 < 20_000 ? params.fourth : 0;
    const fifth = upper * 5 < 20_000 ? params.fifth : 0;
    const edge = EDGE_SECONDS * SAMPLE_RATE;
    const fade = exp(-params.fade * (this.frame / this.frames));
    for (let i = from; i < to && this.frame < this.frames; i++, this.frame++) {
      const done = this.frame / this.frames;
      this.phase += (this.pitch * (1 + (params.slide - 1) * done)) / SAMPLE_RATE;
      if (this.phase >= 1) this.phase -= 1;
      const p = this.phase;
      const low = params.first * sineTurn(p) + second * sineTurn(2 * p) + third * sineTurn(3 * p);
      const wave = low + fourth * sineTurn(4 * p) + fifth * sineTurn(5 * p);
      const y = level * fade * wave * raisedCosine(this.frame / edge) * raisedCosine((this.frames - this.frame) / edge);
      for (let channel = 0; channel < block.length; channel++) block[channel][i] += y;
    }
    return this.frame < this.frames;
  }
}

/** Power of a tone with its harmonics against that of the tone alone. */
function powerOf({ first, second, third, fourth, fifth }: Params): number {
  return first * first + fourth * fourth + second * second + third * third + fifth * fifth;
}

class BeepVoice extends EventVoice {
  /** Pitch, and factor of the upper harmonics: no two sounders are quite alike. */
  private readonly tuning: number;
  private readonly edge: number;
  /** Their clocks neither: ISO 8201 grants each time of the pattern a tenth. */
  private readonly pace: number;
  private readonly room: SmallRoom | undefined;

  constructor(
    params: Params,
    performance: Performance,
    private readonly kind: BeepKind,
  ) {
    super(params, performance, { rate: params.rate, regularity: params.regularity });
    if (kind.floor)
      this.start(new RoomFloor(kind.floor * kind.level, performance.duration, hash32(performance.seed, 'floor')), 0);
    this.room = kind.room && new SmallRoom(...kind.room);
    const maker = new Random(hash32(performance.seed, 'maker'));
    this.tuning = kind.isQuartz ? 1 : maker.logNormal(0.07);
    this.edge = maker.logNormal(0.8);
    this.pace = kind.isQuartz ? 1 : clamp(maker.logNormal(0.05), 0.92, 1.08);
  }

  protected override finish(block: Block): void {
    this.room?.process(block[0], 0, CONTROL_FRAMES);
  }

  protected event(time: number): void {
    const { params, edge, pace } = this;
    const own = { ...params, on: params.on * pace, third: params.third * edge, fifth: params.fifth * edge };
    // As loud as any other.
    const level = this.kind.level * params.strength * Math.sqrt(powerOf(params) / powerOf(own));
    for (let k = 0; k < Math.round(params.group); k++) {
      this.at(time + k * (params.on + params.gap) * pace, (at) => {
        // The oscillator of a cheap sounder is never quite in tune with itself.
        const pitch = params.pitch * this.tuning * (1 + 0.0015 * this.random.bipolar());
        this.start(new BeepGrain(own, level, pitch), at, Math.min(1, 0.6 * params.strength), 'beep');
      });
    }
  }
}

/** One kind of sounder: its values, and the gain that brings it to -23 LUFS momentary (measured). */
interface BeepKind {
  id: string;
  level: number;
  values: Readonly<Record<string, number>>;
  /** The room that it stands in: t60 s, level; and what a quiet recording adds, RMS against its own level. */
  room?: readonly [number, number];
  floor?: number;
  /** Whether a crystal keeps its tone and its time. */
  isQuartz?: boolean;
  differences?: Differences;
}

/**
 * References: ISO 8201 (temporal three), parameter searches of the tone kernel. A quartz alarm clock divides the 32,768
 * Hz of its crystal: 2,048 Hz, in beeps of a sixteenth of a second, eight a second, for half of each second; its disc
 * answers loudest at the second harmonic. Partials in two recordings: 2,045 Hz with -17, 0, -21, -13 and -38 dB, and
 * 4,095 Hz with -30, 0 and -28; beeps of 65 to 126 ms.
 */
const KINDS: readonly BeepKind[] = [
  {
    id: 'alarm_clock',
    level: 0.0945,
    floor: 0.0056,
    isQuartz: true,
    differences: OF_ONE_CRYSTAL,
    values: {
      pitch: 2048,
      on: 0.0625,
      gap: 0.0625,
      group: 4,
      rate: 1,
      first: 0.14,
      second: 1,
      third: 0.09,
      fourth: 0.22,
      fifth: 0.012,
    },
  },
  {
    id: 'smoke_alarm',
    level: 0.0675,
    differences: HELD_TONE,
    values: { pitch: 3490, on: 0.5, gap: 0.5, group: 3, rate: 0.25, third: 0.2, fifth: 0.1 },
  },
  { id: 'ecg', level: 0.302, differences: HELD_TONE, values: { on: 0.043, rate: 1.5 } },
];

function shapeOf(specs: ParamSpecs): (words: LayerModifiers) => Params {
  const base = withDefaults(specs, {});
  return (words) => {
    const { mods } = words;
    const hurry = (mods.speed ?? 1) * ratio(words.intensity, 1.2);
    const on = clamp(mods.duration ?? base.on / Math.sqrt(hurry), 0.01, 4);
    const group = words.variant === 'alarm' ? 4 : base.group;
    const gap = base.gap / Math.sqrt(hurry);
    return withDefaults(specs, {
      ...base,
      pitch: (base.pitch * (words.variant === 'alarm' ? 1.85 : 1) * pitchFactor(mods.pitch)) / lengthFactor(mods.size),
      on,
      gap,
      group,
      // A beep longer than its period would run into the next one.
      rate: Math.min(mods.rate ?? base.rate * hurry, 0.9 / (on * group + gap * (group - 1))),
      second: base.second * ratio(mods.brightness, 2) * ratio(mods.roughness, 2),
      third: base.third * ratio(mods.brightness, 2.5) * ratio(mods.roughness, 2.5) * ratio(words.intensity, 2.6),
      fifth: base.fifth * ratio(mods.brightness, 3) * ratio(mods.roughness, 3) * ratio(words.intensity, 2.6),
      regularity: mods.regularity ?? 1,
      strength: ratio(words.intensity, 2.2),
    });
  };
}

/** The model of a sounder. */
export function beepModel(kind: BeepKind): SoundModel {
  const specs = specsWith(PARAMS, kind.values);
  return soundModel({
    id: kind.id,
    kind: 'sequence',
    kernel: 'gated tone',
    params: specs,
    repeatable: true,
    mapModifiers: shapeOf(specs),
    differences: differencesOf(specs, kind.differences),
    naturalSeconds: (params) => params.on * params.group + params.gap * (params.group - 1) + 0.02,
    naturalRate: (params) => params.rate,
    voice: (params, performance) => new BeepVoice(params, performance, kind),
  });
}

/** An electronic sounder. */
export const beep: SoundModel = beepModel({
  id: 'beep',
  level: 0.248,
  room: [0.25, 0.25],
  floor: 0.009,
  values: { on: 0.11, fade: 1, second: 0.12 },
});
/** Alarms and monitors, each a source of its own. */
export const OTHER_BEEPS: readonly SoundModel[] = KINDS.map(beepModel);
