import { truePeak } from '@whoosh/audio-codec';
import { MIX_RATE, stereo, type Stereo } from '@whoosh/timeline-mix';
import { inputName, type MediaPrograms, runProgram, slices, WRITES_FILES } from '../../../../infra/media';
import type { MixSession } from './mix-session';
import { interleaved } from './video-sound';

/** What leaves as AAC stays under this, dBTP. */
const MOST_DBTP = -1;
/**
 * Where the mix is limited for a coder, dBTP. What the coder below adds was measured on ten sounds, from a gunshot to
 * white noise, each limited by 0, 6, 12 and 18 dB: 0.85 dB at most, so that one try is enough.
 */
const CODED_CEILING_DBTP = -1.9;
/**
 * For what adds more than anything that was measured: each further try goes as much lower as the one before was too
 * loud, and by this besides. The last steps are so large that nothing needs more.
 */
const STEPS_DB: readonly number[] = [0.2, 0.5, 1, 3, 6];
/**
 * 320 kbit/s without the tools that put other noise in the place of noise: they raised peaks by up to 4 dB at
 * 256 kbit/s. This coder is twice as fast as ffmpeg's default, and nearer to the mix at this rate.
 */
const CODER = ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '320k', '-aac_pns', '0', '-aac_is', '0'];
/** Between samples a peak is less than 4 dB higher: quieter blocks are not looked at more closely. */
const LOUD = 10 ** ((MOST_DBTP - 4) / 20);
const BLOCK_FRAMES = 65_536;
const BYTES_PER_SAMPLE = 4;

/**
 * Writes the mix as AAC, 48 kHz, 320 kbit/s, with a true peak of at most -1 dBTP after decoding. A coder changes the
 * wave, so the file is listened to, and where it is too loud the mix is limited a little lower, at most six times in
 * all.
 * @param use what is made of the file; meanwhile it is listened to, and after another try it is made again
 * @returns the ceiling that the mix was limited at, dBTP
 * @throws Error where that does not help
 */
export async function encodeSound(
  programs: MediaPrograms,
  {
    session,
    target,
    channels,
    limits,
    use,
  }: {
    session: MixSession;
    target: string;
    /** One where both sides of the mix are the same. */
    channels: 1 | 2;
    limits: { signal: AbortSignal; timeLimitMs: number };
    use: () => Promise<void>;
  },
): Promise<number> {
  const args = [
    ...WRITES_FILES,
    '-protocol_whitelist',
    'pipe',
    '-f',
    'f32le',
    '-ar',
    String(MIX_RATE),
    '-ac',
    String(channels),
    '-i',
    'pipe:0',
    ...CODER,
    '-f',
    'mp4',
    inputName(target),
  ];
  let ceiling = CODED_CEILING_DBTP;
  for (let attempt = 0; ; attempt++) {
    const mix = session.mix(ceiling);
    const input = async function* () {
      for await (const block of mix) yield channels === 1 ? bytesOf(block.left) : interleaved(block);
    };
    await runProgram(programs, 'ffmpeg', args, limits, { input: input() });
    const [heard, used] = await Promise.allSettled([peakOf(programs, target, channels, limits), use()]);
    if (heard.status === 'rejected') throw heard.reason;
    if (used.status === 'rejected') throw used.reason;
    const peak = heard.value;
    if (peak <= MOST_DBTP) return ceiling;
    const step = STEPS_DB[attempt];
    if (step === undefined) throw new Error(`the sound of an export stays at ${peak.toFixed(2)} dBTP`);
    ceiling -= peak - MOST_DBTP + step;
  }
}

/** True peak of an encoded file as it is heard, dBTP, where it is loud; -Infinity where it never is. */
async function peakOf(
  programs: MediaPrograms,
  file: string,
  channels: 1 | 2,
  limits: { signal: AbortSignal; timeLimitMs: number },
): Promise<number> {
  let highest = 0;
  const block = stereo(BLOCK_FRAMES);
  const onOutput = slices(BLOCK_FRAMES * channels * BYTES_PER_SAMPLE, (slice) => {
    const samples = new Float32Array(slice.buffer, slice.byteOffset, slice.byteLength / BYTES_PER_SAMPLE);
    if (isLoud(samples)) highest = Math.max(highest, truePeak(channels === 1 ? [samples] : parted(samples, block)));
  });
  // Silence fills the last slice, which would be dropped otherwise.
  const args = [
    '-v',
    'error',
    '-nostdin',
    '-i',
    inputName(file),
    '-af',
    `apad=pad_len=${BLOCK_FRAMES}`,
    '-f',
    'f32le',
    '-ar',
    String(MIX_RATE),
    '-ac',
    String(channels),
    'pipe:1',
  ];
  await runProgram(programs, 'ffmpeg', args, limits, { onOutput });
  return 20 * Math.log10(highest);
}

function bytesOf(samples: Float32Array): Uint8Array {
  return new Uint8Array(samples.slice().buffer);
}

function isLoud(samples: Float32Array): boolean {
  for (const sample of samples) if (sample > LOUD || sample < -LOUD) return true;
  return false;
}

/** The two channels of samples that stand one after the other. */
function parted(samples: Float32Array, { left, right }: Stereo): Float32Array[] {
  for (let i = 0; i < left.length; i++) {
    left[i] = samples[2 * i] ?? 0;
    right[i] = samples[2 * i + 1] ?? 0;
  }
  return [left, right];
}
