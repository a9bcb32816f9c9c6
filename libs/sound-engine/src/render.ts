import { samplePeak, type PcmAudio } from '@whoosh/audio-codec';
import type { Layer, Scene } from '@whoosh/sound-scene';
import { hash32 } from './dsp/random';
import type { DriveCurve } from './mix/device';
import { sumExactly } from './mix/exact-sum';
import { finish, level, type Levelling } from './mix/finish';
import { finishOptions } from './mix/finish-options';
import { LayerStrip, type PlacedEvent } from './mix/layer-strip';
import { foldLoop, loopOverhang } from './mix/loop';
import { layerSpace, spaceKey, SpaceUnit, type SpaceInput } from './mix/space-unit';
import { MODELS } from './models/registry';
import { layerSeed } from './performance';
import { SAMPLE_RATE } from './voice';
import { ENGINE_VERSION } from './version';

/** Past the end of a loop, ringing is followed at least this long, and on until it is silent. */
const RING_CHECK_FRAMES = SAMPLE_RATE;

/** Frames rendered between two calls of onProgress at most; a multiple of the control block. */
const BLOCK_FRAMES = 4096;

export interface RenderOptions {
  /** Called as frames are done, with the seconds of the scene rendered so far; the last call has its full duration. */
  onProgress?: (renderedSeconds: number) => void;
  /** Also give every layer by itself. */
  stems?: boolean;
}

/** One layer by itself, in its place and space, at the level it has in the mix. */
export interface Stem {
  layer: string;
  audio: PcmAudio;
}

export interface LayerEvent extends PlacedEvent {
  layer: string;
}

export interface Rendered {
  /** Stereo, 48 kHz, exactly round(duration · 48000) frames, true peak at most -1 dBTP. */
  mix: PcmAudio;
  /** In the order of the layers. As 24-bit integers they sum up to the mix exactly. */
  stems?: Stem[];
  /** What happened when, in seconds of the scene, in time order. */
  events: LayerEvent[];
  engineVersion: string;
}

interface SeededLayer {
  layer: Layer;
  seed: number;
}

/** Layers that share a space, and what they put into it. */
interface Bus {
  unit: SpaceUnit;
  drive?: DriveCurve;
  strips: LayerStrip[];
  /** From layers that begin and end; in a scene that is no loop, from all. */
  happenings: SpaceInput;
  /** From layers of a loop that have no end. */
  endless: SpaceInput;
}

/**
 * Renders a scene: the same scene gives the same samples on every machine.
 * @throws RangeError for a scene without a valid duration or with a model that this engine does not have
 */
export function render(scene: Scene, options: RenderOptions = {}): Rendered {
  const frames = Math.round(scene.duration * SAMPLE_RATE);
  if (!(frames > 0)) throw new RangeError('duration of the scene must be above 0 s');
  const layers: SeededLayer[] = scene.layers.map((layer, index) => ({ layer, seed: layerSeed(scene, layer, index) })).filter(({ layer }) => !layer.muted);
  const strips = layers.map(({ layer, seed }) => makeStrip(layer, scene, seed));
  const mix = stereo(frames);
  const drives: Drives | undefined = options.stems ? new Map() : undefined;
  mixDown(strips, scene, mix, { onProgress: options.onProgress, drives });
  const finishing = finishOptions(strips, scene);
  const levelling = finish(mix, finishing);
  options.onProgress?.(scene.duration);
  return {
    mix: { sampleRate: SAMPLE_RATE, channels: mix },
    ...(drives ? { stems: renderStems(layers, scene, mix, levelling, drives) } : {}),
    events: collectEvents(strips, frames),
    engineVersion: ENGINE_VERSION,
  };
}

function stereo(frames: number): [Float32Array, Float32Array] {
  return [new Float32Array(frames), new Float32Array(frames)];
}

function makeStrip(layer: Layer, scene: Scene, seed: number): LayerStrip {
  const model = Object.hasOwn(MODELS, layer.source.model) ? MODELS[layer.source.model] : undefined;
  if (!model) throw new RangeError(`layers: the engine has no model '${layer.source.model}'`);
  return new LayerStrip(layer, scene, model, seed, BLOCK_FRAMES);
}

/** What the devices of a scene did to its mix, by the key of their space. */
type Drives = Map<string, DriveCurve>;

interface MixOptions {
  onProgress?: (seconds: number) => void;
  /** Written by the mix, read by its stems. */
  drives?: Drives;
}

