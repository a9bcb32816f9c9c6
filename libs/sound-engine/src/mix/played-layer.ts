import type { Layer, Modifiers, Scene } from '@whoosh/sound-scene';
import { Biquad } from '../dsp/biquad';
import { dbToGain } from '../dsp/exact-math';
import { bandSettings } from '../individual/band-settings';
import { drawIndividual } from '../individual/individual';
import { IndividualVoice } from '../individual/individual-voice';
import { drawUnspoken, unspokenGainDb, withUnspoken, type Unspoken } from '../individual/unspoken';
import type { LayerModifiers, Params, SoundModel } from '../model';
import { cueOf, hasModelCurve, wordsOf } from '../performance';
import { CONTROL_FRAMES, SAMPLE_RATE, type Voice, type VoiceEvent } from '../voice';
import { EventWatch, onsetFrame } from './event-watch';
import { LayerTime } from './layer-time';

/** An event, and in which frames of the scene it begins and is loudest. */
export interface DryEvent extends VoiceEvent {
  onset: number;
  peak: number;
}

/** What a layer gives before it has a place. */
export interface DryLayer {
  readonly channels: 1 | 2;
  /**
   * Writes the scene's frames [from, to) to the beginning of `out`; calls must follow one another, from the layer's
   * first frame on.
   */
  process(out: readonly Float32Array[], from: number, to: number): void;
  /** What has begun so far, in time order and in seconds of the scene. */
  readonly events: readonly DryEvent[];
}

/** Curves of speed, pitch and intensity reach the model in steps of this many frames. */
const CURVE_STEP_FRAMES = 32 * CONTROL_FRAMES;
/**
 * What is done with more force is brighter, whatever its model does besides: dB above 1 kHz from no force to full
 * force.
 */
const FORCE_DB = 13;
const FORCE_HERTZ = 1000;

/** A layer's voice as one of its kind, as bright as its force, with its events. */
export class PlayedLayer implements DryLayer {
  readonly time: LayerTime;
  private readonly voice: Voice;
  private readonly params: Params;
  /** What the layer's words leave open. */
  private readonly unspoken: Unspoken;
  /** Of the words with which the layer begins: it does not jump while they are changed. */
  private readonly unspokenGain: number;
  /** Absent for a usual force. */
  private readonly force?: readonly [Biquad, Biquad];
  private readonly watch = new EventWatch();
  /** Frames of the voice heard so far, and the values that it was last given by `change`. */
  private heard = 0;
  private changed?: Params;

  /**
   * @param ownSeed which of its kind sounds where the layer does not say: a layer that is played again by other draws
   * stays the same one
   * @throws RangeError if a parameter of the model lies outside its range
   * @throws Error if the figures of the model's family are not loaded (`learnFigures`)
   */
  constructor(
    readonly layer: Layer,
    private readonly scene: Scene,
    private readonly model: SoundModel,
    seed: number,
    ownSeed = seed,
  ) {
    this.time = new LayerTime(layer, scene, model);
    const { span, isEndless } = this.time;
    this.unspoken = drawUnspoken(layer.source, layer.individual?.seed ?? ownSeed);
    this.unspokenGain = dbToGain(unspokenGainDb(layer.mods, this.unspoken));
    const words = this.words(layer.mods);
    this.params = model.mapModifiers(words);
    const forceDb = FORCE_DB * (words.intensity - 0.5);
    if (forceDb !== 0) this.force = [Biquad.highShelf(FORCE_HERTZ, forceDb), Biquad.highShelf(FORCE_HERTZ, forceDb)];
    const cue = cueOf(layer.timing, span, seed);
    const individual = drawIndividual(model.id, ownSeed, words, layer.individual);
    const duration = isEndless ? Infinity : span.end - span.start;
    this.voice = new IndividualVoice(
      model.prepare(this.params, { seed, duration, cue, individual }),
      bandSettings(model.id, individual),
      seed,
    );
    if (hasModelCurve(layer.timing)) this.scheduleCurve();
  }

  get channels(): 1 | 2 {
    return this.voice.channels;
  }

  get events(): DryEvent[] {
    const { span, startFrame } = this.time;
    return this.voice.events.map((event, index) => {
      const onset = onsetFrame(event);
      return {
        ...event,
        time: event.time + span.start,
        onset: onset + startFrame,
        peak: (this.watch.peaks[index] ?? onset) + startFrame,
      };
    });
  }

  process(out: readonly Float32Array[], from: number, to: number): void {
    const frames = to - from;
    const at = from - this.time.startFrame;
    this.voice.process(out, 0, frames);
    this.level(out, frames);
    this.heard = at + frames;
    this.brighten(out, frames);
    this.watch.look(this.voice.events, out, at, frames);
  }

  /** Changes what the layer's words ask of its source, from the next control frame on. */
  change(mods: Readonly<Modifiers>): void {
    const before = this.changed ?? this.params;
    this.changed = this.model.mapModifiers(this.words(mods));
    for (const [name, value] of Object.entries(this.changed))
      if (before[name] !== value) this.voice.set(name, value, this.heard);
  }

  /** What the model is told where the layer's words say `mods`; at `time` (s of the scene) of its curves. */
  private words(mods: Readonly<Modifiers>, time?: number): LayerModifiers {
    return wordsOf(
      { ...this.layer, mods: withUnspoken(mods, this.unspoken.modifiers) },
      this.scene,
      this.time.span,
      time,
    );
  }

  /** Lets go of the events so far: what sounds without end would gather them without end. */
  forgetEvents(): void {
    this.voice.forgetEvents();
    this.watch.forget();
  }

  private level(out: readonly Float32Array[], frames: number): void {
    const { unspokenGain } = this;
    if (unspokenGain === 1) return;
    for (const channel of out) for (let i = 0; i < frames; i++) channel[i] *= unspokenGain;
  }

  private brighten(out: readonly Float32Array[], frames: number): void {
    const { force } = this;
    if (!force) return;
    if (out.length === 2) force[0].processWith(force[1], out[0], out[1], 0, frames);
    else force[0].process(out[0], 0, frames);
  }

  /** Turns the curves of speed, pitch and intensity into parameter changes of the voice. */
  private scheduleCurve(): void {
    const { layer, model } = this;
    const { span } = this.time;
    const last: Record<string, number> = { ...this.params };
    const frames = (span.end - span.start) * SAMPLE_RATE;
    for (let at = CURVE_STEP_FRAMES; at < frames; at += CURVE_STEP_FRAMES) {
      const params = model.mapModifiers(this.words(layer.mods, span.start + at / SAMPLE_RATE));
      for (const [name, value] of Object.entries(params)) {
        if (last[name] === value) continue;
        last[name] = value;
        this.voice.set(name, value, at);
      }
    }
  }
}
