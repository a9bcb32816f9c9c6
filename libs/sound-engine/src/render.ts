import { samplePeak, type PcmAudio } from '@whoosh/audio-codec';
import type { Layer, Scene } from '@whoosh/sound-scene';
import { hash32 } from './dsp/random';
import type { DriveCurve } from './mix/device';
import { sumExactly } from './mix/exact-sum';
import { master, level, type MasteringGains } from './mix/master';
import { masterOptions } from './mix/master-options';
import { LayerStrip } from './mix/layer-strip';
import { foldLoop, loopOverhang } from './mix/loop';
import { PlayedLayer, type DryEvent, type DryLayer } from './mix/played-layer';
import { layerSpace, spaceKey, SpaceUnit, type SpaceInput } from './mix/space-unit';
import { modelOf } from './models/registry';
import { layerSeed } from './performance';
import { SAMPLE_RATE } from './voice';
import { ENGINE_VERSION } from './version';

/** Past the end of a loop, ringing is followed at least this long, and on until it is silent. */
const RING_CHECK_FRAMES = SAMPLE_RATE;

/**
 * Frames of a layer that are rendered at once, between two calls of onProgress at most. Long ones are 1 to 10 % cheaper
 * (the more others run beside), as each layer's code and state are fetched again; a loop is followed in shorter ones
 * until it is silent.
 */
const BLOCK_FRAMES = 8192;
const LOOP_BLOCK_FRAMES = 4096;
/**
 * Frames that go through a space at once: both channels of a record's noise come out of one stream by turns of so many.
 */
const SPACE_FRAMES = 4096;

export interface RenderOptions {
  /** Called as frames are done, with the seconds of the scene rendered so far; the last call has its full duration. */
  onProgress?: (renderedSeconds: number) => void;
  /** Also give every layer by itself. */
  stems?: boolean;
  /** What other threads make of layers, by their index in the scene (`recordDry`); for the mix only. */
  dry?: ReadonlyMap<number, DryLayer>;
}

export type { DryEvent, DryLayer };
export { learnFigures } from './individual/learn-figures';

/** One layer by itself, in its place and space, at the level it has in the mix. */
export interface Stem {
  layer: string;
  audio: PcmAudio;
}

/** What happens in a layer. */
export interface LayerEvent extends DryEvent {
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
  index: number;
  layer: Layer;
  seed: number;
}

/** Layers that share a space, and what they put into it. */
interface Bus {
  unit: SpaceUnit;
  drive?: DriveCurve;
  strips: LayerStrip[];
  /** From layers that begin and end; in a scene that is no loop, from all. */
  transientBus: SpaceInput;
  /** From layers of a loop that have no end. */
  continuousBus: SpaceInput;
}

/**
 * Renders a scene: the same scene gives the same samples on every machine.
 * @throws RangeError for a scene without a valid duration or with a model that this engine does not have
 * @throws Error where the figures of a source's family are not loaded (`learnFigures`, or importing `figures`)
 */
export function render(scene: Scene, options: RenderOptions = {}): Rendered {
  const frames = framesOf(scene);
  const layers = soundingLayers(scene);
  const strips = layers.map((layer) => makeStrip(layer, scene, options.dry?.get(layer.index)));
  const mix = stereo(frames);
  const drives: Drives | undefined = options.stems ? new Map() : undefined;
  // What others play is asked for last: meanwhile they go on.
  const isLent = (_: LayerStrip, k: number): boolean => options.dry?.has(layers[k].index) ?? false;
  const players = [...strips.filter((strip, k) => !isLent(strip, k)), ...strips.filter(isLent)];
  mixDown(strips, scene, mix, { onProgress: options.onProgress, drives, players });
  const finishing = masterOptions(strips, scene);
  const levelling = master(mix, finishing);
  options.onProgress?.(scene.duration);
  return {
    mix: { sampleRate: SAMPLE_RATE, channels: mix },
    ...(drives ? { stems: renderStems(layers, scene, mix, levelling, drives) } : {}),
    events: collectEvents(strips, frames),
    engineVersion: ENGINE_VERSION,
  };
}

function framesOf({ duration }: Scene): number {
  const frames = Math.round(duration * SAMPLE_RATE);
  if (!(frames > 0)) throw new RangeError('duration of the scene must be above 0 s');
  return frames;
}

function stereo(frames: number): [Float32Array, Float32Array] {
  return [new Float32Array(frames), new Float32Array(frames)];
}

function soundingLayers(scene: Scene): SeededLayer[] {
  return scene.layers
    .map((layer, index) => ({ index, layer, seed: layerSeed(scene, layer, index) }))
    .filter(({ layer }) => !layer.muted);
}

function makeStrip({ layer, seed }: SeededLayer, scene: Scene, dry?: DryLayer): LayerStrip {
  const model = modelOf(layer);
  return new LayerStrip(layer, scene, model, dry ?? new PlayedLayer(layer, scene, model, seed), BLOCK_FRAMES);
}

/** A layer that is made for a `render` in another thread. */
export interface DryRecording {
  /** Of the layer in the scene. */
  index: number;
  /** Two, as long as the scene; a layer of one channel writes the first of them. */
  channels: readonly Float32Array[];
}

/**
 * Plays layers of a scene that is no loop without their places, all of them block by block, as `render` would.
 * @param onBlock told the scene's frames that are done, 0 before the first, and the layers; answers whether to go on
 * @throws RangeError as `render`
 */
