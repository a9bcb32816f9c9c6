import type { Origin } from '@whoosh/sound-scene';
import { CONFIDENCE } from '../propose/confidence';
import { applyEffect, growing, type GrowingDraft, type LayerDraft, newDraft } from '../propose/draft';
import { definedParts } from '../defined-parts';
import type { EventFrame, Participant } from '../frames/event-frame';
import { negatedIn } from '../frames/participants';
import { overlaps } from '../normalise/normalised-text';
import { dropBareRoom, mergeSame, settleAmbience } from '../propose/simplify';
import type { Understanding } from '../propose/understanding';
import type { Resolved } from './resolve';
import type { ResolvedEvent } from './resolved-event';

/**
 * Makes the layers of what was judged likely: a proposed layer stays, becomes another source or goes; what was not
 * proposed is added.
 * @param unplaced what was said and belongs to nothing that the rules know
 */
export function judgeLayers(
  { drafts: proposed, unplaced }: Pick<Understanding, 'drafts' | 'unplaced'>,
  { events, ruledOut }: Resolved,
  frames: readonly EventFrame[],
): LayerDraft[] {
  const byLayer = new Map(events.map((event) => [event.read, event]));
  const others = events.filter(({ read }) => read === undefined);
  const heard = [
    ...proposed.filter((draft) => byLayer.has(draft)).map(({ group }) => group),
    ...others.map(({ step }) => step),
  ];
  const kept = proposed.flatMap((draft) => {
    const event = byLayer.get(draft);
    if (event) return [told(draft, event)];
    const isGuess = !heard.includes(draft.group) && !ruledOut.includes(draft);
    return isGuess ? [asGuess(draft)] : [];
  });
  const left = proposed.filter((draft) => !byLayer.has(draft) && heard.includes(draft.group));
  const silenced = negatedIn(frames).flatMap(({ head }) => head.source ?? []);
  const silent = new Set([...kept.map(({ source }) => source), ...silenced]);
  const made = others.flatMap((event) => {
    if (silent.has(event.source)) return [];
    silent.add(event.source);
    const draft = remade(event, left);
    if (!event.frame) for (const said of unplaced) applyEffect(draft, said);
    return [draft];
  });
  return settleAmbience(made.length === 0 ? kept : dropBareRoom(mergeSame(inOrder([...kept, ...made]))));
}

/**
 * "A riser into an impact": a step that the words tell of is not silent; what was proposed for it stays, as a guess,
 * unless it is ruled out.
 */
function asGuess(draft: LayerDraft): GrowingDraft {
  const { origin } = draft;
  return { ...growing(draft), origin: { ...origin, confidence: Math.min(origin.confidence, UNLIKELY) } };
}

/** Probability of a layer that was judged unlikely and stays nevertheless: a guess. */
const UNLIKELY = 0.45;

/** Ways to a source that stay as unsure as they are, however well the source fits. */
const UNSURE = new Set<Origin['by']>(['hypernym', 'typo', 'imitation', 'texture']);

function told(draft: LayerDraft, { probability, alternatives, source }: ResolvedEvent): GrowingDraft {
  const { by } = draft.origin;
  const sure = probability / 1000;
  const known = new Set([...draft.alternatives, source]);
  return {
    ...growing(draft),
    origin: { by, confidence: UNSURE.has(by) ? Math.min(CONFIDENCE[by], sure) : sure },
    alternatives: [...draft.alternatives, ...alternatives.filter((other) => !known.has(other))],
  };
}

/** What was said of words, whichever source they turn out to mean. */
const KEPT = [
  ...(['material', 'surface', 'distance', 'azimuth', 'role', 'space', 'device', 'motion', 'level'] as const),
  ...(['isSeveral', 'isPlural', 'time', 'trend', 'moment', 'seconds'] as const),
] satisfies readonly (keyof LayerDraft)[];

/**
 * A layer of another source: with what was said of the one that was proposed for these words, or of its words alone.
 */
function remade(event: ResolvedEvent, left: readonly LayerDraft[]): GrowingDraft {
  const spans = spansOf(event);
  const former = left.find((draft) => overlaps(draft.spans, spans));
  const draft = newDraft(
    event.source,
    { by: event.by, confidence: event.probability / 1000 },
    former?.group ?? event.step,
  );
  if (former) {
    const { mods, chips, distanceFactor, gainDb } = former;
    Object.assign(draft, { mods: { ...mods }, chips: [...chips], distanceFactor, gainDb });
    Object.assign(draft, definedParts(former, KEPT));
    draft.spans.push(...former.spans);
  } else {
    draft.spans.push(...spans);
    if (event.frame?.step === event.step) describe(draft, event.frame, event.owner);
  }
  draft.alternatives.push(...event.alternatives);
  draft.isEvent = true;
  return draft;
}

/** What is said of the event that its words belong to. */
function describe(draft: GrowingDraft, frame: EventFrame, owner: Participant | undefined): void {
  for (const said of [...frame.modifiers, ...(owner?.effects ?? [])]) applyEffect(draft, said);
  if (frame.isBackground) draft.role = 'background';
  if (frame.count !== undefined) draft.mods.count = frame.count;
}

function spansOf({ owner, spans = [] }: ResolvedEvent): [number, number][] {
  return [...(owner?.spans ?? []), ...spans].filter(([start, end]) => end > start).map(([start, end]) => [start, end]);
}

/** In the order of their first words. */
function inOrder(drafts: readonly GrowingDraft[]): GrowingDraft[] {
  const first = ({ spans }: GrowingDraft): number =>
    Math.min(...spans.map(([start]) => start), Number.MAX_SAFE_INTEGER);
  return [...drafts].sort((a, b) => a.group - b.group || first(a) - first(b));
}
