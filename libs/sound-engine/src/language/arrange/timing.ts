import type { Curve, Timing } from '@whoosh/sound-scene';
import { kindOf } from '../../catalogue';
import { hash32 } from '../../dsp/random';
import type { LayerDraft } from '../propose/draft';
import type { Trend } from '../lexicon/lexicon';
import { ownEventsOf, ownTiming } from './own-events';
import { rhythmOf } from './rhythm';
import { isOwnLength, isPlaced, saidCount, type Slot } from './slots';
import { spacingOf, trainOf } from './trains';

const CROSS_FADE_SECONDS = 0.6;
const FADE_IN_SECONDS = 0.05;
const FADE_OUT_SECONDS = 0.2;

/** What the times depend on beside the text: seconds, seed, whether the end runs into the beginning. */
export interface ScheduleOptions {
  duration: number;
  seed: number;
  loop: boolean;
}

/** A layer's turn in the scene. */
export interface Turn extends ScheduleOptions {
  /** Another step follows it. */
  isFollowed: boolean;
  /** Of the layer in the scene. */
  index: number;
}

/** When a layer sounds within its slot. */
export function timingOf(draft: LayerDraft, slot: Slot, turn: Turn): Timing {
  const begun = isPlaced(draft) || turn.loop ? slot : { ...slot, start: slot.start + slot.lead };
  const { start, end } = begun;
  if (draft.time === 'sporadic') return { kind: 'sporadic', start, end, perMinute: 10 };
  const train = trainOf(draft);
  if (train) return { kind: 'train', start, end, ...train };
  const own = turn.loop ? undefined : ownEventsOf(draft);
  if (own && isOwnLength(draft, end - start)) return ownTiming(draft, own, start, end, turn);
  if (!isPlaced(draft)) return continuousOf(draft, begun, turn);
  return { kind: 'shots', at: shotsOf(draft, slot, turn), jitter: jitterOf(draft) };
}

function jitterOf({ mods: { regularity = 0 } }: LayerDraft): number {
  return regularity > 0.8 ? 0 : 0.08;
}

function shotsOf(draft: LayerDraft, slot: Slot, turn: Turn): number[] {
  const length = slot.end - slot.start;
  const first = slot.start + delayOf(draft, slot) + slot.lead;
  const rhythm = rhythmOf(draft.source);
  const fills = slot.isOpen && !turn.isFollowed && length > Math.max(3, rhythm.sounds * 1.5) && mayFill(draft);
  const times = fills ? filling(draft, first, slot.end, turn) : [first];
  const count = saidCount(draft) ?? 1;
  return times.length < count || draft.mods.count !== undefined ? counted(draft, count, first, slot) : times;
}

/** Whether it is repeated in a longer scene: no number, moment or order of it was said. */
function mayFill({ source, mods, moment, time, group }: LayerDraft): boolean {
  const isOpen = mods.count === undefined && moment === undefined && time !== 'once';
  return isOpen && group === 0 && rhythmOf(source).isRepeatable;
}

/** As many events as were said, at the source's pace where there is room. */
function counted(draft: LayerDraft, count: number, first: number, { start, end }: Slot): number[] {
  const { event } = rhythmOf(draft.source);
  const room = Math.max(0.05, end - first - Math.min(event * 0.5, (end - start) * 0.3));
  const spacing = count > 1 ? Math.min(spacingOf(draft), room / (count - 1)) : 0;
  return Array.from({ length: count }, (_, shot) => first + spacing * pacesUntil(shot, count, draft.trend));
}

/**
 * Events until the end, 1.3 to 2.7 s apart, too uneven for a beat, or at the source's own pace where that is slower.
 */
function filling(draft: LayerDraft, first: number, end: number, { seed, index }: Turn): number[] {
  const { sounds, spacing } = rhythmOf(draft.source);
  const times: number[] = [];
  for (let at = first, shot = 0; at < end - sounds * 0.6 && shot < 60; shot++) {
    times.push(at);
    at += Math.max(1.3 + 1.4 * (hash32(seed, index, shot) / 4294967296), spacing);
  }
  return times;
}

/** How many spacings lie before an event: later ones are shorter in a row that gets faster, and as many in all. */
function pacesUntil(shot: number, count: number, trend: Trend | undefined): number {
  if ((trend !== 'faster' && trend !== 'slower') || count < 3) return shot;
  const bend = trend === 'faster' ? 0.45 : -0.45;
  return shot + bend * shot * (1 - shot / (count - 1));
}

