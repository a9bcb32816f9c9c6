import type { Block } from '../../dsp/control-voice';
import { CONTROL_SECONDS } from '../../dsp/control-voice';
import { clamp, dbToGain, exp2, lerpLog, pow, sin, softClip, PI } from '../../dsp/exact-math';
import { Biquad } from '../../dsp/biquad';
import { hash32, type Random } from '../../dsp/random';
import { WhiteNoise } from '../../dsp/noise';
import { StickSlip } from '../../dsp/stick-slip';
import { ValueNoise } from '../../dsp/value-noise';
import { type ImpactShape, StatisticalImpact } from '../../dsp/statistical-impact';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { EventVoice } from '../kernels/event-voice';
import { specsWith } from '../kernels/kinds';
import { eventDraws, ownDraws } from '../kernels/own-draws';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  pitch: { unit: 'Hz', min: 10, max: 2500, default: 331, meaning: 'slips per second while it moves fast' },
  slow: {
    unit: '',
    min: 0,
    max: 1,
    default: 0.55,
    meaning: 'how far it slows to single clicks at the ends of a groan',
  },
  wobble: { unit: '', min: 0, max: 0.5, default: 0.164, meaning: 'wandering of the pitch' },
  jitter: { unit: '', min: 0, max: 0.5, default: 0.104, meaning: 'irregularity of the slips' },
  rough: { unit: '', min: 0, max: 2, default: 1.4, meaning: 'shudder' },
  shudder: { unit: 'Hz', min: 8, max: 120, default: 29, meaning: 'shudders per second' },
  low: { unit: 'Hz', min: 100, max: 3000, default: 743, meaning: 'resonance of the leaf' },
  high: { unit: 'Hz', min: 800, max: 9000, default: 3600, meaning: 'resonances of the hinge' },
  q: { unit: '', min: 1, max: 120, default: 7.9, meaning: 'sharpness of the resonances' },
  balance: { unit: '', min: 0, max: 1, default: 0.95, meaning: '0 leaf alone, 1 hinge alone' },
  drive: { unit: '', min: 0.3, max: 6, default: 2.26, meaning: 'harshness' },
  groan: { unit: 's', min: 0.1, max: 4, default: 1.5, meaning: 'length of one groan' },
  rate: { unit: '/s', min: 0.1, max: 4, default: 0.72, meaning: 'groans per second' },
  regularity: { unit: '', min: 0, max: 1, default: 0.75, meaning: 'evenness of the groans' },
  strength: { unit: '', min: 0.05, max: 3, default: 1, meaning: 'level' },
};

/**
 * Resonances of the hinge relative to `high`. Reference: parameter search of the creak kernel (3210, 3610, 5140 Hz).
 */
const HINGE = [0.89, 1, 1.43] as const;
/**
 * How far they lie elsewhere in another hinge, octaves; further, weaker resonances of leaf and frame that it has, Hz
 * and level.
 */
const HINGE_OCTAVES = 0.25;
const FRAME_LEVEL = 0.35;
const FRAME = [0.37, 1.9, 2.6, 3.3] as const;
/** How far shudders differ (log-normal): a hinge is no oscillator. */
const SHUDDER_SPREAD = 0.35;

/**
 * How far the slips' rate moves from one end of a groan to the other, octaves (standard deviation), and the usual fall:
 * in the development recordings 01 of door_creak falls from 700 slips a second to 6, 02 stays between 5 and 12.
 */
const COURSE_OCTAVES = 0.8;
const COURSE_FALL = 0.7;
/** How far lengths of groans differ (log-normal). */
const GROAN_SPREAD = 0.35;
/** Each resonance is coupled to what slips now more, now less: how often that changes, Hz. */
const COUPLING_HERTZ = 5;

/** Slowest slips, as a share of the usual: slower ones could not be heard apart from rest. */
const LEAST_MOVING = 0.01;

