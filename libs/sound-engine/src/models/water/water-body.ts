import { Biquad } from '../../dsp/biquad';
import { LONGEST_BUBBLE_SECONDS, writeBubble } from '../../dsp/bubble';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { Comb } from '../../dsp/delay';
import { pointsAt, tauFactor } from '../../dsp/envelope';
import { EventStream } from '../../dsp/event-stream';
import { clamp, exp, lerp, PI, pow } from '../../dsp/exact-math';
import { GrainBank } from '../../dsp/grain-bank';
import { GrainRing } from '../../dsp/grain-ring';
import { addMiddleSide } from '../../dsp/middle-side';
import type { NoiseStream } from '../../dsp/noise-stream';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, type Random } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import { FractalNoiseLfo, ValueNoise } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { ownNoise } from '../kernels/own-noise';

/** Levels over the course of one event, (share of its length, level) points. */
export interface Course {
  rush: readonly (readonly [number, number])[];
  deep: readonly (readonly [number, number])[];
  bubbles: readonly (readonly [number, number])[];
}

/** What of the water a source's own row sets besides its parameters. */
export interface WaterBody {
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  /** Absent for water that flows on. */
  course?: Course;
}

/**
 * A pipe that water shuts at one end rings at the odd multiples of a quarter of its wave, each wider than the one before:
 * what comes back from the open end is turned over, weaker, and duller (one pole).
 */
const PIPE_RETURN = -0.85;
const PIPE_DULL_HERTZ = 1000;
const PIPE_DULLING = exp((-2 * PI * PIPE_DULL_HERTZ) / SAMPLE_RATE);
/** Frames by which the dulling delays what is low. */
const PIPE_LAG = PIPE_DULLING / (1 - PIPE_DULLING);
/** What is heard past the pipe, against what went through it. */
const PAST_PIPE = 0.5;

/** Resonances of the vessel relative to the first. Reference: parameter searches of the water kernel. */
const VESSEL = [1, 2.3, 4.7] as const;
/** Seconds that a vessel takes to fill when nobody says how long the sound lasts. */
const FILL_SECONDS = 6;
const FLOW_PITCHES = ['rushLow', 'rushHigh', 'deepTop', 'top', 'pipe'] as const;
const TICK_SECONDS = 0.004;
/** Bubbles that are told apart. */
const BUBBLES = 240;

/** One of the two noise parts, middle and side: rush and rumble. */
class FlowPart {
  private readonly white: NoiseStream;
  private readonly pink: NoiseStream;
  private readonly high = Biquad.highPass(400, 0.6);
  private readonly low = Biquad.lowPass(4000, 0.6);
  private readonly deep = Biquad.lowPass(120);
  private readonly dark = new Float32Array(CONTROL_FRAMES);
  readonly out = new Float32Array(CONTROL_FRAMES);

  constructor(
    performance: Performance,
    private readonly isSide: boolean,
  ) {
    const seed = hash32(performance.seed, isSide ? 'side' : 'middle');
    this.white = ownNoise(performance, 'white', hash32(seed, 'white'), 'rush');
    this.pink = ownNoise(performance, 'pink', hash32(seed, 'pink'), 'rush');
  }

  tune(params: Params): void {
    this.high.highPass(params.rushLow, 0.6);
    this.low.lowPass(Math.max(params.rushHigh, 1.2 * params.rushLow), 0.6);
    this.deep.lowPass(params.deepTop);
  }

  /** @param slope 0 white .. 0.5 pink */
  render(rush: number, slope: number, deep: number): void {
    const { out, dark } = this;
    this.white.fill(out, 0, CONTROL_FRAMES, 1.732 * (1 - 2 * slope) * rush);
    this.pink.fill(dark, 0, CONTROL_FRAMES);
    const pinkShare = 2 * slope * rush;
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += pinkShare * dark[i];
    this.high.process(out, 0, CONTROL_FRAMES);
    this.low.process(out, 0, CONTROL_FRAMES);
    this.deep.process(dark, 0, CONTROL_FRAMES);
    // Low frequencies belong to the middle.
    const rumble = this.isSide ? 0.15 * deep : deep;
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += rumble * dark[i];
  }
}

