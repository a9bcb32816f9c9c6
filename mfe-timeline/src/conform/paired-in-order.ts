import type { Shot } from '@whoosh/contracts';
import { sourceName } from './source-name';

/**
 * Pairs the shots of two cuts that show the same frames of the same source, none before another that it came after: of
 * all such pairings the one that keeps most frames (the weighted longest common subsequence; Hirschberg, "Algorithms
 * for the longest common subsequence problem", 1977, with frames in place of matches).
 * @returns for each shot of `before` the index of its partner in `after`, or null
 */
export function pairedInOrder(before: readonly Shot[], after: readonly Shot[]): (number | null)[] {
  const width = after.length + 1;
  const shared = sharedFrames(before, after);
  // most frames that can be kept of the shots from a place on
  const kept = new Float64Array((before.length + 1) * width);
  const at = (row: number, column: number) => kept[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const frames = shared(row, column);
      kept[row * width + column] = Math.max(
        at(row + 1, column),
        at(row, column + 1),
        frames === 0 ? 0 : frames + at(row + 1, column + 1),
      );
    }
  const partners: (number | null)[] = before.map(() => null);
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    const frames = shared(row, column);
    if (frames > 0 && at(row, column) === frames + at(row + 1, column + 1)) partners[row++] = column++;
    else if (at(row, column) === at(row + 1, column)) row++;
    else column++;
  }
  return partners;
}

/** How many frames two shots show of the same source. */
export function sharedFrames(before: readonly Shot[], after: readonly Shot[]): (row: number, column: number) => number {
  const [old, now] = [before, after].map((shots) => shots.map(({ source }) => sourceName(source)));
  return (row, column) => {
    const [a, b] = [before[row], after[column]];
    if (a === undefined || b === undefined || old?.[row] !== now?.[column]) return 0;
    const end = Math.min(a.sourceStart + a.duration, b.sourceStart + b.duration);
    return Math.max(0, end - Math.max(a.sourceStart, b.sourceStart));
  };
}
