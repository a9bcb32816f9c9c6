import { defaultParams } from '../default-params';
import { TruePeakLimiter } from '@whoosh/audio-codec';
import {
  GAIN_DB_RANGE,
  MODIFIER_RANGES,
  NEUTRAL_TURN,
  turnedModifiers,
  type Layer,
  type LayerTurn,
  type NumberRange,
  type Scene,
} from '@whoosh/sound-scene';
import { Biquad } from '../dsp/biquad';
import { clamp, dbToGain } from '../dsp/exact-math';
import { hash32 } from '../dsp/random';
import { master } from '../mix/master';
import { masterOptions } from '../mix/master-options';
import { LayerStrip } from '../mix/layer-strip';
import { PlayedLayer } from '../mix/played-layer';
import { layerSpace, spaceKey, SpaceUnit, type SpaceInput } from '../mix/space-unit';
import type { SoundModel } from '../model';
import { modelOf } from '../models/registry';
import { hasModelCurve, isEndless, layerSeed } from '../performance';
import { SAMPLE_RATE } from '../voice';

/** Frames mixed at once: the quantum of an audio thread. */
const BLOCK_FRAMES = 128;
/** What is played live is brought under this, dBTP. */
const CEILING_DB = -1;
/** Fade at the very beginning, s. */
const START_SECONDS = 0.02;
/** How much is listened to for the level, s. */
const LEVEL_SECONDS = 4;
/** How long a layer that ends by itself may ring after its pass, s. */
const LONGEST_RING_SECONDS = 8;

/** What can be turned while a scene sounds. */
export interface LiveControls extends LayerTurn {
  /** dB above what the words ask for; -36..12, 0 as described, and -Infinity is silent. */
  gainDb: number;
}

/** As the words describe it. */
export const NEUTRAL_CONTROLS: LiveControls = { ...NEUTRAL_TURN, gainDb: 0 };

const endsOf = ([min, max]: NumberRange) => ({ min, max });

export const CONTROL_RANGES: Readonly<Record<keyof LiveControls, { min: number; max: number }>> = {
  speed: endsOf(MODIFIER_RANGES.speed),
  pitch: endsOf(MODIFIER_RANGES.pitch),
  intensity: endsOf(MODIFIER_RANGES.intensity),
  gainDb: endsOf(GAIN_DB_RANGE),
};

/** A layer that is played, and what puts it in its place. */
interface Played {
  played: PlayedLayer;
  strip: LayerStrip;
}

/** One layer with what it is made of; `pass` is that of a layer which begins anew with each round of the scene. */
interface Sounder extends Played {
  /** Frame of the live sound that is frame 0 of the strip's scene. */
  start: number;
  /** Frame of the live sound from which on nothing of it is heard. */
  end: number;
}

interface Source {
  layer: Layer;
  model: SoundModel;
  seed: number;
  isForever: boolean;
  bus: Bus;
  controls: LiveControls;
}

interface Bus {
  unit: SpaceUnit;
  input: SpaceInput;
}

/**
 * A scene that sounds without end and never repeats: what goes on (rain, an engine) is one voice that never ends, what
 * happens at its moments (a knock, a car that passes) happens again each time the scene's duration is over, played
 * anew. Its sources can be turned while they sound. It keeps no more after an hour than after a second, and writes the
 * same samples whatever the blocks.
 */
export class LiveScene {
  private readonly sources: Source[];
  private readonly buses: Bus[];
  private readonly passFrames: number;
  private readonly room = stereo();
  private readonly mix = stereo();
  private readonly dc = [Biquad.highPass(20), Biquad.highPass(20)] as const;
  private readonly limiter = new TruePeakLimiter(dbToGain(CEILING_DB));
  private readonly forever: (Played & { source: Source })[];
  private passing: (Sounder & { source: Source })[] = [];
  /** Frame that is mixed next, and where the ready block is read next. */
  private next = 0;
  private read = BLOCK_FRAMES;

