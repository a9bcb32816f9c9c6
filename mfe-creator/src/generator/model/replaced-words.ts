/** From it on the words of a sound are no longer the ones that stood there: most of their letters went. */
const MOST = 0.5;

/** The stretch of a text that one change took away or wrote over, [start, end). */
function changedStretch(before: string, after: string): [number, number] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return [start, before.length - same];
}

/**
 * Whether other words were put in the place of all that told of a sound, by one change: what was said of those sounds
 * says nothing of these. Letters that both happen to share at their ends do not keep a word.
 * @param sounds the words of the text before that told of its sounds, [start, end); none: it was not read yet, and the
 * whole text counts
 */
export function areReplaced(before: string, after: string, sounds: readonly (readonly [number, number])[]): boolean {
  const [start, end] = changedStretch(before, after);
  const told = sounds.length > 0 ? sounds : [[0, before.length] as const];
  const gone = told.map(([from, to]) => Math.max(0, Math.min(to, end) - Math.max(from, start)));
  const letters = told.reduce((sum, [from, to]) => sum + to - from, 0);
  return gone.every((count) => count > 0) && gone.reduce((sum, count) => sum + count, 0) > letters * MOST;
}
