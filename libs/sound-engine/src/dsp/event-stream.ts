import type { Cue } from '../model';
import { clamp } from './exact-math';
import { Random } from './random';

/** How a source repeats when the cue does not say. */
export interface Rhythm {
  /** Events per second. */
  rate: number;
  /** 0 Poisson .. 1 metronome; the intervals' coefficient of variation is 1 - regularity. */
  regularity: number;
  /** Events at most; Infinity by default. */
  count?: number;
  /** Time of the first event of a free-running sequence, s; 0 by default. */
  first?: number;
  /** A free-running sequence rests after this many events; Infinity by default. */
  group?: number;
  /** Length of that rest beyond the usual interval, s. */
  rest?: number;
  /** How far groups and rests differ (log-normal); without it all are alike. */
  unlike?: number;
}

/**
 * Event times of a cue in seconds of the voice's time, drawn one after another: a longer sound keeps its beginning, and
 * the rate may change while it runs.
 */
export class EventStream {
  private readonly random: Random;
  private readonly rhythm: Rhythm;
  private index = 0;
  /** Events that the running group still has. */
  private left: number;
  /** Time of the next event, s; Infinity after the last. */
  next: number;

  /**
   * @param rhythm used by continuous cues, and its count by trains
   * @param until no event starts at or after this time, s
   */
  constructor(
    private readonly cue: Cue,
    rhythm: Rhythm,
    seed: number,
    private readonly until = Infinity,
  ) {
    this.rhythm = { ...rhythm };
    this.random = new Random(seed);
    this.left = rhythm.group ?? Infinity;
    this.next = this.limited(this.firstTime());
  }

  /** Number of events so far. */
  get count(): number {
    return this.index;
  }

  /** Takes the next event if it starts before `time`; its start in seconds, or -1. */
  takeBefore(time: number): number {
    const at = this.next;
    if (at >= time) return -1;
    this.index++;
    this.next = this.limited(this.timeAfter(at));
    return at;
  }

  /** Changes the rate of the intervals to come. */
  setRate(rate: number): void {
    this.rhythm.rate = rate;
  }

  /** Changes the whole rhythm of the events to come; without a group they run on. */
  setRhythm(rate: number, regularity: number, group?: number): void {
    this.rhythm.rate = rate;
    this.rhythm.regularity = regularity;
    if (group === undefined) delete this.rhythm.group;
    else this.rhythm.group = group;
  }

  private limited(time: number): number {
    return time >= this.until || this.index >= (this.rhythm.count ?? Infinity) ? Infinity : time;
  }

  private firstTime(): number {
    const { cue } = this;
    if (cue.kind === 'shots') return cue.at.length > 0 ? cue.at[0] : Infinity;
    if (cue.kind === 'train') return 0;
    // An occasional event still has to come soon: silence at the start reads as a fault.
    if (cue.kind === 'sporadic') return this.random.uniform() * Math.min(1, 15 / cue.perMinute);
    return this.rhythm.first ?? 0;
  }

  private timeAfter(at: number): number {
    const { cue, rhythm } = this;
    if (cue.kind === 'shots') return this.index < cue.at.length ? cue.at[this.index] : Infinity;
    if (cue.kind === 'sporadic') return at + (60 / cue.perMinute) * (0.3 + 0.7 * this.random.exponential());
    if (cue.kind === 'train') return at + this.interval(cue.rate, cue.regularity);
    if (rhythm.rate <= 0) return Infinity;
    return at + this.interval(rhythm.rate, rhythm.regularity) + (this.endsGroup() ? this.rest() : 0);
  }

  private endsGroup(): boolean {
    const { group, rest, unlike } = this.rhythm;
    if (group === undefined || rest === undefined) return false;
    if (unlike === undefined) return this.index % group === 0;
    this.left--;
    if (this.left > 0) return false;
    this.left = Math.max(1, Math.round(group * this.random.logNormal(unlike)));
    return true;
  }

  private rest(): number {
    const { rest = 0, unlike } = this.rhythm;
    return rest * (unlike === undefined ? this.random.range(0.8, 1.2) : this.random.logNormal(unlike));
  }

  private interval(rate: number, regularity: number): number {
    const period = 1 / Math.max(1e-3, rate);
    const spread = 1 - clamp(regularity, 0, 1);
    // Near a metronome the deviation is symmetric; far from it an exponential keeps the intervals positive.
    if (spread < 0.35) return period * (1 + spread * clamp(this.random.gaussian(), -2.5, 2.5));
    return period * (1 - spread + spread * this.random.exponential());
  }
}
