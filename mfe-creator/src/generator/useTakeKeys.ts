import { useEffect, useRef } from 'react';
import { player, type Track } from '@whoosh/ui/more';
import type { MadeTakes } from './model/generation-state';
import { takeTrack } from '../takes';

/** Elements that use digits or Space themselves. */
const BUSY_ELEMENTS =
  'input, textarea, select, button, a[href], [contenteditable], [role="slider"], [role="menuitem"], [role="dialog"] *';

/** Keys 1 to 4 choose a take and go on at the same position; Space plays the chosen one. Off while something is typed; in the empty prompt Space plays all the same. @param chosen what plays for the chosen take @param gainOf dB at which a take is as loud as the others */
export function useTakeKeys(
  made: MadeTakes,
  chosen: Track,
  onChoose: (take: number) => void,
  gainOf: (take: number) => number,
): void {
  const latest = useRef({ made, chosen, onChoose, gainOf });
  useEffect(() => {
    latest.current = { made, chosen, onChoose, gainOf };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isDigit = /^[1-4]$/.test(event.key);
      // a digit is free on buttons and sliders too: only text fields want it
      const busy = isDigit ? 'input:not([type="radio"]), textarea, [contenteditable]' : BUSY_ELEMENTS;
      if (event.target instanceof Element && event.target.closest(busy) && !(event.key === ' ' && isEmptyPrompt(event)))
        return;
      const { made: takes, chosen: track, onChoose: choose, gainOf: gain } = latest.current;
      if (!isDigit && event.key !== ' ') return;
      event.preventDefault();
      if (isDigit) chooseTake(takes, Number(event.key), choose, gain);
      else player.toggle(track);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** After Ctrl+Enter the focus stays in the prompt, which is empty by then: a description does not begin with a space. */
function isEmptyPrompt({ target, isComposing }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLTextAreaElement &&
    target.value === '' &&
    !isComposing &&
    target.closest('[role="dialog"]') === null
  );
}

/** Chooses a take; if another one of these takes is in the player, the new one takes over at its position. */
export function chooseTake(
  made: MadeTakes,
  number: number,
  onChoose: (take: number) => void,
  gainOf: (take: number) => number,
): void {
  const next = made.takes.find((take) => take.take === number);
  if (!next) return;
  onChoose(number);
  const { url, status, position } = player.snapshot();
  if (url === next.audioUrl || !made.takes.some((take) => take.audioUrl === url)) return;
  if (status === 'playing' || status === 'loading') player.play(takeTrack(next, gainOf(number)), position);
  else player.seek(takeTrack(next, gainOf(number)), position);
}
