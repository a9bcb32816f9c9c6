import { groupOf } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import type { LayerDraft } from '../propose/draft';
import { overlaps } from '../normalise/normalised-text';
import { LISTING } from '../parse/links';
import type { Frame } from '../parse/phrases';
import type { Read } from '../parse/reading';
import { rhythmOf } from './rhythm';
import { isPlaced, LEAD_SECONDS } from './slots';
import { spacingOf } from './trains';

/** A layer with the clause that tells of it. */
interface Told {
  readonly draft: LayerDraft;
  readonly clause: Read;
  readonly at: number;
}

/**
 * What is told later begins a little later, as people tell what happens in the order in which it does (Grice 1975, "be
 * orderly"): "a cork pops and champagne foams". So it is behind a single event, of two deeds that go on, and of
 * sentences; weather and places are there from the beginning.
 */
export function inOrderOfMention(drafts: readonly LayerDraft[], clauses: readonly Read[]): LayerDraft[] {
  const told = drafts.flatMap((draft) => toldIn(draft, clauses) ?? []).sort((one, other) => one.at - other.at);
  const begins = new Map<LayerDraft, number>();
  for (const one of told) {
    const before = told.filter((other) => isNext(one, other));
    const ready = before.flatMap((other) => readyOf(one, other, begins.get(other.draft)) ?? []);
    if (ready.length > 0) begins.set(one.draft, Math.max(...ready));
  }
  const once = new Set(told.filter((other) => isOver(other, told)).map(({ draft }) => draft));
  return drafts.map((draft) => {
    const after = begins.get(draft);
    if (after === undefined && !once.has(draft)) return draft;
    return { ...draft, ...(after !== undefined && { after }), ...(once.has(draft) && { time: draft.time ?? 'once' }) };
  });
}

/** "He sighs and turns on the radio": it happened, and something else is done. */
function isOver(other: Told, told: readonly Told[]): boolean {
  return (
    isPlaced(other.draft) &&
    told.some((one) => isNext(one, other) && isInTurn(one, other) && (isDeed(one.clause) || one.clause.link === 'stop'))
  );
}

/** Something is heard so long before what is told behind it begins, seconds; less where it is over before. */
const TURN_SECONDS = 1.2;

/** Three knocks are waited for, knocks are not: they may go on. */
function turnOf(draft: LayerDraft): number {
  if (!isPlaced(draft)) return TURN_SECONDS;
  const { event, ends } = rhythmOf(draft.source);
  return ((draft.mods.count ?? 1) - 1) * spacingOf(draft) + Math.min(TURN_SECONDS, event, ends);
}

function toldIn(draft: LayerDraft, clauses: readonly Read[]): Told | undefined {
  const deed = clauses.find((clause) => clause.frames.some((frame) => isDoneAgain(frame, draft)));
  if (deed) return { draft, clause: deed, at: deed.start };
  const at = Math.min(...draft.spans.map(([start]) => start));
  const clause = clauses.filter(({ start }) => start <= at).at(-1);
  return clause && { draft, clause, at };
}

/** "A man sneezes and blows his nose": who does the second was named with the first, which is not when it is done. */
function isDoneAgain({ isInherited, verb }: Frame, { spans }: LayerDraft): boolean {
  return isInherited === true && verb !== undefined && overlaps(verb.spans, spans);
}

function isNext(one: Told, other: Told): boolean {
  const isLater = one.draft.group === other.draft.group && one.clause !== other.clause && one.at > other.at;
  return isLater && LISTING.has(one.clause.link) && isHappening(one) && isHappening(other);
}

/** When the one may begin by the other, which begins at a moment if it has one of its own; undefined: at any time. */
function readyOf(one: Told, other: Told, begun: number | undefined): number | undefined {
  if (isInTurn(one, other)) return (begun ?? 0) + turnOf(other.draft);
  return begun === undefined ? undefined : begun + LEAD_SECONDS;
}

function isInTurn({ draft, clause }: Told, other: Told): boolean {
  if (!isPlaced(other.draft)) return clause.link === 'stop' || (isDeed(clause) && isDeed(other.clause));
  return !isPlaced(draft) || (other.draft.mods.count ?? 1) > 1;
}

/** It is heard in front, and is not there all the time. */
function isHappening({ draft: { source, role = 'main' }, clause }: Told): boolean {
  const isThere = isOfClass(source, 'there unless done') && !isDeed(clause);
  return role === 'main' && !clause.isBed && !isThere && !ALWAYS_THERE.has(groupOf(source));
}

const ALWAYS_THERE = new Set(['weather', 'ambience', 'noise']);

/** "Pops", "popped", not "popping". */
function isDeed({ frames }: Read): boolean {
  return frames.some(({ verb }) => verb !== undefined && verb.form !== 'ing');
}
