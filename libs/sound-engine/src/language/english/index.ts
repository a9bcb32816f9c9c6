import type { Language } from '../understand';
import { makeRepair, SpellingIndex } from '../spelling';
import { ENGLISH } from './lexicon';
import { EMOJI } from './phrases';
import { SPACE_AMBIENCE } from './things';

/** English as the understanding needs it. */
export const ENGLISH_LANGUAGE: Language = {
  lexicon: ENGLISH,
  repair: makeRepair(ENGLISH, new SpellingIndex(ENGLISH.words(), () => false)),
  ambienceOf: SPACE_AMBIENCE,
  pauses: new Set(['silence', 'pause', 'quiet', 'a pause']),
  emoji: EMOJI,
};
