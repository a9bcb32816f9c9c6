import { WAVE_PYRAMID, type VideoWave } from '@whoosh/contracts';
import type { PagedFile } from './paged-file';

const RATE = 48_000;

/** A stretch of a waveform, loaded as finely as it is drawn. */
export interface WaveStretch {
  /** The highest sample between two moments, 0..1; silent outside. */
  highest(fromMs: number, toMs: number): number;
}

/** The levels of a pyramid, and where each begins in its file. @param samples that it was made of */
export function waveLevels(samples: number): { perValue: number; start: number; length: number }[] {
  const { finest, factor, levels } = WAVE_PYRAMID;
  const found: { perValue: number; start: number; length: number }[] = [];
  let [perValue, start, length] = [finest as number, 0, Math.ceil(samples / finest)];
  for (let level = 0; level < levels; level += 1) {
    found.push({ perValue, start, length });
    [perValue, start, length] = [perValue * factor, start + length, Math.ceil(length / factor)];
  }
  return found;
}

/**
 * Reads a stretch of a waveform. @param msPerBar of what will be asked for: the coarsest level that tells so much apart
 * is read @throws ApiError
 */
export async function readWave(
  file: Pick<PagedFile, 'read'>,
  { samples }: Pick<VideoWave, 'samples'>,
  fromMs: number,
  toMs: number,
  msPerBar: number,
): Promise<WaveStretch> {
  const levels = waveLevels(samples);
  const perBar = (msPerBar / 1_000) * RATE;
  const level = levels.filter(({ perValue }) => perValue <= perBar).at(-1) ?? levels[0];
  if (level === undefined || level.length === 0) return { highest: () => 0 };
  const perMs = RATE / 1_000 / level.perValue;
  const first = Math.max(0, Math.min(level.length - 1, Math.floor(fromMs * perMs)));
  const end = Math.max(first + 1, Math.min(level.length, Math.ceil(toMs * perMs)));
  const values = await file.read(level.start + first, level.start + end);
  return {
    highest: (from, to) => {
      let found = 0;
      const last = Math.min(values.length, Math.ceil(to * perMs) - first);
      for (let i = Math.max(0, Math.floor(from * perMs) - first); i < last; i += 1)
        found = Math.max(found, values[i] ?? 0);
      return found / 255;
    },
  };
}
