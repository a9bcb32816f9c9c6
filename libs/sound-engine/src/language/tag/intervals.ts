import { decimalOf } from '../tokenise/decimal';
import type { Effect, Lexicon } from '../lexicon/lexicon';
import { SECONDS } from './moments';
import type { Token } from '../tokenise/tokens';

/** Numbers that are said without one. */
const LOOSE_NUMBERS: Readonly<Record<string, number>> = { few: 3, several: 4, other: 2, half: 0.5 };
/** Seconds from one event to the next that a scene can hold. */
const [SHORTEST, LONGEST] = [0.025, 10];

/** "Every two seconds", "one second apart": how long after each other the events come. */
export function intervalAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): { effect: Effect; length: number } | undefined {
  const [first, second, third] = [0, 1, 2].map((offset) => tokens[index + offset]?.text ?? '');
  if (first === 'every' && SECONDS.has(second)) return interval(1, 2, { time: 'train' });
  if (first === 'every' && SECONDS.has(third)) return interval(numberOf(second, lexicon), 3, { time: 'train' });
  if (first === 'half' && ['a', 'one'].includes(second) && SECONDS.has(third) && tokens[index + 3]?.text === 'apart')
    return interval(0.5, 4, {});
  return third === 'apart' && SECONDS.has(second) ? interval(numberOf(first, lexicon), 3, {}) : undefined;
}

function interval(
  seconds: number | undefined,
  length: number,
  effect: Effect,
): { effect: Effect; length: number } | undefined {
  if (seconds === undefined || seconds < SHORTEST || seconds > LONGEST) return undefined;
  return { effect: { ...effect, mods: { rate: 1 / seconds } }, length };
}

function numberOf(word: string, lexicon: Lexicon): number | undefined {
  return decimalOf(word) ?? LOOSE_NUMBERS[word] ?? lexicon.root.next.get(word)?.entry?.number;
}