/** A body of water: bubbles in gulps, a rush, a rumble, drops that tick, and the vessel that answers to all of it. */
export class WaterBodyVoice extends ControlVoice {
  private readonly parts: readonly [FlowPart, FlowPart];
  private readonly ring = new GrainRing(2, LONGEST_BUBBLE_SECONDS + 0.01);
  private readonly grain = new Float32Array(Math.ceil(LONGEST_BUBBLE_SECONDS * SAMPLE_RATE));
  /** Recorded bubbles, in the order of their sizes. */
  private readonly bubbles = new GrainBank(BUBBLES);
  private readonly rises: PoissonClock;
  private readonly ticks: PoissonClock;
  private readonly random: Random;
  private readonly gulps: ValueNoise;
  private readonly ripple: FractalNoiseLfo;
  private readonly tickBand = new Svf(3000, 1.5);
  private readonly vessel = [0, 1].map(() => VESSEL.map(() => new Svf(500, 5)));
  private readonly tops = [0, 1].map(() => [Biquad.lowPass(18_000), Biquad.lowPass(18_000)]);
  /** What leaves by a pipe goes through it: one for each channel. */
  private readonly pipes: readonly Comb[];
  private readonly stream?: EventStream;
  private readonly duration: number;
  private began = -1;
  private tunedPitch = 0;
  private tunedQ = 0;
  private readonly tuned = FLOW_PITCHES.map(() => 0);
  private readonly gains = { rush: 0, deep: 0, bubbles: 1 };
  /** How far the present gulp lifts the flow. */
  private gulp = 1;

  constructor(
    params: Params,
    performance: Performance,
    private readonly body: WaterBody,
  ) {
    super(params, 2);
    const { seed, cue, duration } = performance;
    this.parts = [new FlowPart(performance, false), new FlowPart(performance, true)];
    this.rises = new PoissonClock(hash32(seed, 'bubbles'));
    this.ticks = new PoissonClock(hash32(seed, 'ticks'));
    this.random = eventDraws(performance, 'bubble');
    this.gulps = new ValueNoise(hash32(seed, 'gulps'), params.burstRate);
    this.ripple = new FractalNoiseLfo(hash32(seed, 'ripple'), params.rippleRate);
    this.duration = Number.isFinite(duration) ? Math.max(0.5, duration) : FILL_SECONDS;
    this.pipes = body.course ? [0, 1].map(() => new Comb(1, PIPE_RETURN, PIPE_DULLING)) : [];
    if (body.course)
      this.stream = new EventStream(cue, { rate: 0, regularity: 1 }, hash32(seed, 'times'), duration - 0.1);
  }

  protected control(time: number): void {
    const { params, gains } = this;
    this.follow(time);
    this.tune(time);
    this.gulps.setRate(params.burstRate);
    this.ripple.setRate(params.rippleRate);
    const gulp = params.bursts * this.gulps.next(CONTROL_SECONDS);
    this.gulp = exp(params.surge * gulp);
    const rate = params.rate * exp(gulp) * gains.bubbles;
    for (let at = this.rises.take(rate, CONTROL_FRAMES); at >= 0; at = this.rises.take(rate, CONTROL_FRAMES))
      this.bubble(at, time);
    const tickRate = params.tickLevel > 0 ? params.ticks * Math.min(1, gains.rush) : 0;
    for (let at = this.ticks.take(tickRate, CONTROL_FRAMES); at >= 0; at = this.ticks.take(tickRate, CONTROL_FRAMES))
      this.tick(at);
  }

  /** Where in its course the event is. */
  private follow(time: number): void {
    const { course } = this.body;
    const { gains, params } = this;
    if (!course) {
      gains.rush = gains.deep = gains.bubbles = 1;
      return;
    }
    for (
      let at = this.stream?.takeBefore(time + CONTROL_SECONDS) ?? -1;
      at >= 0;
      at = this.stream?.takeBefore(time + CONTROL_SECONDS) ?? -1
    ) {
      this.began = at;
      this.note(at, 0.7, 'flush');
    }
    const position = this.began < 0 ? 2 : (time - this.began) / params.length;
    gains.rush = pointsAt(course.rush, position);
    gains.deep = pointsAt(course.deep, position);
    gains.bubbles = pointsAt(course.bubbles, position);
  }

