/** Where the focus was: an element, and the way up from it. */
export interface FocusPlace {
  element: HTMLElement;
  /** From the innermost: what it stood in, and as which child. */
  path: readonly { parent: Element; index: number }[];
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), ' +
  '[tabindex]:not([tabindex="-1"])';

/** Remembers the place of an element while it is there. */
export function placeOf(element: HTMLElement): FocusPlace {
  const path = [];
  for (
    let child: Element = element, parent = element.parentElement;
    parent !== null;
    child = parent, parent = parent.parentElement
  ) {
    path.push({ parent, index: [...parent.children].indexOf(child) });
  }
  return { element, path };
}

/**
 * Gives the focus to what was there, or, when that is gone, to what stands nearest to its place now: the same control
 * of the next row, the button that took the place of a form. Where nothing near can take it, the page itself does.
 */
export function focusPlace({ element, path }: FocusPlace): void {
  if (element.isConnected && isFree(element)) return element.focus({ preventScroll: true });
  for (const [depth, { parent, index }] of path.entries()) {
    if (!parent.isConnected) continue;
    if (parent.matches('main, body')) break;
    const near = nearest(
      parent,
      index,
      path
        .slice(0, depth)
        .reverse()
        .map((step) => step.index),
    );
    if (near !== null) return near.focus({ preventScroll: true });
  }
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
}

/**
 * What can take the focus nearest to a child that is gone. @param within the way down in that child to what had the
 * focus
 */
function nearest(parent: Element, index: number, within: readonly number[]): HTMLElement | null {
  const { children } = parent;
  for (let away = 0; away < children.length + index; away += 1) {
    for (const child of [children[index + away], children[index - away]]) {
      if (child === undefined) continue;
      const alike = within.reduce<Element | undefined>((at, step) => at?.children[step], child);
      const found = [alike, child, ...child.querySelectorAll(FOCUSABLE)].find(
        (each) => each instanceof HTMLElement && each.matches(FOCUSABLE) && isFree(each),
      );
      if (found instanceof HTMLElement) return found;
    }
  }
  return null;
}

function isFree(element: HTMLElement): boolean {
  return !element.matches(':disabled') && (element.checkVisibility?.() ?? true);
}