interface CreakSound {
  id: string;
  kind: ModelKind;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  /** Noise of the quiet against that of small struck things: 35 and 42 dB under the loudest in recordings. */
  quiet: number;
  /** Noise of the rubbing between slips, against their force. */
  rub: number;
  /** How far a resonance is coupled to what slips now more, now less, dB. */
  coupling: number;
  /** Exponent of the speed over the level: how steeply a groan swells. */
  swell: number;
  /** How far resonances follow the rate of the slips, as an exponent; 0: they stand still, as those of steel do. */
  scream: number;
  /** How far hinges differ in the sharpness of their resonances, octaves. */
  sharpness: number;
  /** What it meets at the end of a groan. */
  clang?: ImpactShape;
  /** Where it differs from a door. */
  values: Readonly<Record<string, number>>;
}

/** Stick and slip: pulses that let go of a hinge, into the resonances of hinge and leaf. */
class CreakVoice extends EventVoice {
  private readonly resonances: readonly { share: number; level: number; sharp: number }[];
  private readonly filters: readonly Biquad[];
  private readonly couplings: readonly ValueNoise[];
  private readonly gains: number[];
  private readonly rub: WhiteNoise;
  /** Hurries and hesitations of the hand. */
  private readonly hand: ValueNoise;
  private shudderPace = 1;
  private shudderDepth = 1;
  private readonly wander: ValueNoise;
  private readonly pulse = new Float32Array(CONTROL_FRAMES);
  private readonly part = new Float32Array(CONTROL_FRAMES);
  private readonly slips: StickSlip;
  private readonly shudders: Random;
  /** When the running groan began and ends, s; octaves of its rate at either end. */
  private began = -1;
  private ends = -1;
  private course: readonly [number, number] = [0, 0];
  private shudderPhase = 0;
  private level = 0;
  private levelStep = 0;

  constructor(
    params: Params,
    performance: Performance,
    private readonly kind: CreakSound,
  ) {
    super(params, performance, { rate: params.rate, regularity: params.regularity }, 1, 0.1);
    this.wander = new ValueNoise(hash32(performance.seed, 'wander'), 8.5);
    this.rub = new WhiteNoise(hash32(performance.seed, 'rub'));
    this.hand = new ValueNoise(hash32(performance.seed, 'hand'), 5);
    const draws = ownDraws(performance, 'hinge');
    this.resonances = [
      ...HINGE.map((share) => ({ share, level: 1 })),
      ...FRAME.map((share) => ({ share, level: FRAME_LEVEL })),
    ].map(({ share, level }) => ({
      share: share * (draws?.factor(HINGE_OCTAVES) ?? 1),
      level: level * (draws?.factor(0.6) ?? 1),
      sharp: draws?.factor(0.5) ?? 1,
    }));
    this.filters = [Biquad.bandPass(596, 7), ...this.resonances.map(({ share }) => Biquad.bandPass(3600 * share, 7))];
    this.couplings = this.filters.map(
      (_, k) => new ValueNoise(hash32(performance.seed, 'coupling', k), COUPLING_HERTZ),
    );
    this.gains = this.filters.map(() => 1);
    this.shudders = eventDraws(performance, 'shudders');
    this.slips = new StickSlip(eventDraws(performance, 'slips'), params.pitch, params.jitter);
    this.lay(kind.quiet * kind.level, performance);
  }

  protected event(time: number): void {
    const { params, random } = this;
    this.began = time;
    this.slips.letGo();
    this.shudderPhase = 0.5;
    this.ends = time + params.groan * random.logNormal(GROAN_SPREAD);
    // The hinge jumps between ways of slipping: the same rate, half as fast again, three quarters.
    const height = random.pick([0, 0, 0.58, -0.42]);
    this.course = [
      height + COURSE_OCTAVES * clamp(random.gaussian(), -2, 2),
      height - COURSE_FALL + COURSE_OCTAVES * clamp(random.gaussian(), -2, 2),
    ];
    this.note(time, 0.6, 'groan');
    const { clang, level } = this.kind;
    if (clang)
      this.at(this.ends, (at) =>
        this.start(new StatisticalImpact(clang, 0.7, 1.5 * level * params.strength, random.next()), at, 0.7, 'clang'),
      );
  }

