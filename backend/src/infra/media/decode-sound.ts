import type { MediaPrograms } from './media-tools';
import { progressReader } from './playable-copy';
import { CONFINED_INPUT, inputName, type MediaInfo, unreadable } from './probe';
import { RunFailure, runProgram, WRITES_FILES } from './run-program';
import { stereoFilter } from './sound-filter';

const RATE = 48_000;
const PATIENCE_MS = 60_000;
/** A longer filter than ffmpeg's own: what lies above 22 kHz does not fold back. */
const RESAMPLER = `${RATE}:filter_size=64:phase_shift=10:cutoff=0.97:dither_method=triangular`;

/**
 * Writes the first sound of a file as WAV: 48 kHz, stereo, 16 bit, from the beginning of the file on.
 * @throws UnreadableMedia
 */
export async function decodeSound(
  programs: MediaPrograms,
  {
    file,
    info: { duration, sound },
    kind,
    target,
    signal,
    onProgress,
  }: {
    file: string;
    info: MediaInfo;
    kind: 'video' | 'sound';
    target: string;
    signal: AbortSignal;
    onProgress: (part: number) => void;
  },
): Promise<void> {
  const args = [
    ...WRITES_FILES,
    ...CONFINED_INPUT,
    '-i',
    inputName(file),
    '-map',
    '0:a:0',
    '-vn',
    '-map_metadata',
    '-1',
    '-af',
    stereoFilter(sound?.channels ?? 2, RESAMPLER),
    '-ac',
    '2',
    '-c:a',
    'pcm_s16le',
    '-fflags',
    '+bitexact',
    '-t',
    String(duration + 1),
    '-progress',
    'pipe:1',
    '-nostats',
    '-f',
    'wav',
    inputName(target),
  ];
  try {
    await runProgram(
      programs,
      'ffmpeg',
      args,
      { signal, timeLimitMs: PATIENCE_MS + duration * 1000 },
      {
        onOutput: progressReader(duration, onProgress),
      },
    );
  } catch (error) {
    throw error instanceof RunFailure ? unreadable(error, kind) : error;
  }
}
