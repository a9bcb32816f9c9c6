import type { Origin } from '@whoosh/sound-scene';
import { CONFIDENCE } from '../propose/confidence';
import { applyEffect, type LayerDraft, newDraft } from '../propose/draft';
import type { EventFrame, Participant, SaidModifier } from '../frames/event-frame';
import { dropVaguer, mergeSame, settleAmbience } from '../propose/simplify';
import type { Understanding } from '../propose/understanding';
import type { ResolvedEvent } from './resolved-event';

/**
 * Makes the layers of what was judged likely: a proposed layer stays, becomes another source or goes; what was not
 * proposed is added.
 * @param events in the order of their frames, at least one where any source was named
 */
export function judgeLayers(
  understanding: Understanding,
  events: readonly ResolvedEvent[],
  frames: readonly EventFrame[],
): void {
  const proposed = understanding.drafts;
  const byLayer = new Map<LayerDraft, ResolvedEvent | undefined>();
  const others: ResolvedEvent[] = [];
  for (const event of events) {
    const draft = draftOf(event, proposed);
    const known = draft && byLayer.get(draft);
    if (draft && (known === undefined || known.probability < event.probability)) byLayer.set(draft, event);
    else if (!draft) others.push(event);
  }
  keepSteps(proposed, byLayer, others);
  const kept = proposed.filter((draft) => byLayer.has(draft));
  for (const [draft, event] of byLayer) if (event) tell(draft, event);
  const heard = new Set([...kept.map(({ source }) => source), ...negatedIn(frames)]);
  const left = proposed.filter((draft) => !byLayer.has(draft));
  const made: LayerDraft[] = [];
  for (const event of others) {
    const frame = frames.find(({ id }) => id === event.frame);
    if (!frame || heard.has(event.source)) continue;
    heard.add(event.source);
    made.push(remade(event, frame, left));
  }
  understanding.drafts = made.length === 0 ? kept : dropVaguer(mergeSame(inOrder([...kept, ...made])));
  settleAmbience(understanding.drafts);
}

/** Sources that "no" or "without" took out. */
function negatedIn(frames: readonly EventFrame[]): string[] {
  return frames
    .flatMap(({ isNegated, agents, patients, places }) =>
      [...agents, ...patients, ...places]
        .flatMap((one) => [one, ...(one.genitive ? [one.genitive] : []), ...one.places])
        .filter((one) => isNegated || one.isNegated),
    )
    .flatMap(({ senses }) => senses.flatMap(({ meaning }) => meaning.source ?? []));
}

/**
 * "A riser into an impact": a step that the words tell of is never silent; what was proposed for it stays, as a guess.
 */
function keepSteps(
  proposed: readonly LayerDraft[],
  byLayer: Map<LayerDraft, ResolvedEvent | undefined>,
  others: readonly ResolvedEvent[],
): void {
  const heard = new Set([...[...byLayer.keys()].map(({ group }) => group), ...others.map(({ step }) => step)]);
  for (const draft of proposed.filter(({ group }) => !heard.has(group))) {
    draft.origin = { ...draft.origin, confidence: Math.min(draft.origin.confidence, UNLIKELY) };
    byLayer.set(draft, undefined);
  }
}

/** Probability of a layer that was judged unlikely and stays nevertheless: a guess. */
const UNLIKELY = 0.45;

/** Ways to a source that stay as unsure as they are, however well the source fits. */
const UNSURE = new Set<Origin['by']>(['hypernym', 'typo', 'imitation', 'ngram', 'texture']);

function draftOf({ read, source }: ResolvedEvent, proposed: readonly LayerDraft[]): LayerDraft | undefined {
  return read && proposed.find((draft) => draft.source === source && draft.spans === read.spans);
}

function tell(draft: LayerDraft, { probability, alternatives, source }: ResolvedEvent): void {
  const { by } = draft.origin;
  draft.origin = { by, confidence: UNSURE.has(by) ? Math.min(CONFIDENCE[by], probability / 1000) : probability / 1000 };
  const known = new Set([...draft.alternatives, source]);
  draft.alternatives.push(...alternatives.filter((other) => !known.has(other)));
}

/**
 * A layer of another source: with what was said of the one that was proposed for these words, or of its words alone.
 */
function remade(event: ResolvedEvent, frame: EventFrame, left: readonly LayerDraft[]): LayerDraft {
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
    const { mods, chips, material, surface, distance, distanceFactor, gainDb, role, space, device, motion, level } =
      former;
    Object.assign(draft, { mods: { ...mods }, chips, distanceFactor, gainDb });
    Object.assign(
      draft,
      definedOf({
        material,
        surface,
        distance,
        role,
        space,
        device,
        motion,
        level,
        isSeveral: former.isSeveral,
        isOngoing: former.isOngoing,
        time: former.time,
        trend: former.trend,
      }),
    );
    draft.spans.push(...former.spans);
  } else {
    draft.spans.push(...spans);
    if (frame.step === event.step) describe(draft, event, frame);
  }
  draft.alternatives.push(...event.alternatives);
  draft.isEvent = true;
  return draft;
}

/** What is said of the event that its words belong to. */
function describe(draft: LayerDraft, event: ResolvedEvent, frame: EventFrame): void {
  for (const said of modifiersOf(event, frame)) applyEffect(draft, said);
  if (frame.isBackground) draft.role = 'background';
  if (frame.count !== undefined) draft.mods.count = frame.count;
}

function definedOf(fields: Partial<LayerDraft>): Partial<LayerDraft> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function ownerOf(
  { owner }: ResolvedEvent,
  { agents, patients, instruments, places }: EventFrame,
): Participant | undefined {
  const all = [...agents, ...patients, ...instruments, ...places].flatMap((one) => [
    one,
    ...(one.genitive ? [one.genitive] : []),
    ...one.places,
  ]);
  return owner && all.find(({ headSpan }) => headSpan[0] === owner[0]);
}

function spansOf(event: ResolvedEvent, frame: EventFrame): [number, number][] {
  const owner = ownerOf(event, frame);
  const own = owner?.spans ?? (event.owner ? [event.owner] : []);
  return [...own, ...(event.spans ?? [])].filter(([start, end]) => end > start).map(([start, end]) => [start, end]);
}

function modifiersOf(event: ResolvedEvent, frame: EventFrame) {
  const said: SaidModifier[] = [...frame.modifiers, ...(ownerOf(event, frame)?.modifiers ?? [])];
  return said.map(({ effect, degree, lemma, span: [start, end] }) => ({
    effect,
    factor: degree,
    mention: { kind: 'effect' as const, entry: { effect }, form: 'base' as const, text: lemma, start, end },
  }));
}

/** In the order of their first words. */
function inOrder(drafts: readonly LayerDraft[]): LayerDraft[] {
  const first = ({ spans }: LayerDraft): number => Math.min(...spans.map(([start]) => start), Number.MAX_SAFE_INTEGER);
  return [...drafts].sort((a, b) => a.group - b.group || first(a) - first(b));
}
