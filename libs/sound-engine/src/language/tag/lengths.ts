import { DECIMAL, decimalOf } from '../tokenise/decimal';
import type { Effect, Lexicon } from '../lexicon/lexicon';
import type { Token } from '../tokenise/tokens';
import { numberAt, type SaidMeasure, textAt } from './spoken-number';

/** A sound from further off would not be heard beneath anything. */
const FARTHEST = 400;
const NEAREST = 0.2;
/** "10m". */
const JOINED = new RegExp(`^(${DECIMAL})(m|km|ft)$`);

/**
 * "Ten metres away", "three blocks off", "at fifty feet": how far something is; a measure of a thing says nothing ("a
 * ten metre fall").
 */
export function lengthAt(tokens: readonly Token[], index: number, lexicon: Lexicon): SaidMeasure | undefined {
  const { beforeDistance, away, alongSteps, metres, steps, ones } = lexicon.measures;
  const isAt = beforeDistance.has(textAt(tokens, index));
  const from = index + Number(isAt);
  const said = measured(tokens, from, lexicon);
  if (!said) return undefined;
  const end = from + said.length;
  const after = textAt(tokens, end);
  const isPhrase = away.has(after) || (Object.hasOwn(steps, said.unit) && alongSteps.has(after));
  const metresEach = metres[said.unit] ?? steps[said.unit];
  if (isAt || isPhrase) return { ...distanceOf(said.number * metresEach), length: end - index + Number(isPhrase) };
  // "A metro" is a train.
  const isMeasure = Object.hasOwn(metres, said.unit) && !ones.has(textAt(tokens, from));
  return isMeasure ? { length: said.length } : undefined;
}

function distanceOf(metres: number): { effect: Effect } {
  return { effect: { distance: Math.max(NEAREST, Math.min(FARTHEST, metres)) } };
}

/** A number and its unit. */
function measured(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { number: number; unit: string; length: number } | undefined {
  const { metres, steps, numbers } = lexicon.measures;
  const [, joined, joinedUnit] = JOINED.exec(textAt(tokens, at)) ?? [];
  if (joinedUnit !== undefined) return { number: decimalOf(joined) ?? 0, unit: joinedUnit, length: 1 };
  const number = numberAt(tokens, at, lexicon, numbers);
  const unit = textAt(tokens, at + (number?.length ?? 0));
  if (number === undefined || !(Object.hasOwn(metres, unit) || Object.hasOwn(steps, unit))) return undefined;
  return { number: number.value, unit, length: number.length + 1 };
}