  private tune(time: number): void {
    const { params } = this;
    const filled = pow(params.fill, clamp(time / this.duration, 0, 1));
    const pitch = params.vesselPitch * filled;
    if (Math.abs(pitch - this.tunedPitch) > 0.003 * pitch || this.tunedQ !== params.vesselQ) {
      this.tunedPitch = pitch;
      this.tunedQ = params.vesselQ;
      for (const bank of this.vessel)
        bank.forEach((band, k) => band.set(Math.min(14_000, pitch * VESSEL[k]), params.vesselQ));
    }
    if (!this.isRetuned(params)) return;
    for (const part of this.parts) part.tune(params);
    for (const pipe of this.pipes) pipe.resize(SAMPLE_RATE / (2 * params.pipe) - PIPE_LAG);
    for (const pair of this.tops) for (const filter of pair) filter.lowPass(params.top);
  }

  /** Whether a frequency of the flow has changed since it was asked last. */
  private isRetuned(params: Params): boolean {
    const { tuned } = this;
    let changed = false;
    for (let k = 0; k < FLOW_PITCHES.length; k++) {
      const value = params[FLOW_PITCHES[k]];
      if (tuned[k] === value) continue;
      tuned[k] = value;
      changed = true;
    }
    return changed;
  }

  protected override sound(block: Block): void {
    const { params, gains } = this;
    const ripple = this.gulp * this.ripple.gain(CONTROL_SECONDS, params.ripple);
    const { level } = this.body;
    for (const part of this.parts)
      part.render(level * params.rush * gains.rush * ripple, params.slope, 3 * level * params.deep * gains.deep);
    addMiddleSide(block, this.parts[0].out, this.parts[1].out);
    this.ring.read(block, 0, CONTROL_FRAMES);
  }

  protected override finish(block: Block): void {
    const { params } = this;
    for (let channel = 0; channel < block.length; channel++) {
      const out = block[channel];
      if (this.pipes.length > 0) throughPipe(out, this.pipes[channel]);
      if (params.vessel > 0) this.answer(out, this.vessel[channel], params.vessel);
      if (params.top < 17_000) for (const filter of this.tops[channel]) filter.process(out, 0, CONTROL_FRAMES);
    }
  }

  /** Adds what the vessel makes of the water. */
  private answer(out: Float32Array, bank: readonly Svf[], level: number): void {
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      const x = out[i];
      out[i] = x + level * (bank[0].bandPass(x) + 0.7 * bank[1].bandPass(x) + 0.5 * bank[2].bandPass(x));
    }
  }

  private bubble(offset: number, time: number): void {
    const { random, params, bubbles } = this;
    const largest = Math.max(params.largest, params.smallest);
    const place = random.uniform();
    const millimetres = lerp(params.smallest, largest, pow(place, params.fewLarge));
    const u = random.uniform();
    const level = u * u * pow(millimetres / largest, params.weight) * params.bubbling;
    if (level < 0.004) return;
    bubbles.keepFor(params.smallest, largest, params.fewLarge, params.bend);
    const bubble = bubbles.pick(random, () => {
      const rise = random.chance(0.6) ? params.bend * random.range(0.5, 1.2) : 0;
      return this.grain.slice(0, writeBubble(this.grain, millimetres / 1000, rise, 1));
    }, [place, place]);
    this.ring.add(bubble, bubble.length, offset, 1.4 * this.body.level * level * this.gulp, random.range(-0.85, 0.85));
    if (level > 0.5) this.note(time + offset / SAMPLE_RATE, Math.min(1, level), 'bubble');
  }

  /** A drop on something hard: a few milliseconds of band noise. */
  private tick(offset: number): void {
    const { random, params, grain, tickBand } = this;
    tickBand.reset();
    tickBand.set(Math.min(15_000, params.tickPitch * exp(0.5 * random.gaussian())), 1.5);
    const frames = Math.round(TICK_SECONDS * SAMPLE_RATE);
    const decay = tauFactor(0.0008);
    let envelope = params.tickLevel * Math.min(6, random.exponential());
    for (let i = 0; i < frames; i++) {
      grain[i] = tickBand.bandPass(random.bipolar()) * envelope;
      envelope *= decay;
    }
    this.ring.add(grain, frames, offset, 1.4 * this.body.level, random.range(-0.85, 0.85));
  }
}

function throughPipe(out: Float32Array, pipe: Comb): void {
  for (let i = 0; i < CONTROL_FRAMES; i++) {
    const x = out[i];
    out[i] = PAST_PIPE * x + pipe.tick(x);
  }
}
