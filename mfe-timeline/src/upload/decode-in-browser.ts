import { encodeWavApart } from './encode-wav';

const RATE = 48_000;
const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

/** The sentence for a file that is not sent. */
export class NotDecoded extends Error {}

/**
 * Makes a sound that this browser can play into a WAV of 48 kHz and 16 bits, for a server that reads no other.
 * @param maxBytes of the WAV
 * @throws NotDecoded
 */
export async function decodeInBrowser(file: File, maxBytes: number): Promise<File> {
  const audio = await decoded(file);
  const bytes = HEADER_BYTES + audio.length * audio.numberOfChannels * BYTES_PER_SAMPLE;
  if (bytes > maxBytes) {
    throw new NotDecoded(
      `${file.name} is too long to be read by your browser. A server with ffmpeg takes it: apt-get install ffmpeg`,
    );
  }
  const channels = Array.from({ length: audio.numberOfChannels }, (_, c) => audio.getChannelData(c).slice());
  return new File([await encodeWavApart(channels, 16)], `${file.name.replace(/\.[^.]*$/, '')}.wav`, {
    type: 'audio/wav',
  });
}

async function decoded(file: File): Promise<AudioBuffer> {
  try {
    return await new OfflineAudioContext(2, 1, RATE).decodeAudioData(await file.arrayBuffer());
  } catch {
    throw new NotDecoded(`Your browser could not read ${file.name}. A server with ffmpeg may: apt-get install ffmpeg`);
  }
}
