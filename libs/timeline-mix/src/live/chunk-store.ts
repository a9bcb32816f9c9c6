import type { SourceId } from '../mix-plan';
import type { SoundSources, Stereo } from '../sources';

/** Pieces of sounds that are there at the moment. */
export class ChunkStore implements SoundSources {
  private readonly sounds = new Map<SourceId, { frames: number; chunks: Map<number, Stereo> }>();

  setLength(source: SourceId, frames: number): void {
    this.sounds.set(source, { frames, chunks: this.sounds.get(source)?.chunks ?? new Map() });
  }

  /** A piece of a sound whose length is known. */
  put(source: SourceId, index: number, chunk: Stereo): void {
    this.sounds.get(source)?.chunks.set(index, chunk);
  }

  drop(source: SourceId, index: number): void {
    this.sounds.get(source)?.chunks.delete(index);
  }

  lengthOf(source: SourceId): number | undefined {
    return this.sounds.get(source)?.frames;
  }

  chunkOf(source: SourceId, index: number): Stereo | undefined {
    return this.sounds.get(source)?.chunks.get(index);
  }
}
