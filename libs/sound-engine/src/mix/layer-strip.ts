import type { Layer, Scene } from '@whoosh/sound-scene';
import { DelayLine } from '../dsp/delay';
import { pointsAt, raisedCosine } from '../dsp/envelope';
import { dbToGain } from '../dsp/exact-math';
import { OnePole } from '../dsp/one-pole';
import type { SoundModel } from '../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { LayerTime } from './layer-time';
import { airCutoff, distanceGain, panGains, positionAt, sendGain, SPEED_OF_SOUND, type Position } from './placement';
import type { DryEvent, DryLayer } from './played-layer';
import type { SpaceInput } from './space-unit';

/** A layer that stops without a fade still gets this one, s. */
const SHORTEST_FADE = 0.004;
const LONGEST_DOPPLER_SECONDS = 2200 / SPEED_OF_SOUND;

/** One layer on its way to its place: level, distance, air, direction, motion. */
export class LayerStrip {
  readonly time: LayerTime;
  private readonly own: Float32Array[];
  private readonly air: OnePole[];
  private readonly doppler?: DelayLine;
  private readonly baseGain: number;
  /**
   * Gains and Doppler delay (frames) at the end of the last step, and those before it: each step moves in a straight
   * line.
   */
  private left = 0;
  private right = 0;
  private send = 0;
  private delay = 0;
  private leftBefore = 0;
  private rightBefore = 0;
  private sendBefore = 0;
  private delayBefore = 0;
  /** The place at the end of the last step, worked out anew only where it moves. */
  private position: Position = { distance: NaN, azimuth: NaN };
  private direct = 0;
  private reverberant = 0;
  private panLeft = 0;
  private panRight = 0;

  /**
   * @param dry what the layer gives, made here or elsewhere
   * @param turnedGain linear; may be turned while it sounds, and is reached within a step of the control grid
   */
  constructor(
    readonly layer: Layer,
    scene: Scene,
    readonly model: SoundModel,
    private readonly dry: DryLayer,
    blockFrames: number,
    public turnedGain = 1,
  ) {
    this.time = new LayerTime(layer, scene, model);
    this.own = Array.from({ length: dry.channels }, () => new Float32Array(blockFrames));
    this.air = this.own.map(() => new OnePole(20_000));
    // The role is said in gainDb already: a background is written with its own level, where a person sees and edits
    // them.
    this.baseGain = dbToGain(layer.gainDb + (layer.mods.levelDb ?? 0));
    if (layer.place.motion) this.doppler = new DelayLine(LONGEST_DOPPLER_SECONDS);
    this.settle(this.time.startFrame);
  }

  /** What has begun so far. */
  get events(): readonly DryEvent[] {
    return this.dry.events;
  }

  /**
   * Adds the scene's frames [from, to) of this layer into the input of its space; calls must follow one another.
   * @param origin frame of the scene that the input's first one is
   */
  process(input: SpaceInput, from: number, to: number, origin = 0): void {
    this.play(from, to);
    this.place(input, from, to, origin);
  }

  /** The first half of `process`: the layer as it sounds anywhere. */
  play(from: number, to: number): void {
    const begin = this.time.firstWithin(from, to);
    if (begin < to) this.dry.process(this.own, begin, to);
  }

  /** The second half: what `play` left goes to its place. */
  place(input: SpaceInput, from: number, to: number, origin = 0): void {
    const begin = this.time.firstWithin(from, to);
    const frames = to - begin;
    // Gains move in straight lines between the points of a control grid of the scene's own time.
    for (let at = 0; at < frames;) {
      const step = Math.min(frames - at, CONTROL_FRAMES - ((begin + at) % CONTROL_FRAMES));
      this.placeStep(input, begin + at, at, step, begin + at - origin);
      at += step;
    }
  }

  /** @param put frame of the input that `frame` of the scene goes to */
  private placeStep(input: SpaceInput, frame: number, at: number, frames: number, put: number): void {
    this.leftBefore = this.left;
    this.rightBefore = this.right;
    this.sendBefore = this.send;
    this.delayBefore = this.delay;
    this.settle(frame + frames);
    if (this.own.length === 2 && !this.doppler) this.placeStereo(input, put, at, frames);
    else this.placeMono(input, put, at, frames);
  }

