import { isOfClass } from '../../catalogue/classes';
import { clampTo, GAIN_DB_RANGE, MODIFIER_RANGES, type Layer } from '@whoosh/sound-scene';
import { groupOf, isAmbience, kindOf } from '../../catalogue';
import { definedParts } from '../defined-parts';
import type { LayerDraft } from '../propose/draft';
import { timedBy } from '../tag/moments';
import { placeOf } from './placing';
import { rhythmOf } from './rhythm';
import { type EmptySlot, isPlaced, lastGroupOf, leadOf, PAUSE_SECONDS, type Slot, slotsOf } from './slots';
import { type ScheduleOptions, timingOf } from './timing';
import { inBursts } from './bursts';
import type { Understanding } from '../propose/understanding';

/** Three decimals are what a scene keeps. */
export function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Gives every layer its times, its place and its level. */
export function schedule(understanding: Understanding, options: ScheduleOptions): Layer[] {
  const slots = slotsOf(understanding, options.duration, options.loop);
  const counts = new Map<string, number>();
  const company = companyOf(understanding.drafts);
  const orders = ordersOf(understanding.drafts);
  return understanding.drafts.map((draft, index) => {
    const last = lastGroupOf(draft, understanding);
    const slot = slotOf(draft, understanding.drafts, slots[draft.group], slots[last].end);
    const occurrence = (counts.get(draft.source) ?? 0) + 1;
    counts.set(draft.source, occurrence);
    const role = draft.role ?? 'main';
    const pauses = makesPause(draft, understanding.drafts, last);
    const stretch = pauses ? { ...slot, end: slot.end - PAUSE_SECONDS } : slot;
    const isFollowed = !pauses && last < understanding.groupCount - 1;
    const usual = timingOf(draft, stretch, { ...options, isFollowed, index });
    const timing = timedBy(usual, draft, options.duration);
    const [source, mods] = [sourceOf(draft), modsOf(draft)];
    const layer: Layer = {
      id: `${draft.source}-${occurrence}`,
      source,
      mods,
      timing: inBursts(timing, { source, mods }),
      place: placeOf(draft, slot, timing, orders[index], understanding),
      gainDb: gainOf(draft, role === 'main' ? orders[index] : 0, company),
      role,
      span: mergedSpans(draft.spans),
      origin: draft.origin,
    };
    return layer;
  });
}

/** Where each layer comes among those of the foreground, others among all; what happens again as the first time. */
function ordersOf(drafts: readonly LayerDraft[]): number[] {
  const isMain = ({ role = 'main' }: LayerDraft): boolean => role === 'main';
  return drafts.map((draft) => {
    const first = draft.isAgain ? drafts.find(({ source }) => source === draft.source) : undefined;
    const at = drafts.indexOf(first ?? draft);
    return isMain(drafts[at]) ? drafts.slice(0, at).filter(isMain).length : at;
  });
}

/** "Rings, and rings again": what goes on makes a pause before it is heard again. */
function makesPause(draft: LayerDraft, drafts: readonly LayerDraft[], last: number): boolean {
  const isNext = ({ isAgain, source, group }: LayerDraft): boolean =>
    isAgain === true && source === draft.source && group === last + 1;
  return !isPlaced(draft) && drafts.some(isNext);
}

/** The stretch of a layer: from the start of its group, each event a little after what else there is. */
function slotOf(draft: LayerDraft, drafts: readonly LayerDraft[], own: EmptySlot, end: number): Slot {
  const members = drafts.filter((other) => other.group === draft.group);
  return { ...own, end, lead: leadOf(draft, members, own.end - own.start), isShared: members.length > 1 };
}

/** What of a layer is said of its source. */
export const SAID_OF_SOURCE = ['variant', 'exciter', 'surface', 'material'] as const;

function sourceOf(draft: LayerDraft): Layer['source'] {
  return {
    model: draft.source,
    ...definedParts(draft, SAID_OF_SOURCE),
    alternatives: [...new Set(draft.alternatives)].slice(0, 5),
  };
}

/** "Short", "long" are factors until the event's own length is known. */
function modsOf(draft: LayerDraft): Layer['mods'] {
  const { mods, source } = draft;
  if (mods.duration === undefined) return { ...mods };
  const { sounds, event } = rhythmOf(source);
  return { ...mods, duration: clampTo(MODIFIER_RANGES.duration, mods.duration * (isPlaced(draft) ? event : sounds)) };
}

/** What sounds in the foreground of a scene. */
interface Company {
  hasTexture: boolean;
  hasHappening: boolean;
  hasThunder: boolean;
}

function companyOf(drafts: readonly LayerDraft[]): Company {
  const mains = drafts.filter((draft) => (draft.role ?? 'main') === 'main');
  return {
    hasTexture: mains.some(({ source }) => isGroundSource(source)),
    hasHappening: mains.some(({ source }) => !isGroundSource(source)),
    hasThunder: mains.some((draft) => isOfClass(draft.source, 'thunder within')),
  };
}

/** A texture that others are heard against; an alarm goes on as long but is what one listens to. */
export function isGroundSource(source: string): boolean {
  return kindOf(source) === 'texture' && groupOf(source) !== 'alarms';
}

/** dB: each sound that goes on steps back a little behind the ones named before it. */
const STEP_BACK_DB = 1.5;
/**
 * dB: alone, all sources are equally loud; a texture makes room for what happens in it, and a single event stands out
 * of it.
 */
export const TEXTURE_BESIDE_HAPPENINGS_DB = -5;
export const EVENT_IN_TEXTURE_DB = 3;
const BACKGROUND_DB = -6;
const BED_DB = -5;
const AMBIENCE_DB = -14;

function gainOf(draft: LayerDraft, main: number, company: Company): number {
  if (isAmbience(draft.source) && draft.role === 'bed') return AMBIENCE_DB;
  if (draft.role === 'background') return draft.gainDb === 0 ? BACKGROUND_DB : clampTo(GAIN_DB_RANGE, draft.gainDb);
  if (draft.role === 'bed') return clampTo(GAIN_DB_RANGE, draft.gainDb + BED_DB);
  return clampTo(GAIN_DB_RANGE, draft.gainDb + foregroundDb(draft, main, company));
}

function foregroundDb(draft: LayerDraft, main: number, { hasTexture, hasHappening, hasThunder }: Company): number {
  if (isGroundSource(draft.source) && (hasHappening || (hasThunder && !isOfClass(draft.source, 'thunder within'))))
    return TEXTURE_BESIDE_HAPPENINGS_DB;
  if (isPlaced(draft)) return hasTexture ? EVENT_IN_TEXTURE_DB : 0;
  if (hasTexture && kindOf(draft.source) === 'sequence') return 0;
  return -STEP_BACK_DB * Math.min(main, 3);
}

/** Spans in text order, those that touch or overlap joined. */
function mergedSpans(spans: readonly [number, number][]): [number, number][] {
  const sorted = [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const merged: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
