/** Frames a millisecond of every sound that clips play. */
export const FRAMES_PER_MS = 48;

/** Pixels of a sound side by side, counted from its beginning. */
export interface ColumnRange {
  fromPx: number;
  count: number;
  /** Scale of the timeline. */
  pxPerMs: number;
}

/** The lowest and the highest sample of each pixel over all channels, -1..1; 0 where there is none. */
export interface WaveColumns {
  low: Float32Array<ArrayBuffer>;
  high: Float32Array<ArrayBuffer>;
}

/** The first frame that is drawn in a pixel. A frame belongs to the one pixel in which its moment lies. */
function firstFrame(px: number, pxPerMs: number): number {
  return Math.ceil((px * FRAMES_PER_MS) / pxPerMs);
}

/** The frames that a range draws, the last of them left out. */
export function framesOf({ fromPx, count, pxPerMs }: ColumnRange): { from: number; to: number } {
  return { from: firstFrame(fromPx, pxPerMs), to: firstFrame(fromPx + count, pxPerMs) };
}

/**
 * The stretches of a file that sound one after another between two frames of a sound; what lies after a sound that does
 * not repeat is left out.
 * @param frames of the file
 */
export function soundingFrames(
  { from, to }: { from: number; to: number },
  frames: number,
  loop: boolean,
): { from: number; to: number }[] {
  if (frames <= 0) return [];
  if (!loop) return from < frames ? [{ from, to: Math.min(to, frames) }] : [];
  const found: { from: number; to: number }[] = [];
  for (let at = from; at < to;) {
    const start = at % frames;
    const length = Math.min(to - at, frames - start);
    found.push({ from: start, to: start + length });
    at += length;
  }
  return found;
}

/** @param channels the samples of what `framesOf` and `soundingFrames` tell of the range, one after another */
export function waveColumns(channels: readonly Float32Array[], { fromPx, count, pxPerMs }: ColumnRange): WaveColumns {
  const begin = firstFrame(fromPx, pxPerMs);
  const low = new Float32Array(count);
  const high = new Float32Array(count);
  for (let column = 0; column < count; column += 1) {
    const from = firstFrame(fromPx + column, pxPerMs) - begin;
    const to = firstFrame(fromPx + column + 1, pxPerMs) - begin;
    let [lowest, highest] = [Infinity, -Infinity];
    for (const samples of channels) {
      for (const sample of samples.subarray(from, to)) {
        if (sample < lowest) lowest = sample;
        if (sample > highest) highest = sample;
      }
    }
    if (lowest > highest) continue;
    low[column] = lowest;
    high[column] = highest;
  }
  return { low, high };
}
