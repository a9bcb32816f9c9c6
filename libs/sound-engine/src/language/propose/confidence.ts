import type { Origin } from '@whoosh/sound-scene';

/** How sure each way from words to a source is, 0..1; under 0.5 it counts as a guess. */
export const CONFIDENCE: Readonly<Record<Origin['by'], number>> = {
  direct: 0.95,
  verb: 0.95,
  pair: 0.9,
  context: 0.7,
  ucs: 0.75,
  hypernym: 0.6,
  typo: 0.7,
  translation: 0.7,
  imitation: 0.4,
  ngram: 0.3,
  texture: 0.15,
  reader: 0.7,
  user: 1,
};

export const GUESS_BELOW = 0.5;