  /**
   * @param gain linear, of `liveGain`; measured here without it, which takes some tenths of a second
   * @throws RangeError for a scene without a valid duration or with a model that this engine does not have
   */
  constructor(
    private readonly scene: Scene,
    private readonly gain = liveGain(scene),
  ) {
    this.passFrames = Math.round(scene.duration * SAMPLE_RATE);
    if (!(this.passFrames > 0)) throw new RangeError('duration of the scene must be above 0 s');
    const buses = new Map<string, Bus>();
    this.sources = scene.layers.flatMap((layer, index) => (layer.muted ? [] : [sourceOf(layer, index, scene, buses)]));
    this.buses = [...buses.values()];
    this.forever = this.sources
      .filter(({ isForever }) => isForever)
      .map((source) => ({ source, ...play(source, scene, 0) }));
  }

  /**
   * Writes the next frames of the sound.
   * @param left of any length; right may be the same array for one channel
   */
  process(left: Float32Array, right: Float32Array, from = 0, to = left.length): void {
    for (let at = from; at < to;) {
      if (this.read === BLOCK_FRAMES) this.mixBlock();
      const frames = Math.min(to - at, BLOCK_FRAMES - this.read);
      if (left === right)
        for (let i = 0; i < frames; i++) left[at + i] = 0.5 * (this.mix[0][this.read + i] + this.mix[1][this.read + i]);
      else {
        left.set(this.mix[0].subarray(this.read, this.read + frames), at);
        right.set(this.mix[1].subarray(this.read, this.read + frames), at);
      }
      this.read += frames;
      at += frames;
    }
  }

  /**
   * Turns sources while they sound; values out of range are brought into it.
   * @param layer id of the layer; all of them without it
   * @throws RangeError for a layer that the scene does not have
   */
  set(controls: Readonly<Partial<LiveControls>>, layer?: string): void {
    const turned = layer === undefined ? this.sources : this.sources.filter((source) => source.layer.id === layer);
    if (layer !== undefined && turned.length === 0)
      throw new RangeError(`layer: the scene has no '${layer}' that sounds`);
    for (const source of turned) source.controls = withinRanges({ ...source.controls, ...controls });
    for (const { source, played, strip } of [...this.forever, ...this.passing])
      if (turned.includes(source)) {
        played.change(modsOf(source));
        strip.turnedGain = gainOf(source);
      }
  }

  private mixBlock(): void {
    for (let done = 0; done < BLOCK_FRAMES;) {
      const inPass = this.next % this.passFrames;
      if (inPass === 0) this.beginPass(this.next / this.passFrames);
      const frames = Math.min(BLOCK_FRAMES - done, this.passFrames - inPass);
      this.mixFrames(done, frames);
      done += frames;
      this.next += frames;
    }
    this.read = 0;
    this.finish();
  }

  /** What happens at its moments is played anew, by other draws; what has rung out is let go. */
  private beginPass(pass: number): void {
    this.passing = this.passing.filter(({ end }) => end > this.next);
    for (const { played } of this.forever) played.forgetEvents();
    for (const source of this.sources) {
      if (source.isForever) continue;
      this.passing.push({
        source,
        ...play(source, this.scene, pass),
        start: this.next,
        end: this.next + this.passFrames + ringFrames(source),
      });
    }
  }

  private mixFrames(at: number, frames: number): void {
    for (const { input } of this.buses)
      for (const channel of [input.left, input.right, input.send]) channel.fill(0, at, at + frames);
    for (const { source, strip } of this.forever)
      strip.process(source.bus.input, this.next, this.next + frames, this.next - at);
    for (const { source, strip, start } of this.passing) {
      const frame = this.next - start;
      strip.process(source.bus.input, frame, frame + frames, frame - at);
    }
    const { room, mix } = this;
    for (const channel of mix) channel.fill(0, at, at + frames);
    for (const { unit, input } of this.buses) {
      unit.process(input, room[0], room[1], at, at + frames);
      for (let c = 0; c < 2; c++) for (let i = at; i < at + frames; i++) mix[c][i] += room[c][i];
    }
  }

