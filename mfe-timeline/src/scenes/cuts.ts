import { LIMITS } from '@whoosh/contracts';
import { MIN_CLIP_MS, toMs, type Clip, type Marker } from '../model';
import { newClip } from '../editor/new-clip';
import { syncIn } from './events';
import type { MadeSound } from './remake';

/** What is made for each cut. */
export const CUT_SOUND = { description: 'whoosh', seconds: 1 } as const;

/** The cuts of a video as markers; a cut has the same key each time. @param cuts seconds */
export function cutMarkers(cuts: readonly number[]): Marker[] {
  return [...new Set(cuts.map(toMs))].map((timeMs) => ({
    // keys hold no dot
    key: `cut-${String(timeMs).replace('.', '_')}`,
    timeMs,
    name: '',
    kind: 'cut',
  }));
}

/**
 * The markers that a document should have for the cuts of its video; null when those it has will do: a person may have
 * removed some. Cuts of another video give way.
 */
export function newCutMarkers(markers: readonly Marker[], cuts: readonly number[]): Marker[] | null {
  const found = cutMarkers(cuts);
  const keys = new Set(found.map(({ key }) => key));
  const known = markers.filter(({ kind }) => kind === 'cut');
  const isOfThisVideo = known.length > 0 && known.every(({ key }) => keys.has(key));
  return isOfThisVideo || (known.length === 0 && found.length === 0) ? null : found;
}

/** How many takes to ask for in each call: as few calls as there can be. */
export function callsFor(count: number): number[] {
  const full = Math.floor(count / LIMITS.maxTakes);
  const rest = count % LIMITS.maxTakes;
  return [...Array.from({ length: full }, () => LIMITS.maxTakes), ...(rest === 0 ? [] : [rest])];
}

/**
 * A clip into every cut, each another sound, its first event exactly on the cut and pinned there. A sound that would
 * begin before the timeline loses its beginning instead.
 * @param cutsMs in time order @param sounds one for each cut; cuts beyond them stay empty
 */
export function clipsIntoCuts(
  cutsMs: readonly number[],
  sounds: readonly MadeSound[],
  track: number,
  newKey: () => string,
): Clip[] {
  return sounds.slice(0, cutsMs.length).flatMap((sound, index) => {
    const cutMs = cutsMs[index] ?? 0;
    const layer = sound.events[0]?.layer;
    const sync = layer === undefined ? null : syncIn({ layer, event: 0, atMs: 0 }, sound.events);
    const beginMs = cutMs - (sync?.atMs ?? 0);
    const clip = { ...newClip({ kind: 'effect', effect: sound.effect }, track, Math.max(0, beginMs), newKey()), sync };
    const lostMs = Math.max(0, -beginMs);
    return clip.durationMs - lostMs < MIN_CLIP_MS
      ? []
      : [{ ...clip, offsetMs: lostMs, durationMs: clip.durationMs - lostMs }];
  });
}
