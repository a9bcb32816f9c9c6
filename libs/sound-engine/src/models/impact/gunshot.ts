import { clamp, pow } from '../../dsp/exact-math';
import { GrainBank, recorded } from '../../dsp/grain-bank';
import { NoiseGrain } from '../../dsp/grains';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { BlastGrain } from '../kernels/blast';
import { EventVoice, once } from '../kernels/event-voice';
import { specsWith } from '../kernels/kinds';
import { ownDraws } from '../kernels/own-draws';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  pressure: {
    unit: 'ms',
    min: 0.2,
    max: 6,
    default: 1.1,
    meaning: 'muzzle wave: short for a pistol, long for a heavy gun',
  },
  crack: { unit: '', min: 0, max: 4, default: 2, meaning: 'share of the crack' },
  crackTime: { unit: 'ms', min: 2, max: 60, default: 14, meaning: 'its length' },
  blast: { unit: '', min: 0, max: 3, default: 1.6, meaning: 'share of the blast of gas' },
  blastTime: { unit: 'ms', min: 10, max: 400, default: 81, meaning: 'its length' },
  edge: { unit: 'Hz', min: 300, max: 14_000, default: 8000, meaning: 'its upper edge: low for far away or muffled' },
  body: { unit: 'Hz', min: 40, max: 600, default: 229, meaning: 'pitch of the thump' },
  bodyTime: { unit: 'ms', min: 10, max: 300, default: 66, meaning: 'length of the thump' },
  low: { unit: '', min: 0, max: 4, default: 2.2, meaning: 'weight below 180 Hz' },
  lowTime: { unit: 'ms', min: 20, max: 900, default: 160, meaning: 'length of that' },
  drive: { unit: '', min: 1, max: 6, default: 2.7, meaning: 'violence' },
  echo: { unit: '', min: 0, max: 1, default: 0.35, meaning: 'echoes from the surroundings' },
  echoGap: { unit: 's', min: 0.04, max: 1, default: 0.25, meaning: 'time between them' },
  tail: { unit: '', min: 0, max: 1, default: 0.6, meaning: 'rolling away' },
  tailTime: { unit: 's', min: 0.05, max: 3, default: 0.3, meaning: 'how long it rolls (1/e)' },
  action: { unit: '', min: 0, max: 1, default: 0.05, meaning: 'clack of the mechanism' },
  strength: { unit: '', min: 0.05, max: 3, default: 1, meaning: 'level of the shots' },
};

const ECHOES = 5;
/** 46 dB down. */
const RAPID_END_TAUS = 5.3;
/** Recorded shots of rapid fire: they are as alike as the cartridges. */
const SHOTS = 10;
/** How far bursts and the pauses between them differ (log-normal): the finger knows no measure. */
const BURST_SPREAD = 0.7;
/** Guns fire 550 to 900 times a minute: octaves around the usual. */
const FIRE_RATE_OCTAVES = 0.18;
/** Recorded answers of the surroundings to it, of each kind. */
const ANSWERS = 4;

const fireRate = (performance: Performance): number =>
  ownDraws(performance, 'fire rate')?.factor(FIRE_RATE_OCTAVES) ?? 1;

