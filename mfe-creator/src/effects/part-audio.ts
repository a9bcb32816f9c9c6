import { cutAudio, encodeWav } from '@whoosh/audio-codec';
import type { CutRequest } from '@whoosh/contracts';

/** A sound, and the part of it that is wanted. */
export interface PartRequest extends Required<CutRequest> {
  sampleRate: number;
  channels: Float32Array<ArrayBuffer>[];
}

/** The bytes of a WAV file; null: there is no such part. */
export type PartAnswer = Uint8Array<ArrayBuffer> | null;

/** A part of a sound with its fades, as a 16-bit WAV: cut as the server cuts it when it is saved. */
export function partWav({ sampleRate, channels, start, end, fadeIn, fadeOut }: PartRequest): PartAnswer {
  const frames = (seconds: number) => Math.round(seconds * sampleRate);
  const last = Math.min(frames(end), channels[0]?.length ?? 0);
  try {
    const part = cutAudio(
      { sampleRate, channels },
      { start: frames(start), end: last, fadeIn: frames(fadeIn), fadeOut: frames(fadeOut) },
    );
    return new Uint8Array(encodeWav(part, { bitDepth: 16 }));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
