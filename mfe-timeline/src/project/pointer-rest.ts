/**
 * Does something once, when no button of the pointer has been pressed for a while: what loads in the middle of a drag
 * takes its frames.
 * @param restMs milliseconds since the call or the last release
 * @returns calls it off
 */
export function oncePointerRests(act: () => void, restMs: number): () => void {
  const listeners = new AbortController();
  const begin = () =>
    setTimeout(() => {
      listeners.abort();
      act();
    }, restMs);
  let timer = begin();
  const options = { capture: true, signal: listeners.signal };
  const release = () => {
    clearTimeout(timer);
    timer = begin();
  };
  window.addEventListener('pointerdown', () => clearTimeout(timer), options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
