import type { Layer, Modifiers, Scene } from '@whoosh/sound-scene';
import { Biquad } from '../dsp/biquad';
import { DelayLine } from '../dsp/delay';
import { pointsAt, raisedCosine } from '../dsp/envelope';
import { dbToGain } from '../dsp/exact-math';
import { OnePole } from '../dsp/one-pole';
import type { Params, SoundModel } from '../model';
import { cueOf, hasModelCurve, isEndless, layerSpan, wordsOf, type Span } from '../performance';
import { CONTROL_FRAMES, SAMPLE_RATE, type Voice, type VoiceEvent } from '../voice';
import { EventWatch, onsetFrame } from './event-watch';
import { airCutoff, distanceGain, panGains, positionAt, sendGain, SPEED_OF_SOUND, type Position } from './placement';
import type { SpaceInput } from './space-unit';

/** An event of a voice, and in which frames of the scene it begins and is loudest. */
export interface PlacedEvent extends VoiceEvent {
  onset: number;
  peak: number;
}

/** A layer that stops without a fade still gets this one, s. */
const SHORTEST_FADE = 0.004;
/** Curves of speed, pitch and intensity reach the model in steps of this many frames. */
const CURVE_STEP_FRAMES = 32 * CONTROL_FRAMES;
/** What is done with more force is brighter, whatever its model does besides: dB above 1 kHz from no force to full force. */
const FORCE_DB = 13;
const FORCE_HERTZ = 1000;
const LONGEST_DOPPLER_SECONDS = 2200 / SPEED_OF_SOUND;

/** One layer on its way from the voice to its place: level, distance, air, direction, motion. */
export class LayerStrip {
  readonly span: Span;
  /** True for a layer without beginning and end, in a loop. */
  readonly isEndless: boolean;
  private readonly voice: Voice;
  private readonly startFrame: number;
  private readonly params: Params;
  private readonly own: Float32Array[];
  private readonly air: OnePole[];
  /** Absent for a usual force. */
  private readonly force?: readonly [Biquad, Biquad];
  private readonly doppler?: DelayLine;
  private readonly watch = new EventWatch();
  private readonly baseGain: number;
  /** Gains and Doppler delay (frames) at the end of the last step, and those before it: each step moves in a straight line. */
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
  /** Frames of the voice heard so far, and the values that it was last given by `change`. */
  private heard = 0;
  private changed?: Params;

  /**
   * @throws RangeError if a parameter of the model lies outside its range
   */
  constructor(readonly layer: Layer, private readonly scene: Scene, readonly model: SoundModel, seed: number, blockFrames: number) {
    this.span = layerSpan(layer.timing, scene.duration);
    this.startFrame = Math.round(this.span.start * SAMPLE_RATE);
    const words = wordsOf(layer, scene, this.span);
    this.params = model.shape(words);
    const forceDb = FORCE_DB * (words.intensity - 0.5);
    if (forceDb !== 0) this.force = [Biquad.highShelf(FORCE_HERTZ, forceDb), Biquad.highShelf(FORCE_HERTZ, forceDb)];
    const cue = cueOf(layer.timing, this.span, seed);
    this.isEndless = isEndless(scene, layer, model);
    this.voice = model.prepare(this.params, { seed, duration: this.isEndless ? Infinity : this.span.end - this.span.start, cue });
    this.own = Array.from({ length: this.voice.channels }, () => new Float32Array(blockFrames));
    this.air = this.own.map(() => new OnePole(20_000));
    // The role is said in gainDb already: a background is written with its own level, where a person sees and edits them.
    this.baseGain = dbToGain(layer.gainDb + (layer.mods.levelDb ?? 0));
    if (layer.place.motion) this.doppler = new DelayLine(LONGEST_DOPPLER_SECONDS);
    if (hasModelCurve(layer.timing)) this.scheduleCurve();
    this.settle(this.startFrame);
  }

  /** What the voice has started so far, in seconds of the scene. */
  get events(): PlacedEvent[] {
    const { startFrame, span, watch } = this;
    return this.voice.events.map((event, index) => {
      const onset = onsetFrame(event);
      return { ...event, time: event.time + span.start, onset: onset + startFrame, peak: (watch.peaks[index] ?? onset) + startFrame };
    });
  }

