/** `3003/24000s`, `5s`, `1.5s`. */
const TIME = /^(-?\d+(?:\.\d+)?)(?:\/(\d+))?s$/;

/** The first sequence of an FCPXML file; null for another text. @throws never: what cannot be read has none */
export function fcpxmlSequence(text: string): Element | null {
  if (!text.includes('<fcpxml')) return null;
  const document = new DOMParser().parseFromString(text, 'application/xml');
  return document.querySelector('parsererror') === null ? document.querySelector('sequence') : null;
}

/** What its first storyline holds, and the time at which it begins there, milliseconds. */
export function spineOf(sequence: Element): { spine: Element | undefined; beginMs: number } {
  const spine = [...sequence.children].find(({ tagName }) => tagName === 'spine');
  return { spine, beginMs: timeMs(sequence.getAttribute('tcStart')) ?? 0 };
}

/** One after the other, with where each begins. @param atMs where the time `fromMs` of the spine is on the timeline */
export function spineItems(spine: Element, atMs: number, fromMs: number): { item: Element; startMs: number }[] {
  let end = atMs;
  return [...spine.children].map((item) => {
    const offset = timeMs(item.getAttribute('offset'));
    const startMs = offset === null ? end : atMs + offset - fromMs;
    if (item.tagName !== 'transition') end = startMs + (timeMs(item.getAttribute('duration')) ?? 0);
    return { item, startMs };
  });
}

/** The medium of a clip; undefined where it has none of its own. */
export function assetOf(item: Element): Element | undefined {
  const ref = item.getAttribute('ref');
  const assets = [...item.ownerDocument.querySelectorAll('resources > asset')];
  return ref === null ? undefined : assets.find((each) => each.getAttribute('id') === ref);
}

/** Where the time inside an element begins: as it says, or as its asset does. */
export function localStartMs(item: Element): number {
  return timeMs(item.getAttribute('start')) ?? timeMs(assetOf(item)?.getAttribute('start') ?? null) ?? 0;
}

export function timeMs(text: string | null): number | null {
  const match = TIME.exec(text ?? '');
  if (match === null) return null;
  return (Number(match[1]) / Number(match[2] ?? 1)) * 1_000;
}
