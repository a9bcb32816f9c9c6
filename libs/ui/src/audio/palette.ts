import { useSyncExternalStore } from 'react';
import tokens from '../theme/tokens.json';
import { parseHex, type Rgb } from './ramp';

/** What a canvas paints with: the colours of one mode. */
export interface AudioPalette {
  ramp: readonly Rgb[];
  /** Silence, rest lines and placeholder bars. */
  rest: string;
}

const paletteOf = (mode: 'dark' | 'light'): AudioPalette => ({
  ramp: tokens.color[mode].ramp.map(parseHex),
  rest: tokens.color[mode].border.strong,
});

const PALETTES = { dark: paletteOf('dark'), light: paletteOf('light') };

function currentPalette(): AudioPalette {
  return document.documentElement.classList.contains('light') ? PALETTES.light : PALETTES.dark;
}

const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (observer === null) {
    observer = new MutationObserver(() => listeners.forEach((tell) => tell()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      observer?.disconnect();
      observer = null;
    }
  };
}

/** The colours of the mode that shows now; follows the class `light` on the root element. */
export function useAudioPalette(): AudioPalette {
  return useSyncExternalStore(subscribe, currentPalette);
}
