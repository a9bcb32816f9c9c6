import { groupOf, isAmbience } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import { SAID_BESIDE, type SaidBeside } from '../../catalogue/said-beside';
import { PASSES_BY, SURFACE_HEARD_AS, type Turn, TURNS } from '../../catalogue/turns';
import { KEPT_WHEN_NAMED_APART, VAGUER } from '../../catalogue/vaguer-sources';
import type { Noun } from '../lexicon/lexicon';
import { definedParts } from '../defined-parts';
import { newDraft, type GrowingDraft } from './draft';
import { MOST_EMITTERS } from './numbers-of-things';
import type { GrowingUnderstanding } from './understanding';

/** Merges what was named twice, drops what a more exact word says too, and lets styles and moods take effect. */
export function simplify(result: GrowingUnderstanding): void {
  dropFaint(result);
  turnStyles(result);
  turnSources(result.drafts, ['surface', 'pass', 'counted']);
  fallsOnThings(result.drafts);
  result.drafts = rainOnce(result.drafts);
  result.drafts = mergeSame(result.drafts);
  turnSources(result.drafts.filter(isMotor), ['start']);
  result.drafts = dropVaguer(result.drafts);
  addMoods(result);
  turnSources(result.drafts, ['start']);
  result.drafts = settleAmbience(result.drafts).slice(0, MAX_DRAFTS);
}

const MAX_DRAFTS = 12;

function dropFaint(result: GrowingUnderstanding): void {
  result.drafts = result.drafts.filter(
    (draft) => draft.isBystander !== true || result.drafts.every((other) => other.isBystander === true),
  );
  result.drafts = result.drafts.filter(
    (draft) =>
      !draft.isFaint || !result.drafts.some((other) => other !== draft && !other.isFaint && sharesSpan(other, draft)),
  );
}

function turnStyles(result: GrowingUnderstanding): void {
  const turns = Object.assign({}, ...result.drafts.map((draft) => draft.turns)) as Record<string, string>;
  result.drafts = result.drafts.flatMap((draft) => {
    const turned = turns[draft.source]?.split('+');
    if (!turned) return [draft];
    return turned.map((source) => ({ ...draft, source, mods: { ...draft.mods } }));
  });
}

export function mergeSame(drafts: readonly GrowingDraft[]): GrowingDraft[] {
  const kept: GrowingDraft[] = [];
  for (const draft of drafts) {
    const same = kept.find(
      (other) => other.source === draft.source && other.group === draft.group && isSameState(other, draft),
    );
    if (same) mergeInto(same, draft);
    else kept.push(draft);
  }
  return kept;
}

/** Tag of nouns for a part of what moves. */
const PART = 'some motor';
/** What the first that says it holds. */
const FIRST_HOLDS = [
  'material',
  'surface',
  'variant',
  'azimuth',
  'motion',
  'level',
  'time',
  'space',
  'device',
] as const;

function mergeInto(same: GrowingDraft, draft: GrowingDraft): void {
  const emitters = (same.mods.sources ?? 1) + (draft.mods.sources ?? 1);
  Object.assign(same.mods, { ...draft.mods, ...same.mods });
  if (!same.isEvent && areTwoNouns(same, draft)) same.mods.sources = Math.min(MOST_EMITTERS, emitters);
  const isWholeCourse = isThereAndBack(same, draft);
  same.spans.push(...draft.spans);
  same.chips.push(...draft.chips);
  Object.assign(same, definedParts(draft, FIRST_HOLDS), definedParts(same, FIRST_HOLDS));
  if (isWholeCourse) delete same.variant;
  if (draft.role === undefined) delete same.role;
}

/** "A car pulls up, engine off": a noun that says less than the other one names no second thing. */
function areTwoNouns(a: GrowingDraft, b: GrowingDraft): boolean {
  if (a.noun === undefined || b.noun === undefined || sharesSpan(a, b)) return false;
  return a.noun.tags.includes(PART) === b.noun.tags.includes(PART);
}

/** An engine that idles and one that drives away are two stretches of sound. */
function isSameState(a: GrowingDraft, b: GrowingDraft): boolean {
  return a.variant === b.variant || a.variant === undefined || b.variant === undefined || isThereAndBack(a, b);
}

/** "A door opens and closes": the whole course of one thing. */
function isThereAndBack(a: GrowingDraft, b: GrowingDraft): boolean {
  return a.variant === 'open' && b.variant === 'close' && sharesSpan(a, b);
}

function sharesSpan(a: GrowingDraft, b: GrowingDraft): boolean {
  return a.spans.some(([start]) => b.spans.some(([other]) => other === start));
}

/**
 * Of what kind it is, is said beside it: "impact, glass bottle break", "train brake squeal", "tippt auf einer
 * Schreibmaschine".
 */
function saidBeside(draft: GrowingDraft, other: GrowingDraft): SaidBeside | undefined {
  return SAID_BESIDE.find(
    (row) =>
      isToldBy(draft, row) &&
      (row.isOfAnyStep || (other.group === draft.group && other.source !== draft.source)) &&
      (row.sources?.includes(other.source) === true || row.groups?.includes(groupOf(other.source)) === true),
  );
}

function isToldBy({ source, noun, mods, origin }: GrowingDraft, row: SaidBeside): boolean {
  return (
    (row.source === undefined || row.source === source) &&
    (row.by === undefined || row.by === origin.by) &&
    (row.isCounted === undefined || row.isCounted === (mods.count !== undefined)) &&
    (noun === undefined ? row.isUnnamed === true || row.tag === undefined : isNamedBy(noun, row))
  );
}

