/** What can be used on a page and may lie under a toast; of a choice among several, the label is what is pressed. */
const CONTROLS = 'a[href], button, input, textarea, label, [role="slider"]';
/** What must be at hand above all: what starts and stops a sound, and what the keyboard is on. */
const FIRST = '[data-transport], :focus-visible';
/** Between two points that are looked at, pixels: the smallest target of WCAG 2.2 is as large. */
const STEP = 24;
/**
 * Where a toast may lie, the most wanted first: at the bottom of the window, and on a phone, which has no room beside
 * that, at its top.
 */
const PLACES = ['centre', 'right', 'top'] as const;

/** Where the region would lie at a place; it stays where it is, as all that moves counts as a shift of the page. */
function boxAt(region: HTMLElement, place: string): DOMRect {
  const probe = region.ownerDocument.createElement('div');
  probe.className = region.className;
  Object.assign(probe.dataset, region.dataset, { place });
  probe.style.height = `${region.offsetHeight}px`;
  probe.style.visibility = 'hidden';
  region.after(probe);
  const box = probe.getBoundingClientRect();
  probe.remove();
  return box;
}

/** The controls, other than its own, that the region would cover at a place. */
function controlsUnder(region: HTMLElement, place: string): Set<Element> {
  const { left, right, top, bottom } = boxAt(region, place);
  const found = new Set<Element>();
  for (let x = left + 1; x < right; x += STEP)
    for (let y = top + 1; y < bottom; y += STEP)
      for (const element of document.elementsFromPoint(x, y)) {
        const control = element.closest(CONTROLS);
        if (control !== null && !region.contains(control)) found.add(control);
      }
  return found;
}

/** How much is lost at a place: one control of the first rank more than any number of others, which fit no window. */
function lossAt(region: HTMLElement, place: string): number {
  const controls = [...controlsUnder(region, place)];
  return controls.length + 1_000 * controls.filter((control) => control.matches(FIRST)).length;
}

/**
 * Lays a toast where it covers no transport, and the fewest controls. @returns whether it covers one all the same
 */
export function toClearPlace(region: HTMLElement): boolean {
  const losses = PLACES.map((place) => lossAt(region, place));
  const least = Math.min(...losses);
  region.dataset['place'] = PLACES[losses.indexOf(least)] ?? 'centre';
  return least > 0;
}
