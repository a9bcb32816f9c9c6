import { toMs, type Clip } from '../model';
import { syncIn } from './events';
import { remadeClip, type ClipReplacement, type MadeSound } from './remake';

/**
 * The one edit by which a clip gets an altogether different sound. It begins with the beginning of the sound and lasts
 * as long as before, or as long as a shorter sound. A pinned clip stays pinned: its moment is that of the sound's first
 * event from now on.
 */
export function replacedClip(clip: Clip, made: MadeSound): ClipReplacement {
  const durationMs = Math.min(clip.durationMs, toMs(made.effect.duration));
  const [first] = [...made.events].sort((a, b) => a.onset - b.onset);
  const wasPinned = clip.sync !== null && syncIn(clip.sync, made.events) === null;
  const sync =
    wasPinned && first !== undefined ? syncIn({ layer: first.layer, event: 0, atMs: 0 }, made.events) : undefined;
  const operation = remadeClip(clip, made, { startMs: clip.startMs, offsetMs: 0, durationMs, loop: false });
  return sync === undefined ? operation : { ...operation, sound: { ...operation.sound, sync } };
}
