import type { Shot } from '@whoosh/contracts';

/** Places of shots in both cuts, from the first up to before the last. */
interface Stretch {
  from: [number, number];
  to: [number, number];
}

/**
 * Pairs the shots of two cuts of which only the lengths are known, where no other pairing would do: lengths that both
 * cuts have once hold, and between them what is alike from both sides (the "patience" comparison of texts; B. Cohen,
 * 2010). A single shot between two that hold is the same, if its length is another.
 * @returns for each shot of `before` the index of its partner in `after`, or null
 */
export function pairedByLength(before: readonly Shot[], after: readonly Shot[]): (number | null)[] {
  const partners: (number | null)[] = before.map(() => null);
  const pair = ({ from: [row, column], to: [rows, columns] }: Stretch): void => {
    const [old, now] = [before.slice(row, rows), after.slice(column, columns)];
    const sizes = Math.min(old.length, now.length);
    const isAlike = (a: number, b: number) => old.at(a)?.duration === now.at(b)?.duration;
    if (old.length === now.length && (old.length === 1 || old.every((_, place) => isAlike(place, place)))) {
      old.forEach((_, place) => (partners[row + place] = column + place));
      return;
    }
    let [ahead, behind] = [0, 0];
    while (ahead < sizes && isAlike(ahead, ahead)) ahead++;
    while (behind < sizes && isAlike(-1 - behind, -1 - behind)) behind++;
    // what both ends claim could be either's
    const isClaimedTwice = ahead + behind > sizes;
    const [first, last] = isClaimedTwice ? [sizes - behind, sizes - ahead] : [ahead, behind];
    for (let place = 0; place < first; place++) partners[row + place] = column + place;
    for (let place = 1; place <= last; place++) partners[rows - place] = columns - place;
    const isRestAlone = !isClaimedTwice && old.length - first - last === 1 && now.length - first - last === 1;
    if (isRestAlone) partners[row + first] = column + first;
  };
  let from: [number, number] = [0, 0];
  for (const [row, column] of onlyOnes(before, after)) {
    pair({ from, to: [row, column] });
    partners[row] = column;
    from = [row + 1, column + 1];
  }
  pair({ from, to: [before.length, after.length] });
  return partners;
}

/** Shots whose length both cuts have once; none where they come in another order. */
function onlyOnes(before: readonly Shot[], after: readonly Shot[]): [number, number][] {
  const [old, now] = [singles(before), singles(after)];
  const pairs = [...old].flatMap(([duration, row]): [number, number][] => {
    const column = now.get(duration);
    return column === undefined ? [] : [[row, column]];
  });
  return pairs.filter(([row, column]) => !pairs.some(([r, c]) => (r < row && c > column) || (r > row && c < column)));
}

/** Where each length is that there is only one of, in the order of the cut. */
function singles(shots: readonly Shot[]): Map<number, number> {
  const places = new Map<number, number[]>();
  shots.forEach(({ duration }, place) => places.set(duration, [...(places.get(duration) ?? []), place]));
  return new Map(
    [...places].flatMap(([duration, [place, ...others]]): [number, number][] =>
      place === undefined || others.length > 0 ? [] : [[duration, place]],
    ),
  );
}