export function recordDry(
  scene: Scene,
  recordings: readonly DryRecording[],
  onBlock: (frames: number, layers: readonly DryLayer[]) => boolean,
): void {
  const layers = soundingLayers(scene);
  const played = layers.flatMap(({ index, layer, seed }) =>
    recordings
      .filter((each) => each.index === index)
      .map(({ channels }) => ({ channels, layer: new PlayedLayer(layer, scene, modelOf(layer), seed) })),
  );
  const dry = played.map(({ layer }) => layer);
  const frames = framesOf(scene);
  const own = stereo(BLOCK_FRAMES);
  for (let from = 0; onBlock(from, dry) && from < frames; from = Math.min(frames, from + BLOCK_FRAMES)) {
    for (const { channels, layer } of played)
      record(layer, own.slice(0, layer.channels), channels, from, Math.min(frames, from + BLOCK_FRAMES));
  }
}

/** Writes what a layer plays in the scene's frames [from, to) into its recording. */
function record(
  layer: PlayedLayer,
  own: readonly Float32Array[],
  channels: readonly Float32Array[],
  from: number,
  to: number,
): void {
  const begin = layer.time.firstWithin(from, to);
  if (begin === to) return;
  layer.process(own, begin, to);
  own.forEach((samples, channel) => channels[channel].set(samples.subarray(0, to - begin), begin));
}

/** What the devices of a scene did to its mix, by the key of their space. */
type Drives = Map<string, DriveCurve>;

interface MixOptions {
  onProgress?: (seconds: number) => void;
  /** Written by the mix, read by its stems. */
  drives?: Drives;
  /** The strips in the order in which they play; in that of their sum where not given. */
  players?: readonly LayerStrip[];
}

/** Sums the strips through their spaces into `out`. */
function mixDown(
  strips: readonly LayerStrip[],
  scene: Scene,
  out: readonly Float32Array[],
  { onProgress, drives, players = strips }: MixOptions,
): void {
  const frames = out[0].length;
  const total =
    frames +
    (scene.loop
      ? loopOverhang(
          frames,
          strips.some((strip) => !strip.time.isEndless),
        )
      : 0);
  const buses = makeBuses(strips, scene, total, drives);
  const room = stereo(frames);
  const blockFrames = scene.loop ? LOOP_BLOCK_FRAMES : BLOCK_FRAMES;
  for (let from = 0; from < total; from += blockFrames) {
    const to = Math.min(total, from + blockFrames);
    for (const strip of players) strip.play(from, to);
    for (const bus of buses)
      for (const strip of bus.strips)
        strip.place(strip.time.isEndless ? bus.continuousBus : bus.transientBus, from, to);
    if (!scene.loop)
      for (let at = from; at < to; at += SPACE_FRAMES) sumSpaces(buses, room, out, at, Math.min(to, at + SPACE_FRAMES));
    onProgress?.(Math.min(to, frames) / SAMPLE_RATE);
    if (from >= frames + RING_CHECK_FRAMES && buses.every((bus) => isSilent(bus.transientBus, from, to))) break;
  }
  if (!scene.loop) return;
  for (const bus of buses) {
    bus.transientBus = foldLoop(bus.continuousBus, bus.transientBus, frames);
    // The first pass fills reverberation and filters with the end of the loop; the second is heard.
    bus.unit.process(bus.transientBus, room[0], room[1], 0, frames, bus.drive);
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
      if (drives && space.device && !drives.has(key))
        drives.set(key, { channels: stereo(frames), isRecorded: false, hasNoise: true });
      bus = {
        unit: new SpaceUnit(space, hash32(scene.seed, key)),
        drive: drives?.get(key),
        strips: [],
        transientBus: spaceInput(frames),
        continuousBus: spaceInput(scene.loop ? frames : 0),
      };
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
function sumSpaces(
  buses: readonly Bus[],
  room: readonly Float32Array[],
  out: readonly Float32Array[],
  from: number,
  to: number,
): void {
  buses.forEach((bus, index) => {
    if (index === 0) {
      bus.unit.process(bus.transientBus, out[0], out[1], from, to, bus.drive);
      return;
    }
    bus.unit.process(bus.transientBus, room[0], room[1], from, to, bus.drive);
    for (let channel = 0; channel < out.length; channel++) add(room[channel], out[channel], from, to);
  });
}

function add(source: Float32Array, target: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) target[i] += source[i];
}

/**
 * Every layer alone through its space, its device's drive and the mix's own gains; a device's noise goes with the first
 * layer that it carries.
 */
function renderStems(
  layers: readonly SeededLayer[],
  scene: Scene,
  mix: readonly Float32Array[],
  levelling: MasteringGains,
  drives: Drives,
): Stem[] {
  const heard = new Set<DriveCurve>();
  const stems = layers.map((seeded) => {
    const { layer } = seeded;
    const channels = stereo(mix[0].length);
    const drive = drives.get(spaceKey(layerSpace(scene.space, layer.place.space)));
    const own: Drives = new Map(
      [...drives].map(([key, curve]) => [key, { ...curve, isRecorded: true, hasNoise: !heard.has(curve) }]),
    );
    if (drive) heard.add(drive);
    mixDown([makeStrip(seeded, scene)], scene, channels, { drives: own });
    level(channels, levelling, scene.loop);
    return { layer: layer.id, audio: { sampleRate: SAMPLE_RATE, channels } };
  });
  sumExactly(
    mix,
    stems.map((stem) => stem.audio.channels),
  );
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