class GunshotVoice extends EventVoice {
  /** When the surroundings last answered in full, s. */
  private lastAnswer = -1;
  private readonly shots = new GrainBank(SHOTS);
  private readonly echoes = Array.from({ length: ECHOES }, () => new GrainBank(ANSWERS));
  private readonly tails = new GrainBank(ANSWERS);
  /** Shots that come without end, of one gun or many: their echoes cover one another. */
  private readonly isBattle: boolean;

  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
    private readonly burstRate: number,
  ) {
    super(
      params,
      performance,
      burstRate > 0
        ? { rate: burstRate * fireRate(performance), regularity: 0.97, group: 8, rest: 0.45, unlike: BURST_SPREAD }
        : once(),
      1,
      0.25,
    );
    this.isBattle = burstRate > 0 || performance.cue.kind === 'sporadic';
  }

  protected event(time: number): void {
    const { params, random } = this;
    const force = params.strength * random.logNormal(0.1);
    const level = this.level * force;
    this.note(time, clamp(0.6 * force, 0, 1), 'shot');
    this.blast(this.shots, time, (loud) => this.shot(loud), level, this.burstRate > 0);
    this.surroundings(time, level);
    if (params.action > 0) {
      for (const [delay, pitch] of [
        [0.035, 2600],
        [0.062, 1750],
      ] as const) {
        const clack = new NoiseGrain().begin(
          random.next(),
          pitch * random.range(0.9, 1.1),
          2.5,
          0.004,
          level * params.action,
        );
        this.at(time + delay, (at) => this.start(clack, at));
      }
    }
  }

  /** Starts a blast of its own; or one of those in the bank: shots of rapid fire, echoes of a battle. */
  private blast(
    bank: GrainBank,
    time: number,
    make: (level: number) => BlastGrain,
    level: number,
    isBanked = this.isBattle,
  ): void {
    if (!isBanked) {
      this.start(make(level), time);
      return;
    }
    bank.keepFor(...Object.values(this.params));
    this.replay(
      bank.pick(this.random, () => recorded([make(1)])),
      time,
      [level],
    );
  }

  private shot(level: number): BlastGrain {
    const { params, random } = this;
    const vary = random.logNormal(0.06);
    return new BlastGrain(
      {
        pressureSeconds: (params.pressure / 1000) * vary,
        pressure: 0.85,
        layers: [
          {
            noise: 'white',
            highPass: 0,
            lowPass: 16_000,
            attack: 0,
            tau: params.crackTime / 1000,
            level: params.crack,
          },
          {
            noise: 'white',
            highPass: 0,
            lowPass: params.edge * vary,
            attack: 0.0005,
            tau: params.blastTime / 1000,
            level: params.blast,
          },
          {
            noise: 'white',
            highPass: 25,
            lowPass: 180,
            attack: 0.002,
            tau: params.lowTime / 1000,
            level: params.low * 3,
          },
        ],
        bodyFrom: params.body * 1.5 * vary,
        bodyTo: params.body * vary,
        bodyGlide: 0.03,
        bodyTau: params.bodyTime / 1000,
        body: 0.8,
        drive: params.drive,
        level,
        // In rapid fire the next shot comes while this one is still 40 dB above silence.
        endTaus: this.burstRate > 0 ? RAPID_END_TAUS : undefined,
      },
      random.next(),
    );
  }

  /** Echoes that get duller, and the roll of everything farther away. */
  private surroundings(time: number, level: number): void {
    const { params, random } = this;
    // In rapid fire the surroundings answer to bursts, not to every shot: their sum is the same and a tenth of the
    // work.
    const isBurst = time - this.lastAnswer < 0.26;
    if (!isBurst) this.lastAnswer = time;
    for (let k = 0; k < (isBurst ? 1 : ECHOES) && params.echo > 0; k++) {
      const later = time + params.echoGap * (k + 1) * random.range(0.85, 1.15);
      this.at(later, (at) =>
        this.blast(this.echoes[k], at, (loud) => this.echo(k, loud), level * params.echo * pow(0.6, k)),
      );
    }
    if (params.tail > 0 && !isBurst) this.blast(this.tails, time, (loud) => this.tail(loud), level);
  }

  /** @param index which echo, counted from the first */
  private echo(index: number, level: number): BlastGrain {
    const { params, random } = this;
    const lowPass = Math.min(params.edge, 3000) / (1 + 0.6 * index);
    return new BlastGrain(
      {
        ...NO_BLAST,
        level,
        layers: [
          { noise: 'white', highPass: 60, lowPass, attack: 0.006, tau: (params.blastTime / 1000) * 0.8, level: 1 },
        ],
      },
      random.next(),
    );
  }

  private tail(level: number): BlastGrain {
    const { params, random } = this;
    return new BlastGrain(
      {
        ...NO_BLAST,
        level,
        endTaus: this.burstRate > 0 ? RAPID_END_TAUS : undefined,
        layers: [
          {
            noise: 'pink',
            highPass: 50,
            lowPass: 580,
            attack: 0.03,
            tau: params.tailTime,
            level: params.tail,
            flutterRate: 9,
            flutterDepth: 0.4,
          },
        ],
      },
      random.next(),
    );
  }
}

