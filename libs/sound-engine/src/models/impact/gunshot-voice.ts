import { clamp, pow } from '../../dsp/exact-math';
import { EventColour } from '../../dsp/event-colour';
import { GrainBank, recorded } from '../../dsp/grain-bank';
import { NoiseGrain } from '../../dsp/grains';
import type { Params, Performance } from '../../model';
import { BlastGrain, NO_BLAST } from '../kernels/blast';
import { EventVoice, once } from '../kernels/event-voice';
import { ownDraws } from '../kernels/own-draws';
import type { ParamSpecs } from '../kernels/word-shaping';

export const GUN_PARAMS: ParamSpecs = {
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
/** Recorded shots of rapid fire. */
const SHOTS = 20;
/** How far bursts and the pauses between them differ (log-normal): the finger knows no measure. */
const BURST_SPREAD = 0.7;
/**
 * Rounds of one burst: levels (log-normal) as in machine_gun/01 of the development recordings, whose three rounds differ
 * by 0.9 dB, at intervals alike within 1 %. How far the thump of one differs from that of another, in pitch and share.
 */
const ROUND_SPREAD = 0.11;
const THUMP_SPREAD = 0.2;
const THUMP_SHARE = [0, 0.6] as const;
/**
 * Bursts: how much slower than the gun can they go at most, levels (log-normal), slope of the spectrum in dB per octave
 * and levels of its bells in dB. Of events of one recording a third of what they usually differ by (`own-events`): the
 * gun is the same, where it points to is not.
 */
const SLOWEST = 0.06;
const AIM_SPREAD = 0.2;
const AIM_TILT = 0.35;
const AIM_BELLS_DB = 0.8;
/** Rounds of a rifle have little under this (machine_gun/01), Hz. */
const LEAST_HERTZ = 90;
/** A new burst begins after this many usual intervals, s. */
const BURST_GAP_SECONDS = 0.26;
/** How often, and how loud against the usual, a round is heard in the mechanism and in brass that falls. */
const ACTION_SHARE = [0.2, 3] as const;

/** Guns fire 550 to 900 times a minute: octaves around the usual. */
const FIRE_RATE_OCTAVES = 0.18;
/** Recorded answers of the surroundings to it, of each kind. */
const ANSWERS = 4;

const fireRate = (performance: Performance): number =>
  ownDraws(performance, 'fire rate')?.factor(FIRE_RATE_OCTAVES) ?? 1;

export class GunshotVoice extends EventVoice {
  /** When the surroundings last answered in full, s. */
  private lastAnswer = -1;
  private readonly shots = new GrainBank(SHOTS);
  private readonly echoes = Array.from({ length: ECHOES }, () => new GrainBank(ANSWERS));
  private readonly tails = new GrainBank(ANSWERS);
  /** Where the running burst goes: when it began, how slow it is, how loud and of which colour. */
  private aim = { began: 0, slower: 0, level: 1, tilt: 0, bells: [0, 0] as [number, number] };
  private lastRound = -1;
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
    if (this.burstRate === 0) {
      this.fire(time, this.level, 0.1);
      return;
    }
    if (this.lastRound < 0 || time - this.lastRound > BURST_GAP_SECONDS) this.takeAim(time);
    this.lastRound = time;
    const { aim } = this;
    this.at(time + aim.slower * (time - aim.began), (at) => this.fire(at, this.level * aim.level, ROUND_SPREAD));
  }

  private takeAim(time: number): void {
    const { random } = this;
    this.aim = {
      began: time,
      slower: SLOWEST * random.uniform(),
      level: random.logNormal(AIM_SPREAD),
      tilt: AIM_TILT * random.gaussian(),
      bells: [AIM_BELLS_DB * random.gaussian(), AIM_BELLS_DB * random.gaussian()],
    };
  }

  private fire(time: number, loudness: number, spread: number): void {
    const { params, random } = this;
    const force = params.strength * random.logNormal(spread);
    const level = loudness * force;
    this.note(time, clamp(0.6 * force, 0, 1), 'shot');
    if (this.burstRate > 0) this.round(time, level);
    else this.start(this.shot(level), time);
    this.surroundings(time, level);
    this.action(time, level);
  }

  /** One of the recorded shots, in the colour of where the burst goes. */
  private round(time: number, level: number): void {
    const { random, aim } = this;
    this.shots.keepFor(...Object.values(this.params));
    const own = Float32Array.from(this.shots.pick(random, () => recorded([this.shot(1)])));
    new EventColour({ tilt: aim.tilt, bells: aim.bells, place: 1 }).process(own, 0, own.length);
    this.replay(own, time, [level]);
  }

  private action(time: number, level: number): void {
    const { params, random } = this;
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
          level * params.action * (this.burstRate > 0 ? random.range(...ACTION_SHARE) : 1),
        );
        this.at(time + delay, (at) => this.start(clack, at));
      }
    }
  }

  /** Starts a blast of its own; or one of those in the bank: shots of rapid fire, echoes of a battle. */
  private blast(bank: GrainBank, time: number, make: (level: number) => BlastGrain, level: number): void {
    if (!this.isBattle) {
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
    const isRound = this.burstRate > 0;
    const thump = isRound ? random.logNormal(THUMP_SPREAD) : vary;
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
            highPass: isRound ? LEAST_HERTZ : 25,
            lowPass: 180,
            attack: 0.002,
            tau: params.lowTime / 1000,
            level: params.low * 3,
          },
        ],
        bodyFrom: params.body * 1.5 * thump,
        bodyTo: params.body * thump,
        bodyGlide: 0.03,
        bodyTau: params.bodyTime / 1000,
        body: isRound ? random.range(...THUMP_SHARE) : 0.8,
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
            highPass: this.burstRate > 0 ? LEAST_HERTZ : 50,
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
