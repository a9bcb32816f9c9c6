/** How long it is waited where a browser tells no idle moments, as Safari, milliseconds. */
const UNTOLD_MS = 2_000;
const RELEASES = ['pointerup', 'pointercancel'] as const;
/** A scroll that goes on moves the page again within this, milliseconds. */
const STILL_MS = 250;

/** Buttons and fingers that are down. Heard before whoever keeps events to himself while something is dragged. */
const pressed = new Set<number>();
addEventListener('pointerdown', ({ pointerId }) => void pressed.add(pointerId), true);
for (const type of RELEASES) addEventListener(type, ({ pointerId }) => void pressed.delete(pointerId), true);
let scrolledAt = -Infinity;
addEventListener('scroll', () => void (scrolledAt = performance.now()), { capture: true, passive: true });

/**
 * Resolves in a moment in which the page has nothing to do, nothing is held and nothing scrolls: a drag or a scroll has
 * idle moments, too, but its next frames have no room for what is begun in one.
 */
export async function whenNobodyActs(): Promise<void> {
  await idle();
  while (pressed.size > 0 || isScrolling()) {
    await (pressed.size > 0 ? release() : new Promise((resolve) => setTimeout(resolve, STILL_MS)));
    await idle();
  }
}

function isScrolling(): boolean {
  return performance.now() - scrolledAt < STILL_MS;
}

function release(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of RELEASES) addEventListener(type, resolve, { capture: true, once: true });
  });
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, UNTOLD_MS),
  );
}
