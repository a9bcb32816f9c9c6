import type { InterpretedLayer } from '@whoosh/contracts';
import { t } from './messages';

/** How sure it is that a layer is what the words mean, as people read it. */
export interface ReadingWords {
  level: 'sure' | 'likely' | 'guess';
  /** null where it is sure: what goes without saying is not said. */
  word: string | null;
  meaning: string;
}

/** From here on it is told as sure: so many of a hundred such layers are what was meant. */
const SURE_FROM = 0.8;

/**
 * How sure a reading is, in words. It speaks of the words alone: how near the sound comes to the real thing is its
 * grade.
 */
export function readingWords({ confidence, guessed }: Pick<InterpretedLayer, 'confidence' | 'guessed'>): ReadingWords {
  const percent = Math.round(confidence * 100);
  const level = guessed ? 'guess' : confidence < SURE_FROM ? 'likely' : 'sure';
  return {
    level,
    word: level === 'sure' ? null : t(`reading.${level}`),
    meaning: t(`reading.${level}.meaning`, { percent }),
  };
}
