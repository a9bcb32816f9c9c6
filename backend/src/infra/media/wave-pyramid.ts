import { WAVE_PYRAMID } from '@whoosh/contracts';

const { finest, factor, levels } = WAVE_PYRAMID;
/** Values that are kept in one piece. */
const PIECE = 1 << 16;

/** Measures the highest samples of a stream, for the waveform of any zoom. It keeps a byte for 16 samples. */
export class WavePyramid {
  private readonly pieces: Uint8Array[] = [];
  private values = 0;
  private highest = 0;
  private filled = 0;
  private count = 0;

  /** @param samples -1..1 */
  push(samples: Float32Array): void {
    for (let i = 0; i < samples.length; i++) {
      const level = Math.abs(samples[i] ?? 0);
      if (level > this.highest) this.highest = level;
      this.filled += 1;
      if (this.filled === finest) this.next();
    }
    this.count += samples.length;
  }

  /** @returns the file that WAVE_PYRAMID describes, and the length of what was heard in samples */
  finish(): { bytes: Uint8Array; samples: number } {
    if (this.filled > 0) this.next();
    const lengths = [this.values];
    while (lengths.length < levels) lengths.push(Math.ceil((lengths.at(-1) ?? 0) / factor));
    const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
    this.pieces.forEach((piece, index) =>
      bytes.set(piece.subarray(0, Math.min(PIECE, this.values - index * PIECE)), index * PIECE),
    );
    let [from, to] = [0, this.values];
    for (const length of lengths.slice(1)) {
      for (let i = from; i < to; i++) {
        const at = to + Math.floor((i - from) / factor);
        bytes[at] = Math.max(bytes[at] ?? 0, bytes[i] ?? 0);
      }
      [from, to] = [to, to + length];
    }
    return { bytes, samples: this.count };
  }

  private next(): void {
    const at = this.values % PIECE;
    if (at === 0) this.pieces.push(new Uint8Array(PIECE));
    const piece = this.pieces.at(-1);
    // what sounds at all is seen
    if (piece !== undefined) piece[at] = Math.min(255, Math.ceil(this.highest * 255));
    [this.values, this.highest, this.filled] = [this.values + 1, 0, 0];
  }
}