function isNamedBy({ tags }: Noun, { tag, isUnnamed }: SaidBeside): boolean {
  return tag === undefined ? isUnnamed !== true : tags.includes(tag);
}

/** A room with nothing in it is heard where nothing else is. */
export function dropBareRoom(drafts: readonly GrowingDraft[]): GrowingDraft[] {
  return drafts.filter(
    ({ source }) => !isOfClass(source, 'bare room') || drafts.every((other) => other.source === source),
  );
}

function dropVaguer(drafts: readonly GrowingDraft[]): GrowingDraft[] {
  return dropBareRoom(drafts).filter((draft) => {
    const told = drafts.find((other) => saidBeside(draft, other));
    if (told) {
      if (saidBeside(draft, told)?.isOutranked) giveWay(draft, told);
      return false;
    }
    const exact = VAGUER[draft.source];
    if (!exact) return true;
    return !drafts.some(
      (other) =>
        other !== draft &&
        other.group === draft.group &&
        exact.includes(other.source) &&
        (sharesSpan(other, draft) || !KEPT_WHEN_NAMED_APART.has(draft.source) || draft.noun?.tags.includes(PART)),
    );
  });
}

/** "UI sound for an error": the error is heard, as the first words say, and nothing else. */
function giveWay({ source, spans, chips, mods, insteadOf = [] }: GrowingDraft, told: GrowingDraft): void {
  Object.assign(told.mods, { ...mods, ...told.mods });
  told.chips.push(...chips);
  told.insteadOf = [...(told.insteadOf ?? []), ...insteadOf, { source, spans: [...spans] }];
  told.spans.push(...spans);
}

function addMoods(result: GrowingUnderstanding): void {
  for (const source of new Set(result.drafts.flatMap((draft) => draft.also))) {
    if (result.drafts.some((draft) => draft.source === source)) continue;
    const maker = result.drafts.find((draft) => draft.also.includes(source));
    const bed = newDraft(source, { by: 'pair', confidence: 0.9 }, 0);
    bed.role = 'bed';
    const chip = maker?.chips.find((one) => one.kind === 'modifier');
    if (chip) bed.spans.push(chip.span);
    result.drafts.push(bed);
  }
}

/**
 * What moves, starts or falls on something may be a source of that name; "two rising tones" are two events and an
 * engine that starts is that, however their words are read.
 */
function turnSources(drafts: readonly GrowingDraft[], kinds: readonly Turn['when'][]): void {
  for (const draft of drafts) {
    const turn = TURNS.find(({ from, when }) => from === draft.source && kinds.includes(when) && isTurned(draft, when));
    if (turn) turnTo(draft, turn);
    if (kinds.includes('pass') && PASSES_BY.has(draft.source)) draft.motion ??= 'pass';
  }
}

function turnTo(draft: GrowingDraft, { when, to }: Turn): void {
  if (when === 'counted') draft.trend ??= 'higher';
  if (when === 'counted' || (when === 'start' && isMotor(draft)))
    draft.insteadOf = [...(draft.insteadOf ?? []), { source: draft.source, spans: draft.spans }];
  draft.source = to;
}

/** An engine that is not said to idle, too: one that starts is none of another vehicle's. */
function isMotor({ noun, variant }: GrowingDraft): boolean {
  return variant === undefined && noun?.tags.includes(PART) === true;
}

function isTurned(draft: GrowingDraft, when: Turn['when']): boolean {
  if (when === 'surface') return draft.surface !== undefined && draft.surface !== 'water';
  if (when === 'pass') return draft.motion === 'pass';
  if (when === 'counted') return (draft.mods.count ?? 1) > 1 && draft.noun?.tags.includes('some rise') === true;
  return draft.time === 'start' && draft.origin.by === 'direct';
}

/** What is heard only on something: its material is what it falls on. */
function fallsOnThings(drafts: readonly GrowingDraft[]): void {
  for (const draft of drafts.filter(({ source }) => SURFACE_HEARD_AS[source] !== undefined)) {
    const heard = SURFACE_HEARD_AS[draft.source]?.[draft.surface ?? ''];
    if (heard !== undefined) draft.surface = heard;
    if (draft.material === undefined) continue;
    draft.surface ??= draft.material;
    delete draft.material;
  }
}

/** A roof that is itself a source of rain says what the rain falls on: one rain, not two. */
function rainOnce(drafts: readonly GrowingDraft[]): GrowingDraft[] {
  return drafts.filter((draft) => {
    const onThings = TURNS.find(({ from, when }) => from === draft.source && when === 'surface')?.to;
    const roof =
      onThings === undefined
        ? undefined
        : drafts.find((other) => other.source === onThings && other.group === draft.group);
    if (roof) {
      Object.assign(roof.mods, { ...draft.mods, ...roof.mods });
      roof.spans.push(...draft.spans);
      roof.chips.push(...draft.chips);
    }
    return roof === undefined;
  });
}

/** Ambiences lie beneath whatever else is named. */
export function settleAmbience(drafts: readonly GrowingDraft[]): GrowingDraft[] {
  if (drafts.every(({ source }) => isAmbience(source))) return [...drafts];
  return drafts.map((draft) => (isAmbience(draft.source) ? { ...draft, role: 'bed' } : draft));
}
