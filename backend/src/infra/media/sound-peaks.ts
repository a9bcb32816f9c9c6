import { computeBars, type AudioBar } from '@whoosh/audio-codec';
import { encodeBars, type VideoPeaks } from '@whoosh/contracts';
import type { MediaPrograms } from './media-tools';
import { CONFINED_INPUT, inputName, unreadable } from './probe';
import { RunFailure, runProgram } from './run-program';
import { slices } from './slices';
import { WavePyramid } from './wave-pyramid';

const RATE = 48_000;
/** 10 ms of one channel. */
export const BAR_FRAMES = RATE / 100;
/** Bars that are measured at once: 5 s. */
const BATCH_BARS = 500;
/** Bars on both sides of a batch that its outermost windows reach into. */
const MARGIN_BARS = 2;
const PATIENCE_MS = 60_000;

export interface MeasuredSound {
  /** In steps of 10 ms. */
  peaks: VideoPeaks;
  /** Down to samples. */
  wave: ReturnType<WavePyramid['finish']>;
}

/** The waveform of a file's first sound. @param duration seconds of the video @throws UnreadableMedia */
export async function measurePeaks(
  programs: MediaPrograms,
  { file, duration, kind, signal }: { file: string; duration: number; kind: 'video' | 'sound'; signal: AbortSignal },
): Promise<MeasuredSound> {
  const meter = new PeakMeter();
  const pyramid = new WavePyramid();
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
    `aresample=${RATE}:async=1:first_pts=0`,
    '-ac',
    '1',
    '-f',
    's16le',
    'pipe:1',
  ];
  const hear = (bar: Uint8Array) => {
    const samples = samplesOf(bar);
    pyramid.push(samples);
    meter.push(samples);
  };
  try {
    await runProgram(
      programs,
      'ffmpeg',
      args,
      {
        signal,
        timeLimitMs: PATIENCE_MS + duration * 1000,
        outputLimitBytes: (duration + 60) * 1.1 * RATE * 2,
      },
      { onOutput: slices(BAR_FRAMES * 2, hear) },
    );
  } catch (error) {
    throw error instanceof RunFailure ? unreadable(error, kind) : error;
  }
  const bars = meter.finish();
  return { peaks: { duration, count: bars.length, peaks: encodeBars(bars) }, wave: pyramid.finish() };
}

/** Samples of 16 bits. */
function samplesOf(bar: Uint8Array): Float32Array {
  const view = new DataView(bar.buffer, bar.byteOffset, bar.byteLength);
  return Float32Array.from({ length: BAR_FRAMES }, (_, i) => view.getInt16(2 * i, true) / 0x8000);
}

/** Measures a stream of bars of 48 kHz; keeps a few seconds of it. */
export class PeakMeter {
  private readonly bars: AudioBar[] = [];
  private readonly pending: Float32Array[] = [];
  /** How many of the pending ones are measured already and only serve as margin. */
  private margin = 0;

  /** @param bar BAR_FRAMES samples, which are not to be changed afterwards */
  push(bar: Float32Array): void {
    this.pending.push(bar);
    if (this.pending.length >= this.margin + BATCH_BARS + MARGIN_BARS) this.measure(BATCH_BARS);
  }

  finish(): AudioBar[] {
    const left = this.pending.length - this.margin;
    if (left > 0) this.measure(left);
    return this.bars;
  }

  private measure(count: number): void {
    const samples = new Float32Array(this.pending.length * BAR_FRAMES);
    this.pending.forEach((bar, i) => samples.set(bar, i * BAR_FRAMES));
    const measured = computeBars({ sampleRate: RATE, channels: [samples] }, this.pending.length);
    this.bars.push(...measured.slice(this.margin, this.margin + count));
    const next = this.margin + count;
    this.margin = Math.min(MARGIN_BARS, next);
    this.pending.splice(0, next - this.margin);
  }
}
