import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { MIX_RATE, type Stereo } from '@whoosh/timeline-mix';
import {
  CONFINED_INPUT,
  inputName,
  type MediaPrograms,
  probeMedia,
  RunFailure,
  runProgram,
  stereoFilter,
  UnreadableMedia,
} from '../../../../infra/media';
import type { ExportTask } from './export-task';

const BYTES_PER_FRAME = 8;
const PATIENCE_MS = 120_000;

/**
 * The video's own sound, decoded as it is asked for, from its beginning to its end. A sound that breaks off is silent
 * from there on.
 */
export class VideoSound {
  private readonly stream = new PassThrough({ highWaterMark: 1 << 20 });
  private readonly stop = new AbortController();
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Uint8Array = new Uint8Array();
  private isOver = false;

  /** @param channels of it @param seconds of the timeline */
  constructor(
    programs: MediaPrograms,
    { file, channels, seconds, signal }: { file: string; channels: number; seconds: number; signal: AbortSignal },
  ) {
    this.chunks = this.stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const either = AbortSignal.any([signal, this.stop.signal]);
    const args = [
      '-v',
      'error',
      '-nostdin',
      ...CONFINED_INPUT,
      '-i',
      inputName(file),
      '-map',
      '0:a:0',
      '-vn',
      '-af',
      stereoFilter(channels, String(MIX_RATE)),
      '-ac',
      '2',
      '-t',
      String(seconds),
      '-f',
      'f32le',
      'pipe:1',
    ];
    // The mixing and encoding that it waits for take longer than the decoding.
    const limits = { signal: either, timeLimitMs: PATIENCE_MS + seconds * 4000 };
    const onOutput = async (chunk: Buffer) => {
      if (!this.stream.write(chunk)) await once(this.stream, 'drain', { signal: either });
    };
    runProgram(programs, 'ffmpeg', args, limits, { onOutput }).then(
      () => this.stream.end(),
      (error: unknown) => {
        if (error instanceof RunFailure) this.stream.end();
        else this.stream.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
    this.stream.on('error', () => undefined);
  }

  /** The next samples; silence after the end. @throws the reason of the signal */
  async fill({ left, right }: Stereo): Promise<void> {
    const samples = new Float32Array(left.length * 2);
    const bytes = new Uint8Array(samples.buffer);
    for (let at = 0; at < bytes.length;) {
      if (this.rest.length === 0) await this.next();
      if (this.isOver) break;
      const taken = this.rest.subarray(0, bytes.length - at);
      bytes.set(taken, at);
      at += taken.length;
      this.rest = this.rest.subarray(taken.length);
    }
    for (let i = 0; i < left.length; i++) {
      left[i] = samples[2 * i] ?? 0;
      right[i] = samples[2 * i + 1] ?? 0;
    }
  }

  /** Ends the decoding, whether all was heard or not. */
  close(): void {
    this.stop.abort();
    this.stream.destroy();
  }

  private async next(): Promise<void> {
    const { value, done } = await this.chunks.next();
    if (done === true) this.isOver = true;
    else this.rest = value;
  }
}

/** Samples of both channels one after the other, as 32-bit floats: what ffmpeg reads. */
export function interleaved({ left, right }: Stereo): Uint8Array {
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = left[i] ?? 0;
    samples[2 * i + 1] = right[i] ?? 0;
  }
  return new Uint8Array(samples.buffer, 0, left.length * BYTES_PER_FRAME);
}

/** Channels of the video's own sound; 0 where there is none, or none that can be read any more. */
export async function channelsOf(
  { programs, video }: Pick<ExportTask, 'programs' | 'video'>,
  signal: AbortSignal,
): Promise<number> {
  if (programs === null || video === null || !video.hasAudio) return 0;
  try {
    return (await probeMedia(programs, video.file, 'video', signal)).sound?.channels ?? 0;
  } catch (error) {
    if (error instanceof UnreadableMedia) return 0;
    throw error;
  }
}
