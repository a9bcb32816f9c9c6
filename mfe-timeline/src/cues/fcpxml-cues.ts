import type { Cue } from './cue';
import { fcpxmlSequence, localStartMs, spineItems, spineOf, timeMs } from './fcpxml';

/** What stands on a timeline and has a name. */
const CLIPS = new Set(['asset-clip', 'clip', 'ref-clip', 'sync-clip', 'mc-clip', 'video', 'audio', 'title']);
const MARKERS = new Set(['marker', 'chapter-marker', 'analysis-marker']);

/**
 * The clips and markers of the first sequence of an FCPXML file, by where they begin. Offsets count in the time of what
 * an element is in (Apple, "FCPXML Reference", Describing Final Cut Pro items in XML).
 * @returns null for a text that is no such file
 */
export function fcpxmlCues(text: string): Cue[] | null {
  const sequence = fcpxmlSequence(text);
  if (sequence === null) return null;
  const { spine, beginMs } = spineOf(sequence);
  return spine === undefined ? [] : spineCues(spine, 0, beginMs);
}

function spineCues(spine: Element, atMs: number, fromMs: number): Cue[] {
  return spineItems(spine, atMs, fromMs).flatMap(({ item, startMs }) => itemCues(item, startMs));
}

function itemCues(item: Element, atMs: number): Cue[] {
  const isClip = CLIPS.has(item.tagName);
  if (!isClip && item.tagName !== 'gap') return [];
  const own = localStartMs(item);
  const inside = [...item.children].flatMap((child): Cue[] => {
    if (MARKERS.has(child.tagName)) {
      const at = timeMs(child.getAttribute('start'));
      return at === null ? [] : [{ timeMs: atMs + at - own, name: child.getAttribute('value') ?? '' }];
    }
    // what is connected to it; its own media have no lane
    if (!child.hasAttribute('lane')) return [];
    const start = atMs + (timeMs(child.getAttribute('offset')) ?? own) - own;
    return child.tagName === 'spine' ? spineCues(child, start, 0) : itemCues(child, start);
  });
  return isClip ? [{ timeMs: atMs, name: item.getAttribute('name') ?? '' }, ...inside] : inside;
}