  protected override control(time: number): void {
    super.control(time);
    const { params } = this;
    const position = (time - this.began) / Math.max(0.01, this.ends - this.began);
    const isMoving = this.began >= 0 && position < 1;
    const hurry = 1 + 0.5 * this.hand.next(CONTROL_SECONDS);
    const speed = isMoving ? Math.min(1, hurry * sin(PI * clamp(position, 0.02, 0.98))) : 0;
    // Slow at both ends: the slips fall apart into single clicks.
    const slowest = lerpLog(1, 0.06, params.slow);
    const [from, to] = this.course;
    const moving = Math.max(
      LEAST_MOVING,
      lerpLog(slowest, 1, pow(speed, 0.7)) * exp2(from + (to - from) * clamp(position, 0, 1)),
    );
    const frequency = params.pitch * moving * (1 + params.wobble * this.wander.next(CONTROL_SECONDS));
    this.slips.set(clamp(frequency, 4, 2000), params.pitch, params.jitter);
    const target = isMoving ? params.strength * pow(speed, this.kind.swell) : 0;
    this.levelStep = (target - this.level) / CONTROL_FRAMES;
    this.couplings.forEach(
      (coupling, k) => (this.gains[k] = dbToGain(this.kind.coupling * coupling.next(CONTROL_SECONDS))),
    );
    this.filters[0].bandPass(params.low, params.q);
    this.resonances.forEach(({ share, sharp }, k) =>
      this.filters[k + 1].bandPass(
        Math.min(15_000, params.high * pow(moving, this.kind.scream) * share),
        params.q * sharp,
      ),
    );
  }

  protected override sound([out]: Block): void {
    const { params, pulse, part } = this;
    const shudderStep = params.shudder / SAMPLE_RATE;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      this.shudderPhase += shudderStep * this.shudderPace;
      if (this.shudderPhase >= 1) this.shudder();
      const shake = Math.max(0, 1 - params.rough * this.shudderDepth * (0.5 - 0.5 * triangle(this.shudderPhase)));
      this.level += this.levelStep;
      pulse[i] = (this.slips.next() + this.kind.rub * this.rub.next()) * shake * this.level;
    }
    for (let k = 0; k < this.filters.length; k++) {
      part.set(pulse);
      this.filters[k].process(part, 0, CONTROL_FRAMES);
      const own = k === 0 ? 1 - params.balance : params.balance * 0.8 * this.resonances[k - 1].level;
      const share = own * this.gains[k];
      for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += part[i] * share;
    }
    const scale = this.kind.level / softClip(params.drive);
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] = scale * softClip(2 * params.drive * out[i]);
  }

  private shudder(): void {
    this.shudderPhase -= 1;
    this.shudderPace = this.shudders.logNormal(SHUDDER_SPREAD);
    this.shudderDepth = this.shudders.range(0.1, 1);
  }
}

/** -1..1 over one turn. */
const triangle = (phase: number): number => 1 - 4 * Math.abs(phase - 0.5);

function mapModifiers(specs: ParamSpecs, words: LayerModifiers): Params {
  const { mods } = words;
  const own = (name: string): number => specs[name].default;
  const length = lengthFactor(mods.size);
  const pitch = pitchFactor(mods.pitch);
  const isMetal = words.material === 'metal' || words.material === 'tin';
  return withDefaults(specs, {
    pitch: (own('pitch') * pitch * pow(mods.speed ?? 1, 0.6) * ratio(words.intensity, 1.2)) / pow(length, 0.8),
    slow: own('slow') * ratio(mods.speed === undefined ? undefined : clamp(1 - mods.speed / 2, 0, 1), 2),
    jitter: own('jitter') * ratio(mods.age, 1.8) * ratio(mods.tonality, 0.5),
    rough: own('rough') * ratio(mods.roughness, 1.6) * ratio(mods.age, 1.3),
    low: (own('low') * pitch) / pow(length, 0.6),
    // What is pushed harder slips faster, and its hinge screams higher.
    high:
      (own('high') * pitch * ratio(words.intensity, 1.35) * ratio(mods.brightness, 1.6) * (isMetal ? 1.3 : 1)) /
      pow(length, 0.35),
    q: own('q') * (isMetal ? 2.2 : 1),
    wobble: own('wobble'),
    shudder: own('shudder'),
    balance: own('balance') * ratio(mods.brightness, 1.3),
    drive: own('drive') * ratio(words.intensity, 1.7),
    groan: mods.duration ?? (own('groan') * pow(length, 0.3)) / (mods.speed ?? 1),
    rate: mods.rate ?? own('rate') * (mods.speed ?? 1),
    regularity: mods.regularity ?? 0.75,
    strength: ratio(words.intensity, 2.2),
  });
}

