import { ENGLISH_LANGUAGE } from '..';
import { saying, setPhrases } from '../../lexicon/set-phrases';
import { refiningIn } from '../../refine/refinement-words';
import type { RefinementGrammar, RefiningLanguage } from '../../refine/vocabulary';
import { ENGLISH_REFINEMENTS } from './vocabulary';

const GRAMMAR: RefinementGrammar = {
  not: new Set(['not']),
  oneOf: new Set(['a', 'an', 'some', 'another']),
  another: new Set(['another']),
  except: new Set(['except', 'excepting', 'besides', 'but']),
  all: new Set(['everything', 'all', 'anything']),
  but: 'but',
  articles: new Set(['a', 'an', 'the']),
  definite: new Set(['the']),
  turned: new Map([
    ...(['turn', 'bring', 'dial'] as const).map((verb) => [verb, 'level'] as const),
    ...(['slow', 'speed'] as const).map((verb) => [verb, 'speed'] as const),
  ]),
  upOrDown: new Set(['up', 'down']),
  bareNumbers: new Set(['one', 'two', 'three', 'four', 'five', 'many', 'none', '1', '2', '3', '4', '5']),
  insteadOf: setPhrases(saying('instead of, rather than', 1)),
  replacing: {
    ...Object.fromEntries(['replace', 'swap', 'exchange', 'substitute'].map((verb) => [verb, ['with', 'by', 'for']])),
    ...Object.fromEntries(['turn', 'make'].map((verb) => [verb, ['into']])),
    change: ['into', 'to', 'for'],
  },
  mayReplace: new Set(['to', 'for']),
};

export const ENGLISH_REFINING: RefiningLanguage = refiningIn(ENGLISH_LANGUAGE, ENGLISH_REFINEMENTS, GRAMMAR);
