/** Rows that are drawn before they are seen, on each side: a fast scroll passes fewer between two frames. */
const OVERSCAN = 14;

/** From the first, up to but not with `end`. */
export interface RowRange {
  first: number;
  end: number;
}

export interface Sight {
  /** How far the list has gone out of the window at the top, px; negative: it begins so far below the window's top. */
  top: number;
  windowHeight: number;
  /** Of one row, px. */
  height: number;
  count: number;
}

/** @param before drawn until now; the very object again where nothing changes */
export function rowsInSight({ top, windowHeight, height, count }: Sight, before?: RowRange): RowRange {
  const within = (index: number) => Math.min(count, Math.max(0, index));
  const first = within(Math.floor(top / height) - OVERSCAN);
  const end = within(Math.ceil((top + windowHeight) / height) + OVERSCAN);
  return before?.first === first && before.end === end ? before : { first, end };
}
