import { open, type FileHandle } from 'node:fs/promises';
import { convertedFrames, decodeFrames, RateConverter, readWavLayout, type WavLayout } from '@whoosh/audio-codec';
import { MEDIA_NOTES, TIMELINE_LIMITS } from '@whoosh/contracts';
import { MIX_RATE } from '@whoosh/timeline-mix';
import { BAR_FRAMES, PeakMeter } from './sound-peaks';
import { type MediaNote, UnreadableMedia } from './unreadable-media';
import { WavFile } from './wav-file';
import { BlockWork } from './block-work';

/** Long notes of a recorder stand before the samples. */
const HEADER_BYTES = 1 << 20;
/** Some milliseconds of work, after which others have their turn. */
const BLOCK_FRAMES = 16_384;
const MAX_CHANNELS = 32;
/** How a WAV begins; one with the header of a large file is one, too. */
const RIFF = /^(RIFF|RF64)$/;

/**
 * Makes a WAV into what is mixed, without any program: 48 kHz, stereo, from the beginning of the file on.
 * @param onWork hears its processor time while it goes on, ms at a time
 * @returns its length, its waveform in steps of 10 ms, and how many channels it had
 * @throws UnreadableMedia
 */
export async function convertWav(
  { file, target, signal }: { file: string; target: string; signal: AbortSignal },
  onWork: (ms: number) => void = () => undefined,
) {
  const handle = await open(file, 'r');
  try {
    const layout = await layoutOf(handle);
    const converter = converterOf(layout);
    const frames = convertedFrames(layout.frames, layout.sampleRate, MIX_RATE);
    const wav = await WavFile.create(target, frames, 'Sound');
    const meter = new MonoMeter();
    const work = new BlockWork(onWork);
    try {
      const write = async ([left, right]: Float32Array[]) => {
        if (left === undefined || right === undefined) return;
        await wav.write({ left, right });
        work.during(() => meter.push(left, right));
      };
      for await (const channels of blocksOf(handle, layout, work)) {
        signal.throwIfAborted();
        await write(work.during(() => converter.push(folded(channels))));
      }
      await write(work.during(() => converter.finish()));
    } finally {
      work.end();
      await wav.close();
    }
    return { seconds: frames / MIX_RATE, bars: meter.finish(), channels: layout.channelCount };
  } finally {
    await handle.close();
  }
}

/** @throws UnreadableMedia */
async function layoutOf(handle: FileHandle): Promise<WavLayout> {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(HEADER_BYTES), 0, HEADER_BYTES, 0);
  const head = buffer.subarray(0, bytesRead);
  if (!RIFF.test(Buffer.from(head.subarray(0, 4)).toString('latin1')))
    throw new UnreadableMedia(MEDIA_NOTES.FFMPEG_READ_SOUND);
  const layout = readOrExplain(() => readWavLayout(head), MEDIA_NOTES.SOUND_DAMAGED);
  const held = Math.floor(((await handle.stat()).size - layout.dataStart) / layout.bytesPerFrame);
  const frames = Math.min(layout.frames, held);
  if (!(frames > 0) || layout.channelCount > MAX_CHANNELS) throw new UnreadableMedia(MEDIA_NOTES.SOUND_DAMAGED);
  if (frames > TIMELINE_LIMITS.maxSeconds * layout.sampleRate) throw new UnreadableMedia(MEDIA_NOTES.SOUND_TOO_LONG);
  readOrExplain(() => decodeFrames(new Uint8Array(layout.bytesPerFrame), layout), MEDIA_NOTES.FFMPEG_READ_WAV);
  return { ...layout, frames };
}

function converterOf({ sampleRate }: WavLayout): RateConverter {
  return readOrExplain(() => new RateConverter(sampleRate, MIX_RATE, 2), MEDIA_NOTES.FFMPEG_READ_WAV);
}

/** @throws UnreadableMedia with the note where the bytes are not what they should be */
function readOrExplain<T>(read: () => T, note: MediaNote): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableMedia(note, { cause: error });
    throw error;
  }
}

async function* blocksOf(handle: FileHandle, layout: WavLayout, work: BlockWork): AsyncGenerator<Float32Array[]> {
  const bytes = new Uint8Array(BLOCK_FRAMES * layout.bytesPerFrame);
  for (let frame = 0; frame < layout.frames; frame += BLOCK_FRAMES) {
    const wanted = Math.min(BLOCK_FRAMES, layout.frames - frame) * layout.bytesPerFrame;
    const { bytesRead } = await handle.read(bytes, 0, wanted, layout.dataStart + frame * layout.bytesPerFrame);
    yield work.during(() => decodeFrames(bytes.subarray(0, bytesRead), layout).channels);
  }
}

const HALF_POWER = Math.SQRT1_2;
/** How loud each channel of 5.1 sounds left and right (Web Audio, "speakers"), as in `stereoFilter`. */
const SURROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [HALF_POWER, HALF_POWER],
  [0, 0],
  [HALF_POWER, 0],
  [0, HALF_POWER],
];

/**
 * Two channels of any number: one sounds in both at its level, and what is neither left nor right comes to its side
 * more quietly.
 */
function folded(channels: readonly Float32Array[]): Float32Array[] {
  const [first = new Float32Array(), second = first] = channels;
  if (channels.length <= 2) return [first, second];
  const shares = channels.map((_, c) => (channels.length === 6 ? SURROUND[c] : undefined) ?? sideOf(c));
  return [0, 1].map((side) =>
    first.map((_, i) => channels.reduce((sum, samples, c) => sum + (samples[i] ?? 0) * (shares[c]?.[side] ?? 0), 0)),
  );
}

/** Left and right take turns, after the first pair at half the power. */
function sideOf(channel: number): readonly [number, number] {
  const share = channel < 2 ? 1 : HALF_POWER;
  return channel % 2 === 0 ? [share, 0] : [0, share];
}

/** The waveform of both channels together. */
class MonoMeter {
  private readonly meter = new PeakMeter();
  private bar = new Float32Array(BAR_FRAMES);
  private filled = 0;

  push(left: Float32Array, right: Float32Array): void {
    for (let i = 0; i < left.length; i++) {
      this.bar[this.filled] = ((left[i] ?? 0) + (right[i] ?? 0)) / 2;
      this.filled += 1;
      if (this.filled === BAR_FRAMES) this.next();
    }
  }

  /** Silence fills the last bar. */
  finish() {
    if (this.filled > 0) this.next();
    return this.meter.finish();
  }

  private next(): void {
    this.meter.push(this.bar.fill(0, this.filled));
    this.bar = new Float32Array(BAR_FRAMES);
    this.filled = 0;
  }
}