/** Sums the strips through their spaces into `out`. */
function mixDown(strips: readonly LayerStrip[], scene: Scene, out: readonly Float32Array[], { onProgress, drives }: MixOptions): void {
  const frames = out[0].length;
  const total = frames + (scene.loop ? loopOverhang(frames, strips.some((strip) => !strip.isEndless)) : 0);
  const buses = makeBuses(strips, scene, total, drives);
  const room = stereo(frames);
  for (let from = 0; from < total; from += BLOCK_FRAMES) {
    const to = Math.min(total, from + BLOCK_FRAMES);
    for (const bus of buses) for (const strip of bus.strips) strip.process(strip.isEndless ? bus.endless : bus.happenings, from, to);
    if (!scene.loop) sumSpaces(buses, room, out, from, to);
    onProgress?.(Math.min(to, frames) / SAMPLE_RATE);
    if (from >= frames + RING_CHECK_FRAMES && buses.every((bus) => isSilent(bus.happenings, from, to))) break;
  }
  if (!scene.loop) return;
  for (const bus of buses) {
    bus.happenings = foldLoop(bus.endless, bus.happenings, frames);
    // The first pass fills reverberation and filters with the end of the loop; the second is heard.
    bus.unit.process(bus.happenings, room[0], room[1], 0, frames, bus.drive);
  }
  sumSpaces(buses, room, out, 0, frames);
}

function makeBuses(strips: readonly LayerStrip[], scene: Scene, frames: number, drives?: Drives): Bus[] {
  const buses = new Map<string, Bus>();
  for (const strip of strips) {
    const space = layerSpace(scene.space, strip.layer.place.space);
    const key = spaceKey(space);
    let bus = buses.get(key);
    if (!bus) {
      if (drives && space.device && !drives.has(key)) drives.set(key, { channels: stereo(frames), isRecorded: false, hasNoise: true });
      bus = { unit: new SpaceUnit(space, hash32(scene.seed, key)), drive: drives?.get(key), strips: [], happenings: spaceInput(frames), endless: spaceInput(scene.loop ? frames : 0) };
      buses.set(key, bus);
    }
    bus.strips.push(strip);
  }
  return [...buses.values()];
}

/** Nothing above -100 dB rings any more. */
function isSilent({ left, right }: SpaceInput, from: number, to: number): boolean {
  return samplePeak([left.subarray(from, to), right.subarray(from, to)]) < 1e-5;
}

function spaceInput(frames: number): SpaceInput {
  return { left: new Float32Array(frames), right: new Float32Array(frames), send: new Float32Array(frames) };
}

/** Writes the sum of all spaces in [from, to) into `out`; `room` is a buffer for all but the first. */
function sumSpaces(buses: readonly Bus[], room: readonly Float32Array[], out: readonly Float32Array[], from: number, to: number): void {
  buses.forEach((bus, index) => {
    if (index === 0) {
      bus.unit.process(bus.happenings, out[0], out[1], from, to, bus.drive);
      return;
    }
    bus.unit.process(bus.happenings, room[0], room[1], from, to, bus.drive);
    for (let channel = 0; channel < out.length; channel++) add(room[channel], out[channel], from, to);
  });
}

function add(source: Float32Array, target: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) target[i] += source[i];
}

/** Every layer alone through its space, its device's drive and the mix's own gains; a device's noise goes with the first layer that it carries. */
function renderStems(layers: readonly SeededLayer[], scene: Scene, mix: readonly Float32Array[], levelling: Levelling, drives: Drives): Stem[] {
  const heard = new Set<DriveCurve>();
  const stems = layers.map(({ layer, seed }) => {
    const channels = stereo(mix[0].length);
    const drive = drives.get(spaceKey(layerSpace(scene.space, layer.place.space)));
    const own: Drives = new Map([...drives].map(([key, curve]) => [key, { ...curve, isRecorded: true, hasNoise: !heard.has(curve) }]));
    if (drive) heard.add(drive);
    mixDown([makeStrip(layer, scene, seed)], scene, channels, { drives: own });
    level(channels, levelling, scene.loop);
    return { layer: layer.id, audio: { sampleRate: SAMPLE_RATE, channels } };
  });
  sumExactly(mix, stems.map((stem) => stem.audio.channels));
  return stems;
}

/** A loop is rendered beyond its end; what begins there is heard nowhere. */
function collectEvents(strips: readonly LayerStrip[], frames: number): LayerEvent[] {
  return strips
    .flatMap((strip) => strip.events.map((event) => ({ layer: strip.layer.id, ...event })))
    .filter(({ onset }) => onset < frames)
    .map((event) => ({ ...event, peak: Math.min(event.peak, frames - 1) }))
    .sort((a, b) => a.onset - b.onset);
}
