import type { Page } from 'playwright-core';

/** What an independent decoder, the browser's own, makes of a file. */
export interface DecodedAudio {
  sampleRate: number;
  channels: number;
  frames: number;
  /** Largest absolute sample. */
  peak: number;
  /** Root mean square over all channels. */
  rms: number;
}

/**
 * Decodes in the page at `sampleRate`; a file of another rate would come back resampled, so the rate of the file itself
 * is read apart.
 */
export function decodeInBrowser(page: Page, bytes: Buffer, sampleRate: number): Promise<DecodedAudio> {
  return page.evaluate(
    async ({ base64, rate }) => {
      const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const audio = await new OfflineAudioContext(2, 1, rate).decodeAudioData(data.buffer);
      let peak = 0;
      let sum = 0;
      for (let channel = 0; channel < audio.numberOfChannels; channel += 1) {
        for (const sample of audio.getChannelData(channel)) {
          peak = Math.max(peak, Math.abs(sample));
          sum += sample * sample;
        }
      }
      return {
        sampleRate: audio.sampleRate,
        channels: audio.numberOfChannels,
        frames: audio.length,
        peak,
        rms: Math.sqrt(sum / (audio.length * audio.numberOfChannels)),
      };
    },
    { base64: bytes.toString('base64'), rate: sampleRate },
  );
}

/** Sample rate and bits of a WAV file, from its own header. */
export function wavFormat(bytes: Buffer): { sampleRate: number; bits: number; channels: number } {
  const at = bytes.indexOf('fmt ', 0, 'latin1') + 8;
  return {
    channels: bytes.readUInt16LE(at + 2),
    sampleRate: bytes.readUInt32LE(at + 4),
    bits: bytes.readUInt16LE(at + 14),
  };
}

/** Sample rate and bit rate of the first MPEG-1 layer III frame behind an optional ID3 tag. */
export function mp3Format(bytes: Buffer): { sampleRate: number; kbps: number } {
  const tag =
    bytes.toString('latin1', 0, 3) === 'ID3'
      ? 10 + ((bytes.readUInt8(6) << 21) | (bytes.readUInt8(7) << 14) | (bytes.readUInt8(8) << 7) | bytes.readUInt8(9))
      : 0;
  if (bytes.readUInt8(tag) !== 0xff || (bytes.readUInt8(tag + 1) & 0xfe) !== 0xfa)
    throw new Error('no MPEG-1 layer III frame');
  const rates = [44100, 48000, 32000];
  const kbps = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
  const third = bytes.readUInt8(tag + 2);
  return { sampleRate: rates[(third >> 2) & 3] ?? 0, kbps: kbps[third >> 4] ?? 0 };
}
