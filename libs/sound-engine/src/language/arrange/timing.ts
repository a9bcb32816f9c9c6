import type { Curve, Timing } from '@whoosh/sound-scene';
import { hash32 } from '../../dsp/random';
import type { LayerDraft } from '../propose/draft';
import type { Trend } from '../lexicon/lexicon';
import { rhythmOf } from './rhythm';
import { isPlaced, kindOf, type Slot, spacingOf } from './slots';

const CROSS_FADE_SECONDS = 0.6;
const FADE_IN_SECONDS = 0.05;
const FADE_OUT_SECONDS = 0.2;

/** What the times depend on beside the text: seconds, seed, whether the end runs into the beginning. */
export interface ScheduleOptions {
  duration: number;
  seed: number;
  loop: boolean;
}

/** When a layer sounds within its slot. */
export function timingOf(
  draft: LayerDraft,
  slot: Slot,
  options: ScheduleOptions,
  isFollowed: boolean,
  index: number,
): Timing {
  if (draft.time === 'sporadic') return { kind: 'sporadic', start: slot.start, end: slot.end, perMinute: 10 };
  const isSequence = kindOf(draft.source) === 'sequence';
  if (isSequence && draft.mods.rate !== undefined && draft.mods.count === undefined)
    return {
      kind: 'train',
      start: slot.start,
      end: slot.end,
      rate: draft.mods.rate,
      regularity: draft.mods.regularity ?? 0.9,
    };
  if (draft.time === 'train' && draft.mods.count === undefined && (isSequence || kindOf(draft.source) === 'one-shot')) {
    return {
      kind: 'train',
      start: slot.start,
      end: slot.end,
      rate: 1 / Math.max(0.1, spacingOf(draft)),
      regularity: draft.mods.regularity ?? 0.8,
    };
  }
  if (isPlaced(draft))
    return {
      kind: 'shots',
      at: shotsOf(draft, slot, options, isFollowed, index),
      jitter: draft.mods.regularity !== undefined && draft.mods.regularity > 0.8 ? 0 : 0.08,
    };
  return continuousOf(draft, slot, options, isFollowed);
}

function shotsOf(
  draft: LayerDraft,
  slot: Slot,
  options: ScheduleOptions,
  isFollowed: boolean,
  index: number,
): number[] {
  const length = slot.end - slot.start;
  const first = slot.start + delayOf(draft, length) + slot.lead;
  const count = draft.mods.count;
  const rhythm = rhythmOf(draft.source);
  if (count !== undefined) {
    const room = Math.max(0.05, slot.end - first - Math.min(rhythm.sounds * 0.5, length * 0.3));
    const spacing = count > 1 ? Math.min(spacingOf(draft), room / (count - 1)) : 0;
    return Array.from({ length: count }, (_, shot) => first + spacing * pacesUntil(shot, count, draft.trend));
  }
  const fills =
    rhythm.isRepeatable &&
    draft.time !== 'once' &&
    !isFollowed &&
    draft.group === 0 &&
    length > Math.max(3, rhythm.sounds * 1.5);
  if (!fills) return [first];
  const times: number[] = [];
  for (let at = first, shot = 0; at < slot.end - rhythm.sounds * 0.6 && shot < 60; shot++) {
    times.push(at);
    // 1.3 to 2.7 s apart, too uneven for a beat, or the source's own pace where that is slower.
    at += Math.max(1.3 + 1.4 * (hash32(options.seed, index, shot) / 4294967296), rhythm.spacing);
  }
  return times;
}

/** How many spacings lie before an event: later ones are shorter in a row that gets faster, and as many in all. */
function pacesUntil(shot: number, count: number, trend: Trend | undefined): number {
  if ((trend !== 'faster' && trend !== 'slower') || count < 3) return shot;
  const bend = trend === 'faster' ? 0.45 : -0.45;
  return shot + bend * shot * (1 - shot / (count - 1));
}

/** "Starts" comes a quarter into the slot. */
function delayOf(draft: LayerDraft, length: number): number {
  return draft.time === 'start' ? length * 0.25 : 0;
}

function continuousOf(draft: LayerDraft, slot: Slot, options: ScheduleOptions, isFollowed: boolean): Timing {
  const length = slot.end - slot.start;
  const whole = options.loop && slot.start === 0 && slot.end >= options.duration - 0.001;
  const start = slot.start + delayOf(draft, length);
  const stops = draft.time === 'stop';
  const goesOn = draft.time === 'continue' || (draft.role === 'background' && isFollowed);
  const crossFade = isFollowed ? CROSS_FADE_SECONDS * 0.5 : 0;
  const ownEnd =
    draft.seconds === undefined ? undefined : Math.min(options.duration, start + draft.seconds + crossFade);
  const end =
    ownEnd ??
    (goesOn ? options.duration : stops ? slot.start + length * 0.75 : Math.min(options.duration, slot.end + crossFade));
  const curve = changeCurve(draft, start, end, whole);
  return {
    kind: 'continuous',
    start,
    end,
    fadeIn: whole
      ? 0
      : slot.start > 0
        ? Math.min(CROSS_FADE_SECONDS, length * 0.25)
        : draft.time === 'start'
          ? 0.1
          : FADE_IN_SECONDS,
    fadeOut: whole
      ? 0
      : stops
        ? 0.01
        : isFollowed && !goesOn
          ? Math.min(CROSS_FADE_SECONDS, length * 0.25)
          : FADE_OUT_SECONDS,
    ...(curve && { curve }),
  };
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
