import { defaultParams } from '../../default-params';
import type { Timing } from '@whoosh/sound-scene';
import { findSource } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import { hash32 } from '../../dsp/random';
import { drawnLength, LONGEST_SECONDS, ownLength, type OwnLength } from '../../individual/lengths';
import { MODELS } from '../../models/registry';
import type { LayerDraft } from '../propose/draft';

/** Events of a plural without a number: as many as "a few". */
export const SOME_EVENTS = 3;
/** Events that come faster than this are heard as one run, never as a single one: a machine gun. Per second. */
const COUNTED_RATE = 8;
const FADE_OUT_SECONDS = 0.2;

/** What happens in events goes on for a while, and then it is over. */
export interface OwnEvents extends OwnLength {
  /** Of a single event, s. */
  readonly sounds: number;
  /** From one event to the next, s. */
  readonly every: number;
  /** Events at least. */
  readonly least: number;
}

/**
 * How long what happens in events goes on by itself; undefined where the source is no such thing, where no recordings
 * tell, and where the words say how often, how long or with what change it happens.
 */
export function ownEventsOf(draft: LayerDraft): OwnEvents | undefined {
  const entry = findSource(draft.source);
  if (entry?.kind !== 'sequence' || isSaid(draft)) return undefined;
  const model = MODELS[draft.source];
  const usual = defaultParams(model);
  const [sounds, rate] = [model.naturalSeconds(usual), model.naturalRate(usual)];
  const length = ownLength(draft.source, entry.family, Math.min(sounds, 1 / rate));
  if (length === undefined || !(rate > 0)) return undefined;
  const every = 1 / rate;
  const least = draft.isPlural || rate > COUNTED_RATE ? SOME_EVENTS : 1;
  const most = Math.min(LONGEST_SECONDS, Math.max(length.most, secondsOf(least, sounds, every)));
  return { ...length, most, sounds, every, least };
}

/** "Knocks", "a clock", "barking", "for a minute": how often or how long it happens is said, or understood. */
function isSaid({
  source,
  mods,
  time,
  level,
  trend,
  seconds,
  moment,
  isSeveral,
  isOngoing,
  role,
}: LayerDraft): boolean {
  const said = [mods.rate, mods.count, time, level, trend, seconds, moment, isSeveral, isOngoing];
  const isBehind = role === 'bed' || role === 'background';
  return isBehind || isOfClass(source, 'goes on in events') || said.some((part) => part !== undefined);
}

/** The events of one individual, in a scene that is no longer than they need. @param index of the layer */
export function ownTiming(draft: LayerDraft, own: OwnEvents, start: number, end: number, seeds: Seeds): Timing {
  const { sounds, every, least } = own;
  const drawn = drawnLength(draft.source, hash32(seeds.seed, seeds.index, draft.source), own);
  const events = Math.max(least, 1 + Math.round((drawn - sounds) / every));
  if (events === 1) return { kind: 'shots', at: [start], jitter: 0 };
  const length = Math.max(drawn, secondsOf(events, sounds, every));
  return { kind: 'continuous', start, end: Math.min(end, start + length), fadeIn: 0, fadeOut: FADE_OUT_SECONDS };
}

interface Seeds {
  /** Of the scene. */
  seed: number;
  /** Of the layer in the scene. */
  index: number;
}

function secondsOf(events: number, sounds: number, every: number): number {
  return (events - 1) * every + sounds;
}
