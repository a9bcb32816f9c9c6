import { focusPlace, placeOf, type FocusPlace } from './focus-place';

/** So long may whoever took something away put the focus elsewhere, milliseconds. */
const PATIENCE_MS = 30;
/** They give the focus back themselves when they close. */
const OWN = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * A control that goes when it is used, as the button of a row that is deleted, takes the focus with it: whoever works
 * by keyboard would begin again at the top of the page. From now on what is nearest gets it. After the pointer nothing
 * is moved.
 * @returns ends it
 */
export function keepFocus(): () => void {
  let place: FocusPlace | null = null;
  let byKeyboard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    const lost = place;
    if (lost === null || document.activeElement !== document.body) return;
    place = null;
    // still there and free: it was left on purpose
    if (!isGone(lost) || !byKeyboard || closesItself(lost)) return;
    focusPlace(lost);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(restore, PATIENCE_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    place = target instanceof HTMLElement && target !== document.body ? placeOf(target) : null;
  };
  const onKey = () => (byKeyboard = true);
  const onPointer = () => (byKeyboard = false);
  // assistive software clicks without a pointer
  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 0) byKeyboard = true;
  };
  const changes = new MutationObserver(() => place !== null && !place.element.isConnected && later());
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', later);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('click', onClick, true);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', later);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
    document.removeEventListener('click', onClick, true);
  };
}

function isGone({ element }: FocusPlace): boolean {
  return !element.isConnected || element.matches(':disabled');
}

/** It went together with the dialog or the menu that it stood in. */
function closesItself({ path }: FocusPlace): boolean {
  return path.some(({ parent }) => parent.matches(OWN) && !parent.isConnected);
}