function creakModel(sound: CreakSound): SoundModel {
  const params = specsWith(PARAMS, sound.values);
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: 'stick-slip creak',
    params,
    repeatable: true,
    mapModifiers: (words) => mapModifiers(params, words),
    naturalSeconds: (values) => values.groan + 0.05 + (sound.clang?.modeT60 ?? 0),
    naturalRate: (values) => (sound.kind === 'one-shot' ? 0 : values.rate),
    differences: differencesOf(params, {
      groan: { trait: 'length', power: 0.5 },
      q: { octaves: sound.sharpness },
      pitch: { trait: 'pitch', power: 0.6, octaves: 0.9 },
    }),
    voice: (values, performance) => new CreakVoice(values, performance, sound),
  });
}

/**
 * A hinge creaks. References: parameter search of the stick-slip kernel (hinge 3.2 to 5.1 kHz); door_creak/01 to 05 of
 * the development recordings: lines of steel stand still while slips slow down (01) and are sharp (Q of 20 in 01, 75 in
 * 03 to 05, widths at -3 dB); strokes of 03 to 05 last 0.15 to 0.4 s, with quiet 25 to 46 dB under the loudest between
 * them; the level moves by 20 to 38 dB while it sounds (15 with `swell` 0.5), tonality by 7 to 13 dB (4.2 with 9 dB of
 * `coupling`), and a share of .28 to .48 of its modulation lies from 8 to 32 Hz (.19 with 33 shudders a second). Of
 * `rub`: 5 ms of it are flat by -26 to -11 dB (-10 with 0.12). Level: a slam that follows is 3 dB louder.
 */
export const doorCreak: SoundModel = creakModel({
  id: 'door_creak',
  kind: 'modulated',
  level: 0.95,
  quiet: 0.8,
  rub: 0.048,
  coupling: 15,
  swell: 1.3,
  scream: 0,
  sharpness: 1.2,
  values: {
    groan: 0.5,
    rate: 0.85,
    low: 500,
    q: 40,
    drive: 0.8,
    high: 4600,
    jitter: 0.04,
    rough: 1.3,
    shudder: 25,
    pitch: 480,
  },
});
/**
 * An iron gate turns on its hinges and falls against its post. Reference: parameter search of the gate, with the clang
 * of a metal impact.
 */
export const gate: SoundModel = creakModel({
  id: 'gate',
  kind: 'one-shot',
  level: 0.25,
  quiet: 1.5,
  rub: 0.12,
  coupling: 9,
  swell: 0.5,
  scream: 0.4,
  sharpness: 0.6,
  clang: {
    bands: [0.3, 0.693, 0.795, 1, 1.9, 0.947, 0.498, 0.25],
    length: 0.227,
    slope: 0.77,
    modal: 0.364,
    modeFrequency: 197,
    modeT60: 0.872,
    modes: 6,
  },
  values: {
    pitch: 158,
    wobble: 0.118,
    jitter: 0.187,
    rough: 0.893,
    shudder: 25.9,
    low: 379,
    high: 2420,
    q: 8.32,
    balance: 1,
    drive: 2.32,
    groan: 1.04,
    rate: 0.4,
  },
});
