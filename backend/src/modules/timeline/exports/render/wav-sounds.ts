import { readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { decodeFrames, readWavLayout, type WavLayout } from '@whoosh/audio-codec';
import { CHUNK_FRAMES, MIX_RATE, type SoundSources, type SourceId, type Stereo } from '@whoosh/timeline-mix';
import type { ExportSound } from './export-task';

const HEADER_BYTES = 65_536;
/** Pieces of 5.5 s that are kept: 2 MB each, 64 MB of all, however many clips sound at one moment. */
const KEPT_CHUNKS = 32;

interface OpenSound {
  handle: FileHandle;
  layout: WavLayout;
}

/**
 * Sounds in WAV files, read piece by piece where the mixer comes to them, so that neither an hour of music nor two
 * thousand clips at once need more memory than what is kept. It reads while the caller waits: for a thread that does
 * nothing else.
 */
export class WavSounds implements SoundSources {
  /** What was not asked for for the longest time comes first. */
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
    const key = `${source}/${index}`;
    const chunk = this.chunks.get(key) ?? this.read(source, index);
    if (chunk === undefined) return undefined;
    this.chunks.delete(key);
    this.chunks.set(key, chunk);
    const [oldest] = this.chunks.keys();
    if (this.chunks.size > KEPT_CHUNKS && oldest !== undefined) this.chunks.delete(oldest);
    return chunk;
  }

  async close(): Promise<void> {
    for (const { handle } of this.sounds.values()) await handle.close();
  }

  private read(source: SourceId, index: number): Stereo | undefined {
    const sound = this.sounds.get(source);
    if (sound === undefined) return undefined;
    const { handle, layout } = sound;
    const frames = Math.min(CHUNK_FRAMES, layout.frames - index * CHUNK_FRAMES);
    if (frames <= 0) return undefined;
    const bytes = new Uint8Array(frames * layout.bytesPerFrame);
    const from = layout.dataStart + index * CHUNK_FRAMES * layout.bytesPerFrame;
    const bytesRead = readSync(handle.fd, bytes, 0, bytes.length, from);
    const { channels } = decodeFrames(bytes.subarray(0, bytesRead), layout);
    const left = channels[0] ?? new Float32Array();
    return { left, right: channels[1] ?? left };
  }
}