/**
 * What goes on and "starts" comes a quarter into a slot in which else there is something; of an event it is the event.
 */
function delayOf(draft: LayerDraft, { start, end, isShared }: Slot): number {
  return draft.time === 'start' && isShared && !isPlaced(draft) ? (end - start) * 0.25 : 0;
}

function continuousOf(draft: LayerDraft, slot: Slot, turn: Turn): Timing {
  const isWhole = turn.loop && slot.start === 0 && slot.end >= turn.duration - 0.001;
  const start = slot.start + delayOf(draft, slot);
  const end = endOf(draft, start, slot, turn);
  const curve = changeCurve(draft, start, end, isWhole);
  return {
    kind: 'continuous',
    start,
    end,
    fadeIn: isWhole ? 0 : fadeInOf(draft, slot),
    fadeOut: isWhole ? 0 : fadeOutOf(draft, slot, turn.isFollowed),
    ...(curve && { curve }),
  };
}

function endOf(draft: LayerDraft, start: number, slot: Slot, { duration, isFollowed }: Turn): number {
  const crossFade = isFollowed ? CROSS_FADE_SECONDS * 0.5 : 0;
  if (draft.seconds !== undefined) return Math.min(duration, start + draft.seconds + crossFade);
  if (goesOn(draft, isFollowed)) return duration;
  if (draft.time === 'stop') return slot.start + (slot.end - slot.start) * 0.75;
  return Math.min(duration, slot.end + crossFade);
}

function goesOn({ time, role }: LayerDraft, isFollowed: boolean): boolean {
  return time === 'continue' || (role === 'background' && isFollowed);
}

function crossFadeOf({ start, end }: Slot): number {
  return Math.min(CROSS_FADE_SECONDS, (end - start) * 0.25);
}

function fadeInOf({ source, time, after, isAgain }: LayerDraft, slot: Slot): number {
  if (slot.start > 0 && after === undefined && !isAgain) return crossFadeOf(slot);
  if (time === 'start') return 0.1;
  // Events begin by themselves: a fade would swallow the first of them.
  return kindOf(source) === 'sequence' ? 0 : FADE_IN_SECONDS;
}

function fadeOutOf(draft: LayerDraft, slot: Slot, isFollowed: boolean): number {
  if (draft.time === 'stop') return 0.01;
  return isFollowed && !goesOn(draft, isFollowed) ? crossFadeOf(slot) : FADE_OUT_SECONDS;
}

/** From the beginning to the end: factors of the speed, intensities, semitones. */
const TRENDS: Readonly<Record<Trend, readonly [keyof Curve, number, number]>> = {
  faster: ['speed', 0.7, 1.7],
  slower: ['speed', 1.5, 0.55],
  stronger: ['intensity', 0.2, 0.9],
  weaker: ['intensity', 0.8, 0.15],
  higher: ['pitch', -3, 5],
  lower: ['pitch', 3, -5],
};

/**
 * What changes between two moments, as it was said. @param returns whether the end runs into the beginning: what grows
 * comes back
 */
export function changeCurve(draft: LayerDraft, start: number, end: number, returns: boolean): Curve | undefined {
  const level = levelCurve(draft, start, end);
  if (draft.trend === undefined) return level && { level };
  const [name, from, to] = TRENDS[draft.trend];
  return {
    ...(level && { level }),
    [name]: returns
      ? [
          [start, from],
          [(start + end) / 2, to],
          [end, from],
        ]
      : [
          [start, from],
          [end, to],
        ],
  };
}

function levelCurve(draft: LayerDraft, start: number, end: number): [number, number][] | undefined {
  if (draft.level === 'swell' || draft.level === 'fade-in')
    return [
      [start, -18],
      [end, 0],
    ];
  if (draft.level === 'dip') return dipOf(draft, start, end - start);
  if (draft.level === 'die' || draft.level === 'fade-out')
    return [
      [start, 0],
      [end, -24],
    ];
  return undefined;
}

const DIP_DB = -15;

/** Down and up again in the middle; suddenly, or in a tenth of the time. */
function dipOf(draft: LayerDraft, start: number, length: number): [number, number][] {
  const slope = draft.time === 'sudden' ? 0.03 : length * 0.1;
  const [down, up] = [start + length * 0.4, start + length * 0.7];
  return [
    [start, 0],
    [down, 0],
    [down + slope, DIP_DB],
    [up - slope, DIP_DB],
    [up, 0],
    [start + length, 0],
  ];
}
