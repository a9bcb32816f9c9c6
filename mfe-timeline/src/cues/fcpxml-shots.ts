import { assetOf, fcpxmlSequence, localStartMs, spineItems, spineOf, timeMs } from './fcpxml';
import type { LayeredShot } from './layered-shot';

/** What may show a picture; titles lie over one. */
const PICTURES = new Set(['asset-clip', 'clip', 'ref-clip', 'sync-clip', 'mc-clip', 'video']);

/** The pictures of the first sequence of an FCPXML file; null for a text that is no such file. */
export function fcpxmlShots(text: string): LayeredShot[] | null {
  const sequence = fcpxmlSequence(text);
  if (sequence === null) return null;
  const { spine, beginMs } = spineOf(sequence);
  return spine === undefined ? [] : spineShots(spine, 0, beginMs, 0);
}

function spineShots(spine: Element, atMs: number, fromMs: number, layer: number): LayeredShot[] {
  return spineItems(spine, atMs, fromMs).flatMap(({ item, startMs }) => itemShots(item, startMs, layer));
}

function itemShots(item: Element, startMs: number, layer: number): LayeredShot[] {
  const own = localStartMs(item);
  // what is connected above it; below are sounds, and pictures that are covered
  const above = [...item.children].flatMap((child): LayeredShot[] => {
    const lane = Number(child.getAttribute('lane') ?? 0);
    if (lane <= 0) return [];
    const start = startMs + (timeMs(child.getAttribute('offset')) ?? own) - own;
    return child.tagName === 'spine'
      ? spineShots(child, start, 0, layer + lane)
      : itemShots(child, start, layer + lane);
  });
  const durationMs = timeMs(item.getAttribute('duration')) ?? timeMs(assetOf(item)?.getAttribute('duration') ?? null);
  if (!PICTURES.has(item.tagName) || !hasPicture(item) || durationMs === null) return above;
  const source = assetOf(item)?.getAttribute('name') ?? item.getAttribute('name') ?? '';
  return [{ layer, source, sourceMs: own, startMs, durationMs }, ...above];
}

/** Assets say what they hold, and nothing of what they do not. */
function hasPicture(item: Element): boolean {
  const asset = assetOf(item);
  return asset?.getAttribute('hasAudio') !== '1' || asset.getAttribute('hasVideo') === '1';
}