  private placeMono(input: SpaceInput, put: number, at: number, frames: number): void {
    const x = this.own[0];
    if (this.own.length === 2)
      for (let i = at; i < at + frames; i++) x[i] = 0.7071067811865476 * (x[i] + this.own[1][i]);
    if (this.doppler) this.shiftPitch(this.doppler, x, at, frames);
    this.air[0].lowPassBlock(x, at, at + frames);
    const { left, right, send } = input;
    let l = this.leftBefore;
    let r = this.rightBefore;
    let s = this.sendBefore;
    const stepLeft = (this.left - l) / frames;
    const stepRight = (this.right - r) / frames;
    const stepSend = (this.send - s) / frames;
    for (let i = 0; i < frames; i++) {
      const value = x[at + i];
      left[put + i] += value * l;
      right[put + i] += value * r;
      send[put + i] += value * s;
      l += stepLeft;
      r += stepRight;
      s += stepSend;
    }
  }

  private placeStereo(input: SpaceInput, put: number, at: number, frames: number): void {
    const [x, y] = this.own;
    this.air[0].lowPassPair(this.air[1], x, y, at, at + frames);
    const { left, right, send } = input;
    // A texture keeps most of its width; `spread` opens it fully.
    const width = 0.6 + 0.4 * this.layer.place.spread;
    const same = 0.5 * (1 + width);
    const other = 0.5 * (1 - width);
    let l = this.leftBefore;
    let r = this.rightBefore;
    let s = this.sendBefore;
    const stepLeft = (this.left - l) / frames;
    const stepRight = (this.right - r) / frames;
    const stepSend = (this.send - s) / frames;
    for (let i = 0; i < frames; i++) {
      const a = x[at + i];
      const b = y[at + i];
      left[put + i] += (a * same + b * other) * l;
      right[put + i] += (b * same + a * other) * r;
      send[put + i] += 0.7071067811865476 * (a + b) * s;
      l += stepLeft;
      r += stepRight;
      s += stepSend;
    }
  }

  private shiftPitch(line: DelayLine, x: Float32Array, at: number, frames: number): void {
    let delay = this.delayBefore;
    const step = (this.delay - delay) / frames;
    for (let i = at; i < at + frames; i++) {
      line.write(x[i]);
      x[i] = line.readCubic(delay + 2);
      delay += step;
    }
  }

  /** Targets of gains and delay at a frame of the scene. */
  private settle(frame: number): void {
    const time = frame / SAMPLE_RATE;
    const position = this.positionAt(time);
    if (position.distance !== this.position.distance || position.azimuth !== this.position.azimuth)
      this.moveTo(position);
    const gain = this.baseGain * this.turnedGain * this.automation(time);
    this.left = gain * this.direct * this.panLeft;
    this.right = gain * this.direct * this.panRight;
    this.send = gain * this.reverberant;
  }

  private moveTo(position: Position): void {
    this.position = position;
    this.direct = distanceGain(position.distance);
    this.reverberant = sendGain(position.distance);
    const pan = panGains(position.azimuth);
    // A texture fills both channels: its balance is 1 in the middle, where a point has 0.707 each.
    const balance = this.own.length === 2 && !this.doppler ? 1.4142135623730951 : 1;
    this.panLeft = pan.left * balance;
    this.panRight = pan.right * balance;
    this.delay = (position.distance / SPEED_OF_SOUND) * SAMPLE_RATE;
    for (const filter of this.air) filter.setFrequency(airCutoff(position.distance));
  }

  private positionAt(time: number): Position {
    const position = positionAt(this.layer.place, time, this.time.span);
    const { timing } = this.layer;
    const points = timing.kind === 'continuous' ? timing.curve?.distance : undefined;
    return points?.length ? { ...position, distance: pointsAt(points, time, true) } : position;
  }

  /** Fades and the level curve, linear. */
  private automation(time: number): number {
    const { timing } = this.layer;
    if (timing.kind !== 'continuous') return 1;
    const level = timing.curve?.level?.length ? dbToGain(pointsAt(timing.curve.level, time)) : 1;
    if (this.time.isEndless) return level;
    const { start, end } = this.time.span;
    const fadeOut = Math.max(SHORTEST_FADE, timing.fadeOut);
    const rise = timing.fadeIn > 0 ? raisedCosine((time - start) / timing.fadeIn) : 1;
    return level * rise * raisedCosine((end - time) / fadeOut);
  }
}