/** What comes back has neither pressure wave nor thump. */
const NO_BLAST = {
  pressureSeconds: 0.003,
  pressure: 0,
  bodyFrom: 1,
  bodyTo: 1,
  bodyGlide: 1,
  bodyTau: 0.01,
  body: 0,
  drive: 1,
} as const;

/** One kind of gun: its values, and the gain that brings it to -23 LUFS momentary (measured). */
interface GunKind {
  id: string;
  level: number;
  values: Readonly<Record<string, number>>;
}

/** Reference: searched sets of the gun kernel. */
const KINDS: readonly GunKind[] = [
  {
    id: 'machine_gun',
    level: 0.117,
    values: {
      blast: 1.68,
      edge: 4960,
      low: 2.6,
      pressure: 2.48,
      crackTime: 5.8,
      blastTime: 27.7,
      lowTime: 56.6,
      bodyTime: 22.9,
      echoGap: 0.2,
      tailTime: 0.66,
      echo: 0.23,
      tail: 0.1,
      crack: 3.84,
      body: 458,
      drive: 1.35,
      action: 0.05,
    },
  },
  {
    id: 'gun_suppressed',
    level: 0.231,
    values: {
      pressure: 0.9,
      crack: 0.15,
      crackTime: 25,
      blast: 1.4,
      blastTime: 46,
      edge: 2150,
      body: 88,
      bodyTime: 25,
      low: 0.05,
      lowTime: 80,
      drive: 3.3,
      echo: 0,
      tail: 0.05,
      action: 0.6,
    },
  },
  {
    id: 'cannon',
    level: 0.108,
    values: {
      blast: 1,
      edge: 4500,
      pressure: 5.9,
      crack: 0.6,
      crackTime: 15,
      blastTime: 180,
      body: 55,
      bodyTime: 250,
      low: 3,
      lowTime: 800,
      echoGap: 0.9,
      tail: 0.5,
      tailTime: 1.2,
      action: 0,
    },
  },
];

function shapeOf(specs: ParamSpecs): (words: LayerModifiers) => Params {
  const base = withDefaults(specs, {});
  return (words) => {
    const { mods } = words;
    const length = lengthFactor(mods.size);
    return withDefaults(specs, {
      ...base,
      pressure: base.pressure * pow(length, 0.8),
      crack: base.crack * ratio(mods.brightness, 2) * ratio(words.intensity, 1.4),
      blastTime: base.blastTime * pow(length, 0.5),
      edge: base.edge * ratio(mods.brightness, 2.2) * ratio(words.intensity, 1.5) * pow(length, -0.25),
      body: (base.body * pitchFactor(mods.pitch)) / pow(length, 0.6),
      bodyTime: base.bodyTime * pow(length, 0.4),
      low: base.low * pow(length, 0.4) * ratio(words.intensity, 1.5),
      lowTime: base.lowTime * pow(length, 0.4),
      drive: base.drive * ratio(words.intensity, 1.5),
      strength: ratioBetween(words.intensity, 0.45, 1.8),
    });
  };
}

function gunModel(kind: GunKind): SoundModel {
  const specs = specsWith(PARAMS, kind.values);
  const burstRate = kind.id === 'machine_gun' ? MACHINE_GUN_RATE : 0;
  return soundModel({
    id: kind.id,
    kind: burstRate > 0 ? 'sequence' : 'one-shot',
    kernel: 'muzzle blast',
    params: specs,
    repeatable: true,
    mapModifiers: shapeOf(specs),
    naturalSeconds: (params) => 0.4 + (params.echo > 0 ? params.echoGap * 4 : 0) + params.tailTime * 2.5,
    naturalRate: () => burstRate,
    differences: differencesOf(specs),
    voice: (params, performance) => new GunshotVoice(params, performance, kind.level, burstRate),
  });
}

/** Shots per second of an automatic gun. */
const MACHINE_GUN_RATE = 11;

/** A shot with its echoes. Reference: searched set of the gun kernel (Friedlander 1.1 ms, crack 14 ms, five echoes). */
export const gunshot: SoundModel = gunModel({ id: 'gunshot', level: 0.118, values: {} });
/** Other guns, each a source of its own. */
export const OTHER_GUNS: readonly SoundModel[] = KINDS.map(gunModel);
