import {
  clampTo,
  isNumericModifier,
  MODIFIER_RANGES,
  type Chip,
  type Device,
  type Material,
  type Modifiers,
  type NumericModifier,
  type Origin,
  type Role,
  type SpaceKind,
} from '@whoosh/sound-scene';
import { groupOf } from '../../catalogue';
import { definedParts } from '../defined-parts';
import type { SaidEffect } from '../parse/phrases';
import type { Effect, MotionKind, Noun } from '../lexicon/lexicon';

/**
 * A layer while it is being understood: the asked source and what was said about it, before times and models are
 * chosen.
 */
export interface LayerDraft {
  readonly source: string;
  readonly variant?: string;
  readonly mods: Readonly<Modifiers>;
  readonly material?: Material;
  readonly surface?: Material;
  readonly exciter?: string;
  readonly alternatives: readonly string[];
  /** Metres; absent: not said. */
  readonly distance?: number;
  readonly distanceFactor: number;
  /** Degrees, -90 left; absent: not said. */
  readonly azimuth?: number;
  /** Where each of several stands. */
  readonly sides: readonly number[];
  readonly device?: Device;
  readonly space?: SpaceKind;
  readonly role?: Role;
  readonly gainDb: number;
  readonly time?: Effect['time'];
  readonly level?: Effect['level'];
  readonly trend?: Effect['trend'];
  /** How long it sounds, where that was said. */
  readonly seconds?: number;
  readonly moment?: Effect['moment'];
  readonly motion?: MotionKind;
  /** Metres per second. */
  readonly motionSpeed?: number;
  readonly spans: readonly [number, number][];
  readonly origin: Origin;
  readonly chips: readonly Chip[];
  /** Named as something that happens: it sounds once unless a number says otherwise. */
  readonly isEvent: boolean;
  /** A plural without a number: where it is placed event by event, it happens more than once. */
  readonly isSeveral?: boolean;
  /** Several things that sound, "church bells": what sounds once is heard several times. */
  readonly isPlural?: boolean;
  /** Told as something that is going on: "hammering". */
  readonly isOngoing?: boolean;
  /** Told to happen again: where the first time was, and after a pause. */
  readonly isAgain?: boolean;
  /** Told behind something else of the same step: it begins so long after that one, seconds. */
  readonly after?: number;
  /** Somebody's voice that no word asked for; it goes when the same one is heard otherwise. */
  readonly isFaint?: boolean;
  /** Somebody whose silent deed was told: unheard beside any other sound. */
  readonly isBystander?: boolean;
  /** Ordered group, 0 first. */
  readonly group: number;
  /** The noun that it came from. */
  readonly noun?: Noun;
  /** What its words would be heard as otherwise, and are not. */
  readonly insteadOf?: readonly { source: string; spans: LayerDraft['spans'] }[];
  /** Sources that the mood of the text brings with it. */
  readonly also: readonly string[];
  /** What a style makes of certain sources ("sci-fi": door to sliding door). */
  readonly turns: Readonly<Record<string, string>>;
}

/** A draft while what is said of it is put into it, within one stage. */
export type GrowingDraft = { -readonly [Part in keyof Omit<LayerDraft, Listed>]: LayerDraft[Part] } & {
  mods: Modifiers;
  alternatives: string[];
  spans: [number, number][];
  chips: Chip[];
  sides: number[];
  also: string[];
};

type Listed = 'mods' | 'alternatives' | 'spans' | 'chips' | 'sides' | 'also';

/** A copy that a later stage may go on with. */
export function growing(draft: LayerDraft): GrowingDraft {
  return {
    ...draft,
    mods: { ...draft.mods },
    alternatives: [...draft.alternatives],
    spans: [...draft.spans],
    chips: [...draft.chips],
    sides: [...draft.sides],
    also: [...draft.also],
  };
}

export function newDraft(source: string, origin: Origin, group: number): GrowingDraft {
  return {
    source,
    mods: {},
    alternatives: [],
    distanceFactor: 1,
    gainDb: 0,
    spans: [],
    sides: [],
    origin,
    chips: [],
    isEvent: false,
    group,
    also: [],
    turns: {},
  };
}

/** Neutral value of each scale; a degree moves a value away from it. */
export const NEUTRAL: Readonly<Partial<Record<keyof Modifiers, number>>> = {
  size: 0.5,
  intensity: 0.5,
  brightness: 0.5,
  density: 0.5,
  roughness: 0.5,
  hollowness: 0.5,
  tonality: 0.5,
  age: 0.5,
  wetness: 0.5,
  regularity: 0.5,
  levelDb: 0,
  pitch: 0,
  speed: 1,
  duration: 1,
};

/** A value inside the range of its modifier. */
export function clampModifier(name: NumericModifier, value: number): number {
  return clampTo(MODIFIER_RANGES[name], value);
}

/**
 * Moves a said value away from neutral by a degree; speed and duration move as factors, without a power: linear in the
 * distance from 1.
 */
