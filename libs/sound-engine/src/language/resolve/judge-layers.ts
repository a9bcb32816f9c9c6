import type { Origin } from '@whoosh/sound-scene';
import { CONFIDENCE } from '../propose/confidence';
import { applyEffect, growing, type GrowingDraft, type LayerDraft, newDraft } from '../propose/draft';
import { definedParts } from '../defined-parts';
import type { EventFrame, Participant } from '../frames/event-frame';
import { allParticipants, negatedIn } from '../frames/participants';
import type { SaidEffect } from '../parse/phrases';
import { dropBareRoom, mergeSame, settleAmbience } from '../propose/simplify';
import type { ReadLayer } from './read-layer';
import type { ResolvedEvent } from './resolved-event';

/** What the layers of a text were judged to be. */
export interface Judged {
  /** What is likely, in the order of its frames: at least one where any source was named. */
  readonly events: readonly ResolvedEvent[];
  /** Proposed layers that are no guess either. */
  readonly ruledOut: readonly ReadLayer[];
  /** What was said and belongs to nothing that the rules know. */
  readonly unplaced: readonly SaidEffect[];
}

/**
 * Makes the layers of what was judged likely: a proposed layer stays, becomes another source or goes; what was not
 * proposed is added.
 */
export function judgeLayers(
  proposed: readonly LayerDraft[],
  { events, ruledOut, unplaced }: Judged,
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
  const silenced = negatedIn(frames).flatMap(({ source }) => source ?? []);
  const silent = new Set([...kept.map(({ source }) => source), ...silenced]);
  const made = others.flatMap((event) => {
    const frame = frames.find(({ id }) => id === event.frame);
    if (silent.has(event.source)) return [];
    silent.add(event.source);
    const draft = remade(event, frame, left);
    if (!frame) for (const said of unplaced) applyEffect(draft, said);
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
function remade(event: ResolvedEvent, frame: EventFrame | undefined, left: readonly LayerDraft[]): GrowingDraft {
  const spans = spansOf(event, frame);
  const former = left.find((draft) =>
    draft.spans.some(([start, end]) => spans.some(([from, to]) => start < to && from < end)),
  );
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
    if (frame?.step === event.step) describe(draft, event, frame);
  }
  draft.alternatives.push(...event.alternatives);
  draft.isEvent = true;
  return draft;
}

/** What is said of the event that its words belong to. */
function describe(draft: GrowingDraft, event: ResolvedEvent, frame: EventFrame): void {
  for (const said of [...frame.modifiers, ...(ownerOf(event, frame)?.modifiers ?? [])]) applyEffect(draft, said);
  if (frame.isBackground) draft.role = 'background';
  if (frame.count !== undefined) draft.mods.count = frame.count;
}

function ownerOf({ owner }: ResolvedEvent, frame: EventFrame | undefined): Participant | undefined {
  return owner && frame && allParticipants(frame).find(({ headSpan }) => headSpan[0] === owner[0]);
}

function spansOf(event: ResolvedEvent, frame: EventFrame | undefined): [number, number][] {
  const owner = ownerOf(event, frame);
  const own = owner?.spans ?? (event.owner ? [event.owner] : []);
  return [...own, ...(event.spans ?? [])].filter(([start, end]) => end > start).map(([start, end]) => [start, end]);
}

/** In the order of their first words. */
function inOrder(drafts: readonly GrowingDraft[]): GrowingDraft[] {
  const first = ({ spans }: GrowingDraft): number =>
    Math.min(...spans.map(([start]) => start), Number.MAX_SAFE_INTEGER);
  return [...drafts].sort((a, b) => a.group - b.group || first(a) - first(b));
}
