import type { AudioFormat } from './audio-format';

const PCM_RATES = [8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/**
 * Rate, kbit/s and channels: where few bits must do, one channel is heard better than two, and LAME would lower the
 * rate for two.
 */
const MP3_FORMS = [
  [22_050, 32, 1],
  [24_000, 48, 1],
  [44_100, 64, 1],
  [44_100, 96, 1],
  [44_100, 128, 2],
  [44_100, 192, 2],
] as const;
const OPUS_BITRATES = [32, 64, 96, 128, 192];

/** Output formats of ElevenLabs' API (its SDK 2.73.0 names them) that are made here. */
const MADE: ReadonlyMap<string, AudioFormat> = new Map<string, AudioFormat>([
  ...MP3_FORMS.map(
    ([sampleRate, bitrate, channels]) =>
      [`mp3_${sampleRate}_${bitrate}`, { codec: 'mp3', sampleRate, bitrate, channels }] as [string, AudioFormat],
  ),
  ...PCM_RATES.map(
    (sampleRate) => [`pcm_${sampleRate}`, { codec: 'pcm', sampleRate, channels: 2 }] as [string, AudioFormat],
  ),
  ['ulaw_8000', { codec: 'ulaw', sampleRate: 8_000, channels: 1 }],
  ['alaw_8000', { codec: 'alaw', sampleRate: 8_000, channels: 1 }],
  ...OPUS_BITRATES.map(
    (bitrate) =>
      [`opus_48000_${bitrate}`, { codec: 'opus', sampleRate: 48_000, bitrate, channels: 2 }] as [string, AudioFormat],
  ),
]);

/** LAME lowers the rate of so few bits to 22.05 kHz, whatever it is told: the file would not be what its name says. */
const REFUSED = ['mp3_44100_32'];

/** All that the API names, made here or not. */
export const OUTPUT_FORMATS: readonly string[] = [...MADE.keys(), ...REFUSED];
export const DEFAULT_OUTPUT_FORMAT = 'mp3_44100_128';

/** undefined for a format that is not made here. */
export function formatNamed(name: string): AudioFormat | undefined {
  return MADE.get(name);
}

const CONTENT_TYPES: Readonly<Record<AudioFormat['codec'], string>> = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg',
  pcm: 'audio/pcm',
  ulaw: 'audio/basic',
  alaw: 'audio/x-alaw-basic',
};

/** As the answer names it: what has no header of its own is described by the type. */
export function contentTypeOf({ codec, sampleRate, channels }: AudioFormat): string {
  return codec === 'mp3' || codec === 'opus'
    ? CONTENT_TYPES[codec]
    : `${CONTENT_TYPES[codec]};rate=${sampleRate};channels=${channels}`;
}