  private finish(): void {
    const [left, right] = this.mix;
    this.dc[0].processWith(this.dc[1], left, right, 0, BLOCK_FRAMES);
    const rise = START_SECONDS * SAMPLE_RATE;
    const first = this.next - BLOCK_FRAMES;
    for (let i = 0; i < BLOCK_FRAMES; i++) {
      const gain = this.gain * Math.min(1, (first + i) / rise);
      left[i] *= gain;
      right[i] *= gain;
    }
    this.limiter.process(left, right);
  }
}

/**
 * Gain that brings a scene played live to the loudness of its intensity: measured on its first seconds. Work it out
 * where time is (a worker), and hand it to the audio thread.
 * @returns linear
 */
export function liveGain(scene: Scene): number {
  const live = new LiveScene(scene, 1);
  const frames = Math.round(LEVEL_SECONDS * SAMPLE_RATE);
  const channels = [new Float32Array(frames), new Float32Array(frames)] as const;
  live.process(channels[0], channels[1]);
  const strips = scene.layers.filter(({ muted }) => !muted).map((layer) => ({ layer, model: modelOf(layer) }));
  return master(channels, masterOptions(strips, { ...scene, loop: true })).gain;
}

function stereo(): [Float32Array, Float32Array] {
  return [new Float32Array(BLOCK_FRAMES), new Float32Array(BLOCK_FRAMES)];
}

function sourceOf(layer: Layer, index: number, scene: Scene, buses: Map<string, Bus>): Source {
  const model = modelOf(layer);
  const space = layerSpace(scene.space, layer.place.space);
  const key = spaceKey(space);
  const bus = buses.get(key) ?? {
    unit: new SpaceUnit(space, hash32(scene.seed, key)),
    input: {
      left: new Float32Array(BLOCK_FRAMES),
      right: new Float32Array(BLOCK_FRAMES),
      send: new Float32Array(BLOCK_FRAMES),
    },
  };
  buses.set(key, bus);
  return {
    layer,
    model,
    seed: layerSeed(scene, layer, index),
    isForever: soundsForever(layer, model, scene),
    bus,
    controls: NEUTRAL_CONTROLS,
  };
}

/** What a curve or a motion leads to an end happens once in each pass. */
function soundsForever(layer: Layer, model: SoundModel, scene: Scene): boolean {
  const { motion } = layer.place;
  const hasCourse =
    hasModelCurve(layer.timing) ||
    (layer.timing.kind === 'continuous' &&
      Boolean(layer.timing.curve?.level?.length ?? layer.timing.curve?.distance?.length));
  return (
    !hasCourse &&
    (motion === undefined || motion.kind === 'circle') &&
    isEndless({ ...scene, loop: true }, layer, model)
  );
}

function play(source: Source, scene: Scene, pass: number): Played {
  const seed = pass === 0 ? source.seed : hash32(source.seed, pass);
  const layer = { ...source.layer, mods: modsOf(source) };
  const played = new PlayedLayer(layer, { ...scene, loop: source.isForever }, source.model, seed, source.seed);
  const placed = { ...scene, loop: source.isForever };
  return { played, strip: new LayerStrip(layer, placed, source.model, played, BLOCK_FRAMES, gainOf(source)) };
}

function ringFrames({ model, layer }: Source): number {
  if (layer.timing.kind === 'continuous') return 0;
  const params = defaultParams(model);
  return Math.round(SAMPLE_RATE * clamp(2 * model.naturalSeconds(params), 0.5, LONGEST_RING_SECONDS));
}

function withinRanges(controls: LiveControls): LiveControls {
  const inside = (name: keyof LiveControls): number => {
    const { min, max } = CONTROL_RANGES[name];
    return Number.isFinite(controls[name]) ? clamp(controls[name], min, max) : NEUTRAL_CONTROLS[name];
  };
  const gainDb = controls.gainDb === -Infinity ? -Infinity : inside('gainDb');
  return { speed: inside('speed'), pitch: inside('pitch'), intensity: inside('intensity'), gainDb };
}

const modsOf = ({ layer, controls }: Source) => turnedModifiers(layer.mods, controls);

const gainOf = ({ controls: { gainDb } }: Source) => (gainDb === -Infinity ? 0 : dbToGain(gainDb));
