import type { TakeResponse } from '@whoosh/contracts';
import { player, type Track } from '@whoosh/ui/more';
import { useDocumentKey } from '../keys/useDocumentKey';
import type { MadeTakes } from './model/generation-state';
import { isReachedByKeyboard } from './keyboard-focus';

/** What one types in. */
const TEXT_FIELDS = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable]';
/** What Space presses where the keyboard has brought the focus to it; after a click Space plays. */
const CONTROLS = 'button, a[href], input, [role="slider"], [role="menuitem"], [role="switch"]';

/**
 * Keys 1 to 4 choose a take and go on at the same position; Space plays the chosen one. Off while something is typed;
 * in the empty prompt Space plays all the same. @param chosen what plays for the chosen take @param trackOf a take
 * as loud as the others
 */
export function useTakeKeys(
  made: MadeTakes,
  chosen: Track,
  onChoose: (take: number) => void,
  trackOf: (take: TakeResponse) => Track,
): void {
  useDocumentKey((event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isDigit = /^[1-4]$/.test(event.key);
    if (!isDigit && event.key !== ' ') return;
    if (isDigit ? isTyping(event) : isSpaceTaken(event)) return;
    event.preventDefault();
    // a button that was clicked would be pressed when the key comes up
    if (!isDigit && event.target instanceof HTMLElement && event.target.closest(TEXT_FIELDS) === null)
      event.target.blur();
    if (isDigit) chooseTake(made, Number(event.key), onChoose, trackOf);
    else player.toggle(chosen);
  });
}

/** Whether a key goes into a field. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;

/** Whether Space has another use where the focus is. */
export function isSpaceTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="menu"]') !== null) return true;
  if (isTyping(event)) return !isEmptyPrompt(event);
  const control = target.closest(CONTROLS);
  return control !== null && isReachedByKeyboard(control);
}

/**
 * After Ctrl+Enter the focus stays in the prompt, which is empty by then: a description does not begin with a space.
 */
function isEmptyPrompt({ target, isComposing }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLTextAreaElement &&
    target.value === '' &&
    !isComposing &&
    target.closest('[role="dialog"]') === null
  );
}

/** Chooses a take; if another one of these takes is in the player, the new one takes over at its position. */
function chooseTake(
  made: MadeTakes,
  number: number,
  onChoose: (take: number) => void,
  trackOf: (take: TakeResponse) => Track,
): void {
  const next = made.takes.find((take) => take.take === number);
  if (!next) return;
  onChoose(number);
  const { url, status, position } = player.snapshot();
  const track = trackOf(next);
  if (url === track.url || !made.takes.some((take) => trackOf(take).url === url)) return;
  if (status === 'playing' || status === 'loading') player.play(track, position);
  else player.seek(track, position);
}

/** Space plays a sound wherever the focus is, except where it has another use. */
export function useSpaceKey(track: Track): void {
  useDocumentKey((event) => {
    if (event.key !== ' ' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isSpaceTaken(event)) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.blur();
    player.toggle(track);
  });
}
