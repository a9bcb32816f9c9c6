import type { WavLayout } from '@whoosh/audio-codec';
import { PagedFile } from '../../picture/paged-file';
import { readSound, type SoundFile } from '../../playback';
import { framesOf, soundingFrames, type ColumnRange, type WaveColumns } from './wave-columns';
import { askWaveThread } from './wave-thread';

/** Bytes in which a WAV file of ours has come to its samples. */
const HEADER_BYTES = 4_096;

/** A sound of which the samples are read that are drawn. */
export class SampledSound {
  private readonly file: PagedFile;
  private opened: Promise<WavLayout> | null = null;

  constructor(file: SoundFile) {
    this.file = new PagedFile((from, to, signal) => readSound(file, from, to, signal));
  }

  /** @throws Error for what cannot be read, and once it is disposed of */
  async columns(range: ColumnRange, loop: boolean): Promise<WaveColumns> {
    const layout = await (this.opened ??= this.open());
    const { dataStart, bytesPerFrame } = layout;
    const pieces = soundingFrames(framesOf(range), layout.frames, loop);
    const parts = await Promise.all(
      pieces.map(({ from, to }) => this.file.read(dataStart + from * bytesPerFrame, dataStart + to * bytesPerFrame)),
    );
    const { columns } = await askWaveThread({ type: 'columns', bytes: joined(parts), layout, range });
    if (columns === undefined) throw new Error('The samples could not be read.');
    return columns;
  }

  dispose(): void {
    this.file.dispose();
  }

  private async open(): Promise<WavLayout> {
    try {
      const bytes = joined([await this.file.read(0, HEADER_BYTES)]);
      const { layout } = await askWaveThread({ type: 'open', bytes });
      if (layout === undefined) throw new Error('The sound could not be read.');
      return layout;
    } catch (error) {
      // asked for again with the next stretch
      this.opened = null;
      throw error;
    }
  }
}

function joined(parts: readonly Uint8Array[]): ArrayBuffer {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes.buffer;
}
