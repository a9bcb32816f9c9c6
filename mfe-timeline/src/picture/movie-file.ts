import { boxHead } from './boxes';
import { readMovieIndex, type MovieIndex, type TrackIndex } from './movie-index';
import { PagedFile, type ReadBytes } from './paged-file';

/** In which the head of a small proxy lies as a whole. */
const FIRST_BYTES = 1 << 16;
/** Of an hour at 60 frames a second, with room. */
const MOST_HEAD_BYTES = 64 << 20;

/** A proxy of which parts are read: its index once, and its samples as they are needed. */
export class MovieFile {
  private constructor(
    private readonly file: PagedFile,
    readonly index: MovieIndex,
  ) {}

  /** @throws ApiError, RangeError for a file that is no MP4 whose head stands before its samples */
  static async open(readBytes: ReadBytes): Promise<MovieFile> {
    const file = new PagedFile(readBytes);
    const first = await file.read(0, FIRST_BYTES);
    for (let at = 0; at < FIRST_BYTES;) {
      const head = boxHead(new DataView(first.buffer, at));
      if (head === null || head.bytes < head.headBytes) break;
      if (head.type === 'moov') {
        if (head.bytes > MOST_HEAD_BYTES) break;
        const moov = await file.read(at + head.headBytes, at + head.bytes);
        return new MovieFile(file, readMovieIndex(new DataView(moov.buffer)));
      }
      at += head.bytes;
    }
    throw new RangeError('no head');
  }

  /** The bytes of samples from..to of a track, `to` not included; samples of others may stand between them. */
  async samples({ offsets, sizes }: TrackIndex, from: number, to: number): Promise<Uint8Array[]> {
    const start = offsets[from] ?? 0;
    const end = (offsets[to - 1] ?? 0) + (sizes[to - 1] ?? 0);
    const bytes = await this.file.read(start, end);
    return Array.from({ length: to - from }, (_, i) => {
      const at = (offsets[from + i] ?? 0) - start;
      return bytes.subarray(at, at + (sizes[from + i] ?? 0));
    });
  }

  dispose(): void {
    this.file.dispose();
  }
}

/** The last sample that begins at or before a time; the first where none does. @param times rising */
export function sampleAt(times: Float64Array, seconds: number): number {
  let [low, high] = [0, times.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= seconds) low = middle;
    else high = middle;
  }
  return low;
}
