import { endMs, type Clip } from './document';
import { onSample } from './samples';

/** Copies of clips with keys of their own, the earliest at `atMs`, as far from one another as before. */
export function pasted(clips: readonly Clip[], atMs: number, newKey: () => string): Clip[] {
  const first = Math.min(...clips.map(({ startMs }) => startMs));
  return clips.map((clip) => ({ ...clip, key: newKey(), startMs: onSample(clip.startMs - first + atMs) }));
}

/** Copies right behind the originals. */
export function duplicated(clips: readonly Clip[], newKey: () => string): Clip[] {
  return pasted(clips, Math.max(...clips.map(endMs)), newKey);
}
