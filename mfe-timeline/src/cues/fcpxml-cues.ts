import type { Cue } from './cue';

/** What stands on a timeline and has a name. */
const CLIPS = new Set(['asset-clip', 'clip', 'ref-clip', 'sync-clip', 'mc-clip', 'video', 'audio', 'title']);
const MARKERS = new Set(['marker', 'chapter-marker', 'analysis-marker']);
/** `3003/24000s`, `5s`, `1.5s`. */
const TIME = /^(-?\d+(?:\.\d+)?)(?:\/(\d+))?s$/;

/**
 * The clips and markers of the first sequence of an FCPXML file, by where they begin. Offsets count in the time of what
 * an element is in (Apple, "FCPXML Reference", Describing Final Cut Pro items in XML).
 * @returns null for a text that is no such file
 */
export function fcpxmlCues(text: string): Cue[] | null {
  if (!text.includes('<fcpxml')) return null;
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const sequence = document.querySelector('sequence');
  if (document.querySelector('parsererror') !== null || sequence === null) return null;
  const spine = [...sequence.children].find(({ tagName }) => tagName === 'spine');
  const begins = timeMs(sequence.getAttribute('tcStart')) ?? 0;
  return spine === undefined ? [] : spineCues(spine, 0, begins);
}

/** One after the other. @param atMs where the time `fromMs` of the spine is on the timeline */
function spineCues(spine: Element, atMs: number, fromMs: number): Cue[] {
  let end = atMs;
  return [...spine.children].flatMap((item) => {
    const offset = timeMs(item.getAttribute('offset'));
    const start = offset === null ? end : atMs + offset - fromMs;
    if (item.tagName !== 'transition') end = start + (timeMs(item.getAttribute('duration')) ?? 0);
    return itemCues(item, start);
  });
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

/** Where the time inside an element begins: as it says, or as its asset does. */
function localStartMs(item: Element): number {
  const ref = item.getAttribute('ref');
  const assets = [...item.ownerDocument.querySelectorAll('resources > asset')];
  const asset = ref === null ? undefined : assets.find((each) => each.getAttribute('id') === ref);
  return timeMs(item.getAttribute('start')) ?? timeMs(asset?.getAttribute('start') ?? null) ?? 0;
}

function timeMs(text: string | null): number | null {
  const match = TIME.exec(text ?? '');
  if (match === null) return null;
  return (Number(match[1]) / Number(match[2] ?? 1)) * 1_000;
}
