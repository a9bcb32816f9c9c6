import type { LayerDraft } from '../propose/draft';
import type { EventFrame } from '../frames/event-frame';
import { overlaps } from '../normalise/normalised-text';

/**
 * "Chopping wood, six hits": a number of times of something that is not heard by itself is that of what was named
 * before it.
 */
export function countPrevious(drafts: readonly LayerDraft[], frames: readonly EventFrame[]): LayerDraft[] {
  const counts = new Map<LayerDraft, number>();
  frames.forEach((frame, at) => {
    const { count } = frame;
    if (count === undefined || drafts.some((draft) => isOf(draft, frame))) return;
    const before = frames.slice(0, at).reverse();
    const previous = before
      .map((other) => drafts.filter((draft) => isOf(draft, other)))
      .find(({ length }) => length > 0);
    for (const draft of previous ?? []) counts.set(draft, draft.mods.count ?? counts.get(draft) ?? count);
  });
  return drafts.map((draft) => {
    const count = counts.get(draft);
    return count === undefined ? draft : { ...draft, mods: { ...draft.mods, count } };
  });
}

function isOf(draft: LayerDraft, { predicate, agents, patients }: EventFrame): boolean {
  const spans = [
    ...(predicate?.spans ?? []),
    ...[...agents, ...patients].filter((one) => !one.isRecalled).flatMap((one) => one.spans),
  ];
  return overlaps(draft.spans, spans);
}