  /**
   * Adds the scene's frames [from, to) of this layer into the input of its space; calls must follow one another.
   * @param origin frame of the scene that the input's first one is
   */
  process(input: SpaceInput, from: number, to: number, origin = 0): void {
    const begin = Math.max(from, Math.min(to, this.startFrame));
    if (begin === to || this.isOver(begin)) return;
    const frames = to - begin;
    this.voice.process(this.own, 0, frames);
    this.heard = begin - this.startFrame + frames;
    this.brighten(frames);
    this.watch.look(this.voice.events, this.own, begin - this.startFrame, frames);
    // Gains move in straight lines between the points of a control grid of the scene's own time.
    for (let at = 0; at < frames; ) {
      const step = Math.min(frames - at, CONTROL_FRAMES - ((begin + at) % CONTROL_FRAMES));
      this.place(input, begin + at, at, step, begin + at - origin);
      at += step;
    }
  }

  /** Changes what the layer's words ask of its source, from the next control frame on. */
  change(mods: Readonly<Modifiers>): void {
    const before = this.changed ?? this.params;
    this.changed = this.model.shape(wordsOf({ ...this.layer, mods }, this.scene, this.span));
    for (const [name, value] of Object.entries(this.changed)) if (before[name] !== value) this.voice.set(name, value, this.heard);
  }

  /** Lets go of the events so far: what sounds without end would gather them without end. */
  forgetEvents(): void {
    this.voice.forgetEvents();
    this.watch.forget();
  }

  private brighten(frames: number): void {
    const { force, own } = this;
    if (!force) return;
    if (own.length === 2) force[0].processWith(force[1], own[0], own[1], 0, frames);
    else force[0].process(own[0], 0, frames);
  }

  /** A continuous layer has ended; the others ring out to the end of the scene. */
  private isOver(frame: number): boolean {
    return !this.isEndless && this.layer.timing.kind === 'continuous' && frame >= this.span.end * SAMPLE_RATE;
  }

  /** @param put frame of the input that `frame` of the scene goes to */
  private place(input: SpaceInput, frame: number, at: number, frames: number, put: number): void {
    this.leftBefore = this.left;
    this.rightBefore = this.right;
    this.sendBefore = this.send;
    this.delayBefore = this.delay;
    this.settle(frame + frames);
    if (this.voice.channels === 2 && !this.doppler) this.placeStereo(input, put, at, frames);
    else this.placeMono(input, put, at, frames);
  }

  private placeMono(input: SpaceInput, put: number, at: number, frames: number): void {
    const x = this.own[0];
    if (this.own.length === 2) for (let i = at; i < at + frames; i++) x[i] = 0.7071067811865476 * (x[i] + this.own[1][i]);
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
    if (position.distance !== this.position.distance || position.azimuth !== this.position.azimuth) this.moveTo(position);
    const gain = this.baseGain * this.automation(time);
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
    const balance = this.voice.channels === 2 && !this.doppler ? 1.4142135623730951 : 1;
    this.panLeft = pan.left * balance;
    this.panRight = pan.right * balance;
    this.delay = (position.distance / SPEED_OF_SOUND) * SAMPLE_RATE;
    for (const filter of this.air) filter.setFrequency(airCutoff(position.distance));
  }

  private positionAt(time: number): Position {
    const position = positionAt(this.layer.place, time, this.span);
    const { timing } = this.layer;
    const points = timing.kind === 'continuous' ? timing.curve?.distance : undefined;
    return points?.length ? { ...position, distance: pointsAt(points, time, true) } : position;
  }

  /** Fades and the level curve, linear. */
  private automation(time: number): number {
    const { timing } = this.layer;
    if (timing.kind !== 'continuous') return 1;
    const level = timing.curve?.level?.length ? dbToGain(pointsAt(timing.curve.level, time)) : 1;
    if (this.isEndless) return level;
    const { start, end } = this.span;
    const fadeOut = Math.max(SHORTEST_FADE, timing.fadeOut);
    const rise = timing.fadeIn > 0 ? raisedCosine((time - start) / timing.fadeIn) : 1;
    return level * rise * raisedCosine((end - time) / fadeOut);
  }

  /** Turns the curves of speed, pitch and intensity into parameter changes of the voice. */
  private scheduleCurve(): void {
    const { layer, scene, span, model } = this;
    const last: Record<string, number> = { ...this.params };
    const frames = (span.end - span.start) * SAMPLE_RATE;
    for (let at = CURVE_STEP_FRAMES; at < frames; at += CURVE_STEP_FRAMES) {
      const params = model.shape(wordsOf(layer, scene, span, span.start + at / SAMPLE_RATE));
      for (const [name, value] of Object.entries(params)) {
        if (last[name] === value) continue;
        last[name] = value;
        this.voice.set(name, value, at);
      }
    }
  }
}
