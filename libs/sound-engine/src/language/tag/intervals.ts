import { MODIFIER_RANGES } from '@whoosh/sound-scene';
import { phraseLengthAt } from '../lexicon/set-phrases';
import type { Effect, Lexicon } from '../lexicon/lexicon';
import type { Token } from '../tokenise/tokens';
import { numberAt, type SaidMeasure, textAt } from './spoken-number';

/** Events per second that a scene can hold. */
const [SLOWEST, FASTEST] = MODIFIER_RANGES.rate;

/** "Every two seconds", "one second apart", "二秒ごとに": how long after each other the events come. */
export function intervalAt(tokens: readonly Token[], index: number, lexicon: Lexicon): SaidMeasure | undefined {
  const { every, apart, seconds, betweenEvents } = lexicon.measures;
  const before = phraseLengthAt(tokens, index, every);
  const from = index + before;
  if (before > 0 && seconds.has(textAt(tokens, from))) return interval(1, before + 1, { time: 'train' });
  const number = numberAt(tokens, from, lexicon, betweenEvents);
  const unit = from + (number?.length ?? 0);
  if (number === undefined || !seconds.has(textAt(tokens, unit))) return undefined;
  if (before > 0) return interval(number.value, unit + 1 - index, { time: 'train' });
  const after = phraseLengthAt(tokens, unit + 1, apart);
  return after > 0 ? interval(number.value, unit + 1 + after - index, {}) : undefined;
}

function interval(seconds: number, length: number, effect: Effect): SaidMeasure | undefined {
  return atRate(1 / seconds, length, effect);
}

/** What happens so many times per second; undefined where no scene can hold it. @param length of its words */
export function atRate(rate: number, length: number, effect: Effect): SaidMeasure | undefined {
  return rate < SLOWEST || rate > FASTEST ? undefined : { effect: { ...effect, mods: { rate } }, length };
}
