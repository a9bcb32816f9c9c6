import { isOfClass } from '../../catalogue/classes';
import type { EventFrame } from '../frames/event-frame';
import { takingPart } from '../frames/participants';
import { overlaps, type Span } from '../normalise/normalised-text';
import type { LayerDraft } from '../propose/draft';
import type { TaggedToken } from '../tag/match';

/**
 * "A dripping tap", "chopping wood with an axe": what is told as going on goes on, whichever of its words tells of the
 * sound. "A tap drips" does so, too, though "a dog barks" may be once.
 */
export function withAspect(
  drafts: readonly LayerDraft[],
  frames: readonly EventFrame[],
  mentions: readonly TaggedToken[],
): LayerDraft[] {
  const progressive = spansOf(mentions.filter(isProgressive));
  return drafts.map((draft) => {
    const told = [...draft.spans, ...predicatesOf(draft, frames)];
    const own = mentions.filter(({ kind, entry }) => kind === 'verb' && entry.verb?.source === draft.source);
    const isOngoing =
      overlaps(told, progressive) ||
      (isOfClass(draft.source, 'goes on once it is done') && (draft.isPlural || overlaps(draft.spans, spansOf(own))));
    return isOngoing ? { ...draft, isOngoing } : draft;
  });
}

/** "Pig grunting" is listed as "pig grunt", "dripping tap" as it stands. */
function isProgressive({ entry, form }: TaggedToken): boolean {
  return entry.noun?.isOngoing === true || (form === 'ing' && (entry.verb ?? entry.noun) !== undefined);
}

/** "A beep" is one, "a beep for two seconds" goes on for so long. @param seconds that the whole is told to last */
export function fillingLength(drafts: readonly LayerDraft[], seconds: number | undefined): LayerDraft[] {
  return drafts.map((draft) => {
    const isFilling = draft.mods.count === 1 && isOfClass(draft.source, 'fills a told length');
    if (!isFilling || (draft.seconds ?? seconds) === undefined) return draft;
    const { count: _, ...mods } = draft.mods;
    return { ...draft, mods };
  });
}

const spansOf = (mentions: readonly TaggedToken[]) => mentions.map(({ start, end }): Span => [start, end]);

/** The verbs of the frames that a layer takes part in. */
function predicatesOf({ spans }: LayerDraft, frames: readonly EventFrame[]): Span[] {
  return frames.flatMap((frame) => {
    const named = takingPart(frame).flatMap((one) => (one.isRecalled ? [] : one.spans));
    return frame.predicate && overlaps(spans, named) ? frame.predicate.spans : [];
  });
}
