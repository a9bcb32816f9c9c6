/** How long it is waited where a browser tells no idle moments, as Safari, milliseconds. */
const UNTOLD_MS = 2_000;
const RELEASES = ['pointerup', 'pointercancel'] as const;

/** Buttons and fingers that are down. Heard before whoever keeps events to himself while something is dragged. */
const pressed = new Set<number>();
addEventListener('pointerdown', ({ pointerId }) => void pressed.add(pointerId), true);
for (const type of RELEASES) addEventListener(type, ({ pointerId }) => void pressed.delete(pointerId), true);

/**
 * Resolves in a moment in which the page has nothing to do and nothing is held: a drag has idle moments, too, but its
 * next frames have no room for what is begun in one.
 */
export async function whenNobodyActs(): Promise<void> {
  await idle();
  while (pressed.size > 0) {
    await release();
    await idle();
  }
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
