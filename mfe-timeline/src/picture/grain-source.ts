import { sampleAt, type MovieFile } from './movie-file';
import type { SoundIndex } from './movie-index';

/** A short stretch of sound. */
export interface Grain {
  /** Hz. */
  sampleRate: number;
  channels: Float32Array<ArrayBuffer>[];
}

/** A frame of AAC sounds right only after the one before it, and a decoder gives its first one late. */
const BEFORE = 2;

/** Short stretches of a proxy's own sound. */
export class GrainSource {
  constructor(
    private readonly file: MovieFile,
    private readonly track: SoundIndex,
  ) {}

  /** @returns null where this browser cannot decode it, and outside the sound @throws ApiError */
  async read(seconds: number, length: number): Promise<Grain | null> {
    if (typeof AudioDecoder === 'undefined') return null;
    const { times, codec, description, sampleRate, channels } = this.track;
    const first = Math.max(0, sampleAt(times, seconds) - BEFORE);
    const end = Math.min(times.length, sampleAt(times, seconds + length) + 1);
    const grain = {
      sampleRate,
      channels: Array.from({ length: channels }, () => new Float32Array(Math.ceil(length * sampleRate))),
    };
    const samples = await this.file.samples(this.track, first, end);
    const decoder = new AudioDecoder({
      output: (data) => {
        lay(data, Math.round((data.timestamp / 1e6 + (times[0] ?? 0) - seconds) * sampleRate), grain);
        data.close();
      },
      error: () => undefined,
    });
    try {
      decoder.configure({ codec, description, sampleRate, numberOfChannels: channels });
      samples.forEach((data, i) => {
        const timestamp = Math.round(((times[first + i] ?? 0) - (times[0] ?? 0)) * 1e6);
        decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp, data }));
      });
      await decoder.flush();
    } catch {
      return null;
    } finally {
      if (decoder.state !== 'closed') decoder.close();
    }
    return grain;
  }
}

/** Lays decoded samples into a grain. @param at where their first one belongs, also before its beginning */
function lay(data: AudioData, at: number, { channels }: Grain): void {
  channels.forEach((channel, index) => {
    if (index >= data.numberOfChannels) return;
    const decoded = new Float32Array(data.numberOfFrames);
    data.copyTo(decoded, { planeIndex: index, format: 'f32-planar' });
    const from = Math.max(0, -at);
    const count = Math.min(decoded.length - from, channel.length - Math.max(0, at));
    if (count > 0) channel.set(decoded.subarray(from, from + count), Math.max(0, at));
  });
}
