import type { Verb } from '../../lexicon/lexicon';

/** What verbs say beside how they sound. */
export const VERB_FEATURES: readonly (readonly [Partial<Verb>, string])[] = [
  [{ isState: true }, 'idle, rev, start up, accelerate, drive away, drive off, run, turn over, crank, leave, take off'],
  [{ isPursuit: true }, 'chase, follow, hunt, fight, attack, overtake'],
  [{ isRunning: true }, 'run, run away, run off, run by'],
  [{ result: 'open' }, 'open'],
  [{ result: 'close' }, 'close, shut'],
];
