import { beginAt, SCENE_LIMITS, type Layer, type Scene, type Timing } from '@whoosh/sound-scene';
import type { Moment } from '../tag/moment';
import { movedTo, timedBy } from '../tag/moments';
import type { TaggedToken } from '../tag/tagged-token';
import type { Meaning } from './meaning';
import type { Change } from './piece-result';
import { said } from './said';
import { startOf } from './scales';
import { toEach, toNamed } from './targets';

/** Of a silence whose length was not said. */
const SILENCE_SECONDS = 1;
/** What ends so close to the end of the scene goes on to it. */
const AT_THE_END_SECONDS = 0.05;

/** "Stop the rain after three seconds": it ends there; undefined where no moment is said. */
export function stopAt({ targets: named, effects }: Meaning): Change | undefined {
  const moment = effects.map(({ effect }) => effect.moment).find((said) => typeof said === 'number');
  if (moment === undefined || named === null) return undefined;
  return toEach((layer, { duration }) => ({
    ...layer,
    timing: timedBy(layer.timing, { moment, time: 'stop' }, duration),
  }));
}

/** When something happens: brought to a moment, or later than it was. @param seconds that were said */
export function momentChange(items: readonly TaggedToken[], seconds: number | null): Change | null {
  const change = said(items, 'begin', 'wait');
  if (change?.kind === 'begin') return movedChange(change.moment);
  return change ? waitChange(change.isOfAll, seconds ?? SILENCE_SECONDS) : null;
}

/** "The thunder should come first", "move the door to the start", of what is named. */
function movedChange(moment: Moment): Change {
  return toNamed(toEach((layer, { duration }) => ({ ...layer, timing: movedTo(layer.timing, moment, duration) })));
}

/**
 * "Start with silence", "wait two seconds before the door": what is named, and all that begins later, so much later.
 */
function waitChange(isOfAll: boolean, seconds: number): Change {
  return isOfAll
    ? (scene) => delayed(scene, null, seconds)
    : toNamed((scene, targets) => delayed(scene, targets, seconds));
}

/** The scene with so many seconds more before some layers, and what is heard before them going on until then. */
function delayed(scene: Scene, targets: ReadonlySet<string> | null, seconds: number): Scene {
  const duration = Math.min(SCENE_LIMITS.maxDurationSeconds, scene.duration + seconds);
  const by = duration - scene.duration;
  const named = scene.layers.filter(({ id }) => targets?.has(id) ?? true);
  const from = Math.min(...named.map(({ timing }) => startOf(timing)));
  const later = (layer: Layer): Layer => ({ ...layer, timing: laterFrom(layer.timing, from, by, scene.duration) });
  return { ...scene, duration, layers: scene.layers.map(later) };
}

function laterFrom(timing: Timing, from: number, by: number, duration: number): Timing {
  if (timing.kind === 'shots') return { ...timing, at: timing.at.map((at) => (at >= from ? at + by : at)) };
  if (timing.start >= from) return beginAt(timing, timing.start + by, duration + by);
  return timing.end < duration - AT_THE_END_SECONDS ? timing : { ...timing, end: timing.end + by };
}
