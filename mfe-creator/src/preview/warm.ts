import type { PreviewRenderer, PreviewSpec } from '@whoosh/preview';
import { player } from '@whoosh/ui/more';
import { silence, SILENCE_SECONDS } from './silence';

/** Rendered before the first key, so that the code of engine and worker is warm, and what reads words is loaded. */
const WARMING: PreviewSpec = {
  text: 'rain',
  duration: 0.5,
  intensity: 'moderate',
  seed: 1,
  layerBars: 0,
  audio: true,
};

/** The first sound takes longer, in the worker as in the player: this one is heard by nobody. */
export async function warm(renderer: PreviewRenderer, signal: AbortSignal): Promise<void> {
  const preview = await renderer.ask(WARMING, { signal });
  if (!preview?.audio || signal.aborted) return;
  const url = URL.createObjectURL(preview.audio);
  signal.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true });
  player.wake({ url, duration: preview.duration, bars: preview.bars });
}

/** Has the player ready while the engine is loaded for a sound that is wanted already. */
export function wakePlayer(signal: AbortSignal): void {
  const url = URL.createObjectURL(silence());
  signal.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true });
  player.wake({ url, duration: SILENCE_SECONDS, bars: [] });
}
