/** Where a track stood and which group it is to be in; from null: a new one. */
export interface PlacedTrack {
  from: number | null;
  group: string | null;
}

/** The tracks as they are to stand, from the top. */
export type TrackOrder = readonly PlacedTrack[];

/** Tracks side by side that are in one group; a track of none stands alone. */
export interface TrackBlock {
  first: number;
  count: number;
}

/** The block that a place belongs to. */
export function blockAt(groups: readonly { group?: string | null }[], place: number): TrackBlock {
  const groupOf = (at: number) => groups[at]?.group ?? null;
  const group = groupOf(place);
  let [first, end] = [place, place + 1];
  if (group !== null) {
    while (first > 0 && groupOf(first - 1) === group) first--;
    while (end < groups.length && groupOf(end) === group) end++;
  }
  return { first, count: end - first };
}

export function inserted(order: TrackOrder, at: number, ...tracks: PlacedTrack[]): TrackOrder {
  return [...order.slice(0, at), ...tracks, ...order.slice(at)];
}

export function without(order: TrackOrder, at: number): TrackOrder {
  return order.filter((_, place) => place !== at);
}

/**
 * A track at another place. One that would leave its group stays at the edge of it, outside; one that would come into a
 * group passes it. null: nothing changes.
 */
export function moved(order: TrackOrder, from: number, to: number): TrackOrder | null {
  const [track, other] = [order[from], order[to]];
  if (from === to || track === undefined || other === undefined) return null;
  const isDown = to > from;
  if (track.group === other.group) return inserted(without(order, from), to, track);
  const { first, count } = blockAt(order, track.group === null ? to : from);
  const edge = isDown ? first + count - 1 : first;
  return inserted(without(order, from), edge, { ...track, group: null });
}

/** A track under the last one of a group, or of its own group where it leaves that one. null: nothing changes. */
export function grouped(order: TrackOrder, at: number, group: string | null): TrackOrder | null {
  const track = order[at];
  if (track === undefined || track.group === group) return null;
  const { first, count } = blockAt(order, at);
  const rest = without(order, at);
  const last = group === null ? -1 : rest.map((other) => other.group).lastIndexOf(group);
  return inserted(rest, last < 0 ? first + count - 1 : last + 1, { ...track, group });
}

/** The tracks of a group, before or behind the block beside them. null: nothing changes. */
export function groupMoved(order: TrackOrder, key: string, by: -1 | 1): TrackOrder | null {
  const place = order.findIndex(({ group }) => group === key);
  if (place < 0) return null;
  const { first, count } = blockAt(order, place);
  const beside = by < 0 ? first - 1 : first + count;
  if (beside < 0 || beside >= order.length) return null;
  const other = blockAt(order, beside);
  const rest = [...order.slice(0, first), ...order.slice(first + count)];
  return inserted(rest, by < 0 ? other.first : first + other.count, ...order.slice(first, first + count));
}