export function scaled(name: NumericModifier, value: number, factor: number): number {
  const neutral = NEUTRAL[name];
  if (neutral === undefined || factor === 1) return value;
  return clampModifier(name, neutral + (value - neutral) * factor);
}

/** Parts of an effect that a layer has by the same name: the last word holds. */
const TAKEN_OVER = [
  ...(['distance', 'role', 'variant', 'level', 'trend', 'seconds', 'moment', 'motion', 'motionSpeed'] as const),
  ...(['azimuth', 'space', 'material', 'surface', 'exciter'] as const),
] satisfies readonly (keyof Effect & keyof LayerDraft)[];

/** Puts what a modifying word says into a layer; of two words for one thing the one farther from neutral holds. */
export function applyEffect(draft: GrowingDraft, { effect, factor, mention }: SaidEffect): void {
  const isWeather = effect.inWeather !== undefined && groupOf(draft.source) === 'weather';
  applyMods(draft, (isWeather ? effect.inWeather : effect.mods) ?? {}, factor);
  Object.assign(draft, definedParts(effect, TAKEN_OVER));
  addUp(draft, effect);
  const field = fieldOf(effect);
  draft.chips.push({
    span: [mention.start, mention.end],
    label: mention.text,
    ...(field !== undefined && { field }),
    kind: chipKind(effect),
  });
}

/** What of an effect joins what others said. */
function addUp(draft: GrowingDraft, effect: Effect): void {
  const { time, distanceFactor = 1, gainDb = 0, device, also, turns, isOfOne, azimuth } = effect;
  if (isOfOne && azimuth !== undefined) draft.sides.push(azimuth);
  // "Suddenly stops": that it stops is what counts.
  if (time && !(time === 'sudden' && draft.time === 'stop')) draft.time = time;
  draft.distanceFactor *= distanceFactor;
  draft.gainDb += gainDb;
  draft.device ??= device;
  if (also) draft.also.push(also);
  draft.turns = { ...draft.turns, ...turns };
}

/** Where in a layer each part of an effect stands; the first that an effect has is what it is told to have set. */
const FIELDS: readonly (readonly [keyof Effect, string])[] = [
  ['material', 'source.material'],
  ['surface', 'source.surface'],
  ['exciter', 'source.exciter'],
  ['distance', 'place.distance'],
  ['distanceFactor', 'place.distance'],
  ['azimuth', 'place.azimuth'],
  ['motion', 'place.motion'],
  ['motionSpeed', 'place.motion'],
  ['device', 'place.space'],
  ['space', 'place.space'],
  ['moment', 'timing.start'],
  ['seconds', 'timing.end'],
  ['level', 'timing.curve'],
  ['trend', 'timing.curve'],
  ['time', 'timing.kind'],
  ['role', 'role'],
  ['gainDb', 'gainDb'],
  ['variant', 'source.variant'],
  ['loop', 'loop'],
];

/** What stands elsewhere than in the kind of a layer's timing. */
const FIELD_OF_TIME: Readonly<Partial<Record<NonNullable<Effect['time']>, string>>> = {
  sudden: 'timing.start',
  start: 'timing.start',
  stop: 'timing.end',
};

/** Path of the layer's field that an effect sets. */
export function fieldOf(effect: Effect): string | undefined {
  const [modifier] = Object.keys(effect.mods ?? {});
  if (modifier !== undefined) return `mods.${modifier}`;
  const [part, field] = FIELDS.find(([one]) => effect[one] !== undefined) ?? [];
  return part === 'time' && effect.time !== undefined ? (FIELD_OF_TIME[effect.time] ?? field) : field;
}

function applyMods(draft: GrowingDraft, mods: Modifiers, factor: number): void {
  for (const [key, value] of Object.entries(mods) as [keyof Modifiers, Modifiers[keyof Modifiers]][]) {
    if (typeof value !== 'number' || !isNumericModifier(key)) {
      Object.assign(draft.mods, { [key]: value });
      continue;
    }
    const next = scaled(key, value, factor);
    const held = draft.mods[key];
    const neutral = NEUTRAL[key] ?? 0;
    if (typeof held === 'number' && Math.abs(held - neutral) > Math.abs(next - neutral)) continue;
    Object.assign(draft.mods, { [key]: next });
  }
}

/** What kind of thing each part of an effect is told as; the first that an effect has counts. */
const CHIP_KINDS: readonly (readonly [keyof Effect, Chip['kind']])[] = [
  ['isUnheard', 'not-understood'],
  ['space', 'space'],
  ...(['distance', 'azimuth', 'role', 'motion', 'device'] as const).map((part) => [part, 'place'] as const),
  ...(['time', 'level', 'trend', 'moment', 'seconds'] as const).map((part) => [part, 'time'] as const),
];

function chipKind(effect: Effect): Chip['kind'] {
  return CHIP_KINDS.find(([part]) => effect[part] !== undefined && effect[part] !== false)?.[1] ?? 'modifier';
}
