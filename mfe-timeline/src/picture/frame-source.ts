import { sampleAt, type MovieFile } from './movie-file';
import type { TrackIndex } from './movie-index';

/** A picture to draw; whoever asked for it does not close it. */
export type Frame = Pick<VideoFrame, 'displayWidth' | 'displayHeight'> & CanvasImageSource;

/** Decodes stretches of a track that begin with a sample that needs no other. */
export interface PictureDecoder {
  /** @param onFrame hears each picture with the number of its sample; it then belongs to the listener */
  decode(
    samples: readonly { number: number; isKey: boolean; bytes: Uint8Array }[],
    onFrame: (number: number, frame: VideoFrame) => void,
  ): Promise<void>;
  /** Ends what is being decoded, which then fails. */
  interrupt(): void;
  close(): void;
}

/** Groups of which all pictures are kept: where one steps to and fro. A picture of 540p takes 0.8 MB. */
const KEPT_GROUPS = 4;

/** The pictures of a proxy by their time. One is decoded with those that it needs; then the rest of its group. */
export class FrameSource {
  /** By the first picture of the group; the longest unused first. */
  private readonly groups = new Map<number, Map<number, VideoFrame>>();

  constructor(
    private readonly file: MovieFile,
    private readonly track: TrackIndex,
    private readonly decoder: PictureDecoder,
  ) {}

  /** Number of the picture that shows at a moment. */
  at(seconds: number): number {
    return sampleAt(this.track.times, seconds);
  }

  /** A picture that was decoded already. */
  kept(picture: number): Frame | null {
    return this.groups.get(this.groupOf(picture).first)?.get(picture) ?? null;
  }

  /** Decodes a picture, and those that it needs. @throws ApiError, DOMException */
  async load(picture: number, onFrame: (frame: Frame) => void): Promise<void> {
    await this.decode(this.groupOf(picture).first, picture + 1, (number, frame) => {
      if (number === picture) onFrame(frame);
    });
  }

  /** Decodes the group of a picture as a whole. */
  async loadGroup(picture: number): Promise<void> {
    const { first, end } = this.groupOf(picture);
    const kept = this.groups.get(first);
    if (kept === undefined || kept.size < end - first) await this.decode(first, end, () => undefined);
  }

  /** Fetches what lies around a picture, to be there when it is wanted. */
  async fetchAround(picture: number): Promise<void> {
    const { first, end } = this.groupOf(picture);
    const reach = AROUND_GROUPS * (end - first);
    const last = this.track.times.length;
    await this.file.samples(this.track, Math.max(0, first - reach), Math.min(last, end + reach));
  }

  /** Ends what is being decoded: something else is wanted sooner. */
  interrupt(): void {
    this.decoder.interrupt();
  }

  dispose(): void {
    this.decoder.close();
    for (const group of this.groups.values()) closeAll(group);
    this.groups.clear();
  }

  private async decode(first: number, end: number, onFrame: (number: number, frame: Frame) => void): Promise<void> {
    const samples = await this.file.samples(this.track, first, end);
    const group = this.keep(first);
    const take = (number: number, frame: VideoFrame) => {
      if (group.has(number) || this.groups.get(first) !== group) return frame.close();
      group.set(number, frame);
      onFrame(number, frame);
    };
    const numbered = samples.map((bytes, i) => ({ number: first + i, isKey: i === 0, bytes }));
    await this.decoder.decode(numbered, take);
  }

  private keep(first: number): Map<number, VideoFrame> {
    const group = this.groups.get(first) ?? new Map<number, VideoFrame>();
    this.groups.delete(first);
    this.groups.set(first, group);
    for (const [other, frames] of this.groups) {
      if (this.groups.size <= KEPT_GROUPS) break;
      closeAll(frames);
      this.groups.delete(other);
    }
    return group;
  }

  private groupOf(picture: number): { first: number; end: number } {
    const { keys, times } = this.track;
    if (keys === null) return { first: picture, end: picture + 1 };
    let [low, high] = [0, keys.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((keys[middle] ?? 0) <= picture) low = middle;
      else high = middle;
    }
    return { first: keys[low] ?? 0, end: keys[high] ?? times.length };
  }
}

/** Some seconds to either side. */
const AROUND_GROUPS = 8;

function closeAll(frames: Map<number, VideoFrame>): void {
  for (const frame of frames.values()) frame.close();
  frames.clear();
}
