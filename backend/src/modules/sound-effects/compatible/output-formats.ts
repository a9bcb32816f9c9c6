import type { AudioFormat } from './audio-format';

const PCM_RATES = [8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** Output formats of ElevenLabs' API that are made here. Its MP3 below 128 kbit/s and its Opus are not. */
const MADE: ReadonlyMap<string, AudioFormat> = new Map<string, AudioFormat>([
  ['mp3_44100_128', { codec: 'mp3', sampleRate: 44_100, bitrate: 128, channels: 2 }],
  ['mp3_44100_192', { codec: 'mp3', sampleRate: 44_100, bitrate: 192, channels: 2 }],
  ...PCM_RATES.map((sampleRate) => [`pcm_${sampleRate}`, { codec: 'pcm', sampleRate, channels: 2 }] as [string, AudioFormat]),
  ['ulaw_8000', { codec: 'ulaw', sampleRate: 8_000, channels: 1 }],
  ['alaw_8000', { codec: 'alaw', sampleRate: 8_000, channels: 1 }],
]);

const REFUSED = [
  'mp3_22050_32', 'mp3_24000_48', 'mp3_44100_32', 'mp3_44100_64', 'mp3_44100_96',
  'opus_48000_32', 'opus_48000_64', 'opus_48000_96', 'opus_48000_128', 'opus_48000_192',
];

/** All that the API names, made here or not. */
export const OUTPUT_FORMATS: readonly string[] = [...MADE.keys(), ...REFUSED];
export const DEFAULT_OUTPUT_FORMAT = 'mp3_44100_128';

/** undefined for a format that is not made here. */
export function formatNamed(name: string): AudioFormat | undefined {
  return MADE.get(name);
}

const CONTENT_TYPES: Readonly<Record<AudioFormat['codec'], string>> = { mp3: 'audio/mpeg', pcm: 'audio/pcm', ulaw: 'audio/basic', alaw: 'audio/x-alaw-basic' };

/** As the answer names it: what has no header of its own is described by the type. */
export function contentTypeOf({ codec, sampleRate, channels }: AudioFormat): string {
  return codec === 'mp3' ? CONTENT_TYPES.mp3 : `${CONTENT_TYPES[codec]};rate=${sampleRate};channels=${channels}`;
}
