import { type FileHandle, open } from 'node:fs/promises';
import { decodeFrames, readWavLayout, type WavLayout } from '@whoosh/audio-codec';
import {
  CHUNK_FRAMES,
  chunksBetween,
  MIX_RATE,
  type ChunkRef,
  type MixPlan,
  type SoundSources,
  type SourceId,
  type Stereo,
} from '@whoosh/timeline-mix';
import type { ExportSound } from './export-task';

const HEADER_BYTES = 65_536;
/** Pieces of 5.5 s that are kept: 2 MB each. More are kept only while one moment needs them. */
const KEPT_CHUNKS = 64;

interface OpenSound {
  handle: FileHandle;
  layout: WavLayout;
}

/** Sounds in WAV files, read piece by piece, so that an hour of music needs no more memory than what is near. */
export class WavSounds implements SoundSources {
  private readonly chunks = new Map<string, Stereo>();

  private constructor(private readonly sounds: ReadonlyMap<SourceId, OpenSound>) {}

  /** @throws RangeError for a file that is no WAV of 48 kHz */
  static async open(sounds: readonly ExportSound[]): Promise<WavSounds> {
    const opened = new Map<SourceId, OpenSound>();
    for (const { id, file } of sounds) {
      const handle = await open(file, 'r');
      const { buffer, bytesRead } = await handle.read(new Uint8Array(HEADER_BYTES), 0, HEADER_BYTES, 0);
      const layout = readWavLayout(buffer.subarray(0, bytesRead));
      if (layout.sampleRate !== MIX_RATE) throw new RangeError('sound: not at 48 kHz');
      const held = Math.floor(((await handle.stat()).size - layout.dataStart) / layout.bytesPerFrame);
      opened.set(id, { handle, layout: { ...layout, frames: Math.min(layout.frames, held) } });
    }
    return new WavSounds(opened);
  }

  lengthOf(source: SourceId): number | undefined {
    return this.sounds.get(source)?.layout.frames;
  }

  chunkOf(source: SourceId, index: number): Stereo | undefined {
    return this.chunks.get(keyOf({ source, index }));
  }

  /** Reads what sounds between two moments, in samples of the timeline, and lets go of what was read for the longest time. */
  async fetch(plan: MixPlan, from: number, to: number): Promise<void> {
    for (const ref of chunksBetween(plan, from, to, (source) => this.lengthOf(source))) {
      const key = keyOf(ref);
      const chunk = this.chunks.get(key) ?? (await this.read(ref));
      this.chunks.delete(key);
      if (chunk !== undefined) this.chunks.set(key, chunk);
    }
  }

  /** Call it before `fetch`, never between that and the mixing. */
  forget(): void {
    for (const key of [...this.chunks.keys()].slice(0, Math.max(0, this.chunks.size - KEPT_CHUNKS)))
      this.chunks.delete(key);
  }

  async close(): Promise<void> {
    for (const { handle } of this.sounds.values()) await handle.close();
  }

  private async read({ source, index }: ChunkRef): Promise<Stereo | undefined> {
    const sound = this.sounds.get(source);
    if (sound === undefined) return undefined;
    const { handle, layout } = sound;
    const frames = Math.min(CHUNK_FRAMES, layout.frames - index * CHUNK_FRAMES);
    if (frames <= 0) return undefined;
    const bytes = new Uint8Array(frames * layout.bytesPerFrame);
    const { bytesRead } = await handle.read(
      bytes,
      0,
      bytes.length,
      layout.dataStart + index * CHUNK_FRAMES * layout.bytesPerFrame,
    );
    const { channels } = decodeFrames(bytes.subarray(0, bytesRead), layout);
    const left = channels[0] ?? new Float32Array();
    return { left, right: channels[1] ?? left };
  }
}

function keyOf({ source, index }: ChunkRef): string {
  return `${source}/${index}`;
}
