import { findSource } from '../../catalogue';
import type { LayerDraft } from '../propose/draft';
import { ownEventsOf, SOME_EVENTS } from './own-events';
import { RING_OUT_SECONDS, rhythmOf } from './rhythm';
import { SEQUENCE_SECONDS, spacingOf, trainOf, trainSeconds } from './trains';
import type { Understanding } from '../propose/understanding';

const PAUSE_SECONDS = 0.5;
const LEAST_SECONDS = 1;
/** Silence behind what is told to stop. */
const STOPPED_SECONDS = 1;

/** A stretch of the scene that one ordered group has, seconds. */
export interface Slot {
  start: number;
  end: number;
  /**
   * Seconds by which events start later than what goes on and those named before them in the same group, so that all
   * are heard.
   */
  lead: number;
}

/** How a source goes on; an unknown one as a texture. */
export function kindOf(source: string): 'texture' | 'one-shot' | 'sequence' | 'modulated' {
  return findSource(source)?.kind ?? 'texture';
}

/** Whether it is placed event by event: one-shots, and sequences with a number of times. */
export function isPlaced(draft: LayerDraft): boolean {
  const kind = kindOf(draft.source);
  if (kind === 'one-shot') return true;
  if (kind !== 'sequence') return draft.mods.count !== undefined && draft.mods.count > 1;
  return draft.mods.count !== undefined || draft.time === 'once';
}

/** How many events were said; undefined where no word says it. */
export function saidCount({ source, mods, isSeveral, isPlural }: LayerDraft): number | undefined {
  const isMore = isSeveral || (isPlural && kindOf(source) === 'one-shot');
  return mods.count ?? (isMore ? SOME_EVENTS : undefined);
}

/** Seconds that a layer needs for what it was asked. */
function naturalSeconds(draft: LayerDraft, loop: boolean): number {
  const told = draft.seconds ?? stopSeconds(draft);
  if (told !== undefined) return told;
  const { sounds } = rhythmOf(draft.source);
  const train = trainOf(draft);
  if (train) return trainSeconds(draft, train);
  if (isPlaced(draft)) return ((saidCount(draft) ?? 1) - 1) * spacingOf(draft) + sounds;
  if (kindOf(draft.source) !== 'sequence') return sounds;
  // What never ends goes on.
  return loop ? SEQUENCE_SECONDS : sequenceSeconds(draft);
}

/** Until what is told to stop at a moment is heard to have stopped; undefined where it is not. */
function stopSeconds({ time, moment }: LayerDraft): number | undefined {
  return time === 'stop' && typeof moment === 'number' ? moment + STOPPED_SECONDS : undefined;
}

/** As long as it goes on by itself, and its last event sounds. */
function sequenceSeconds(draft: LayerDraft): number {
  const own = ownEventsOf(draft);
  return own === undefined ? SEQUENCE_SECONDS : Math.max(own.most, rhythmOf(draft.source).sounds);
}

/** Whether so many seconds are no more than the layer needs: what is longer is filled. */
export function isOwnLength(draft: LayerDraft, seconds: number): boolean {
  return seconds <= Math.max(LEAST_SECONDS, sequenceSeconds(draft)) + RING_OUT_SECONDS;
}

/** The length that fits what was asked, 1..22 s. */
export function naturalDuration(understanding: Understanding): number {
  const { loop } = understanding;
  if (understanding.seconds !== undefined) return Math.max(0.5, Math.min(22, understanding.seconds));
  let total = 0;
  for (let group = 0; group < understanding.groupCount; group++) {
    const members = understanding.drafts.filter((draft) => draft.group === group);
    const lead = members.filter((draft) => draft.role !== 'bed' && draft.role !== 'background');
    const needed = (lead.length > 0 ? lead : members).map((draft) => naturalSeconds(draft, loop));
    const isOnly = understanding.groupCount === 1;
    const said = Math.max(0, ...members.map((draft) => draft.seconds ?? 0));
    total += members.length === 0 ? PAUSE_SECONDS : Math.max(said, Math.min(isOnly ? 22 : 5, Math.max(...needed)));
  }
  // "After three seconds a door slams": up to that moment, and for as long as the slam sounds.
  const placed = understanding.drafts.map((draft) =>
    typeof draft.moment === 'number' ? (stopSeconds(draft) ?? draft.moment + naturalSeconds(draft, loop)) : 0,
  );
  total = Math.max(total, ...placed);
  // Room for the last event to ring out.
  const tail = understanding.drafts.some(isPlaced) ? RING_OUT_SECONDS : 0;
  return Math.max(LEAST_SECONDS, Math.min(22, Math.round((total + tail) * 10) / 10));
}

/** The stretch of the scene that each ordered group has, seconds. */
export function slotsOf(understanding: Understanding, duration: number): { start: number; end: number }[] {
  const said = saidSeconds(understanding, duration);
  const weights = Array.from({ length: understanding.groupCount }, (_, group) => {
    const members = understanding.drafts.filter((draft) => draft.group === group);
    if (members.length === 0) return 0.5;
    const lead = members.filter((draft) => draft.role !== 'bed' && draft.role !== 'background');
    return Math.max(...(lead.length > 0 ? lead : members).map(weightOf));
  });
  const free = duration - said.reduce<number>((total, seconds) => total + (seconds ?? 0), 0);
  const sum = weights.reduce((total, weight, group) => total + (said[group] === undefined ? weight : 0), 0);
  let start = 0;
  return weights.map((weight, group) => {
    const slot = { start, end: start + (said[group] ?? (free * weight) / sum) };
    start = slot.end;
    return slot;
  });
}

/** The seconds that were said of each ordered group, where they leave a tenth of the scene for each other group. */
function saidSeconds({ drafts, groupCount }: Understanding, duration: number): (number | undefined)[] {
  const said = Array.from({ length: groupCount }, (_, group) => {
    const seconds = drafts.filter((draft) => draft.group === group).flatMap((draft) => draft.seconds ?? []);
    return seconds.length > 0 ? Math.max(...seconds) : undefined;
  });
  const others = said.filter((seconds) => seconds === undefined).length;
  const total = said.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0);
  const fits = others > 0 && total <= duration * (1 - 0.1 * others);
  return fits ? said : said.map(() => undefined);
}

function weightOf(draft: LayerDraft): number {
  const kind = kindOf(draft.source);
  if (kind === 'one-shot') return Math.max(0.6, (saidCount(draft) ?? 1) * spacingOf(draft) * 0.4);
  if (kind === 'sequence')
    return draft.mods.count === undefined ? 1 : Math.max(0.6, draft.mods.count * spacingOf(draft) * 0.5);
  return 1.2;
}

const LASTING_GROUPS = new Set(['weather', 'water', 'fire', 'ambience']);

/**
 * Rain does not stop because a door slams: the last ordered group in which a layer still sounds. A pause or another
 * texture ends it.
 */
export function lastGroupOf(draft: LayerDraft, { drafts, groupCount }: Understanding): number {
  const source = findSource(draft.source);
  if (
    source?.kind !== 'texture' ||
    !LASTING_GROUPS.has(source.group) ||
    draft.time === 'stop' ||
    draft.level === 'die' ||
    draft.level === 'fade-out'
  )
    return draft.group;
  for (let group = draft.group + 1; group < groupCount; group++) {
    const members = drafts.filter((other) => other.group === group);
    if (members.length === 0 || members.some((other) => kindOf(other.source) === 'texture')) return group - 1;
  }
  return groupCount - 1;
}
