import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { type DryEvent, type DryLayer, recordDry } from '@whoosh/sound-engine/render';
import type { Scene } from '@whoosh/sound-scene';

const SAMPLE_RATE = 48_000;
/** A thread that waits looks so often whether the other one is still there. */
const LOOK_MS = 1_000;

/** Places in the state. */
const PROGRESS = 0;
const UNWANTED = 1;
const CHANNELS = 2;
/** What PROGRESS is before the player has begun and when it has broken off; else the frames that are done, and one. */
const NOT_BEGUN = 0;
const BROKEN = -1;

/** Layers of a scene that one render thread plays while another mixes them: memory that both see. */
export interface SharedLayerBuffers {
  /** Of the layers in the scene, ascending. */
  indexes: readonly number[];
  /** Two channels for each layer, as long as the scene. */
  samples: readonly (readonly SharedArrayBuffer[])[];
  state: SharedArrayBuffer;
  /** What happens in the layers goes through here, once. */
  events: MessagePort;
}

/** Memory for layers. @returns what the thread that plays gets, and the one that mixes */
export function createSharedBuffers(
  { duration }: Scene,
  indexes: readonly number[],
): { toPlay: SharedLayerBuffers; toMix: SharedLayerBuffers } {
  const { port1, port2 } = new MessageChannel();
  const bytes = Math.round(duration * SAMPLE_RATE) * Float32Array.BYTES_PER_ELEMENT;
  const samples = indexes.map(() => [new SharedArrayBuffer(bytes), new SharedArrayBuffer(bytes)]);
  const state = new SharedArrayBuffer((CHANNELS + indexes.length) * Int32Array.BYTES_PER_ELEMENT);
  return { toPlay: { indexes, samples, state, events: port1 }, toMix: { indexes, samples, state, events: port2 } };
}

/** Nobody plays these layers any more: who waits for them hears of it. */
export function fail({ state }: SharedLayerBuffers): void {
  const cells = new Int32Array(state);
  Atomics.store(cells, PROGRESS, BROKEN);
  Atomics.notify(cells, PROGRESS);
}

/** Nobody waits for these layers any more: their player stops after its block. */
export function cancel({ state }: SharedLayerBuffers): void {
  Atomics.store(new Int32Array(state), UNWANTED, 1);
}

/** Plays layers for another thread. @throws RangeError as the engine's `render` */
export function playLayers(scene: Scene, { indexes, samples, state, events }: SharedLayerBuffers): void {
  const cells = new Int32Array(state);
  const frames = Math.round(scene.duration * SAMPLE_RATE);
  const recordings = indexes.map((index, k) => ({
    index,
    channels: (samples[k] ?? []).map((buffer) => new Float32Array(buffer)),
  }));
  recordDry(scene, recordings, (done, layers) => {
    if (done === 0) layers.forEach(({ channels }, k) => (cells[CHANNELS + k] = channels));
    // before the last news, so that whoever hears those finds them
    if (done === frames) events.postMessage(layers.map((layer) => layer.events));
    Atomics.store(cells, PROGRESS, done + 1);
    Atomics.notify(cells, PROGRESS);
    return Atomics.load(cells, UNWANTED) === 0;
  });
}

/** The thread that played layers for this one is gone. */
export class LayersLost extends Error {}

/** What others play, by index of the layer: reading it waits for them, and throws LayersLost. */
export function dryLayers(lent: readonly SharedLayerBuffers[]): Map<number, DryLayer> {
  return new Map(
    lent.flatMap((each) => {
      const player = new Player(each);
      return each.indexes.map((index, k): [number, DryLayer] => [
        index,
        new SharedLayer(player, each.samples[k] ?? [], k),
      ]);
    }),
  );
}

/** The other thread, as far as this one sees it. */
class Player {
  private readonly cells: Int32Array;
  private readonly frames: number;
  private heard: readonly (readonly DryEvent[])[] | null = null;

  constructor(private readonly lent: SharedLayerBuffers) {
    this.cells = new Int32Array(lent.state);
    this.frames = (lent.samples[0]?.[0]?.byteLength ?? 0) / Float32Array.BYTES_PER_ELEMENT;
  }

  /** Comes back when so many frames are done. */
  await(frames: number): void {
    for (;;) {
      const progress = Atomics.load(this.cells, PROGRESS);
      if (progress === BROKEN) throw new LayersLost('the thread that played layers is gone');
      if (progress !== NOT_BEGUN && progress > frames) return;
      Atomics.wait(this.cells, PROGRESS, progress, LOOK_MS);
    }
  }

  channels(k: number): 1 | 2 {
    this.await(0);
    return this.cells[CHANNELS + k] === 1 ? 1 : 2;
  }

  /** Once all is played. */
  events(k: number): readonly DryEvent[] {
    this.await(this.frames);
    this.heard ??= (receiveMessageOnPort(this.lent.events)?.message ?? []) as (readonly DryEvent[])[];
    return this.heard[k] ?? [];
  }
}

class SharedLayer implements DryLayer {
  private readonly samples: readonly Float32Array[];

  constructor(
    private readonly player: Player,
    samples: readonly SharedArrayBuffer[],
    private readonly k: number,
  ) {
    this.samples = samples.map((buffer) => new Float32Array(buffer));
  }

  get channels(): 1 | 2 {
    return this.player.channels(this.k);
  }

  get events(): readonly DryEvent[] {
    return this.player.events(this.k);
  }

  process(out: readonly Float32Array[], from: number, to: number): void {
    this.player.await(to);
    out.forEach((channel, c) => {
      const samples = this.samples[c];
      if (samples !== undefined) channel.set(samples.subarray(from, to));
    });
  }
}
