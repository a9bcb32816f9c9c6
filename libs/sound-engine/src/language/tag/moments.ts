import type { Effect, Lexicon } from '../lexicon/lexicon';
import type { Timing } from '@whoosh/sound-scene';
import type { Moment } from './moment';
import { numberOf, textAt } from './spoken-number';
import type { Token } from '../tokenise/tokens';

/** Kept free behind something that happens at the end, seconds: it shall be heard out. */
const LAST_SECONDS = 1.3;
const SHORTEST_SECONDS = 0.3;

const MOST_WORDS_BEFORE = 3;

/** "after three seconds", "at 4 s", "三秒後", and "at the end" where nothing follows. */
export function momentAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): { moment: Moment; length: number } | undefined {
  const { beforeMoment, afterMoment, atTheEnd } = lexicon.measures;
  if (atTheEnd.every((word, offset) => textAt(tokens, index + offset) === word)) {
    const { length } = atTheEnd;
    const isLast = tokens.slice(index + length).every((token) => token.kind === 'mark');
    return isLast && index > 0 ? { moment: 'end', length } : undefined;
  }
  for (let before = MOST_WORDS_BEFORE; before >= 0; before -= 1) {
    const moment = secondsAt(tokens, index + before, lexicon);
    if (moment === undefined) continue;
    if (before === 0) return afterMoment.has(textAt(tokens, index + 2)) ? { moment, length: 3 } : undefined;
    if (beforeMoment.has(phraseAt(tokens, index, before))) return { moment, length: before + 2 };
  }
  return undefined;
}

function phraseAt(tokens: readonly Token[], index: number, words: number): string {
  return Array.from({ length: words }, (_, offset) => textAt(tokens, index + offset)).join(' ');
}

/** "three seconds" */
function secondsAt(tokens: readonly Token[], index: number, lexicon: Lexicon): number | undefined {
  const { ones, seconds } = lexicon.measures;
  const word = textAt(tokens, index);
  if (!seconds.has(textAt(tokens, index + 1))) return undefined;
  return ones.has(word) ? 1 : numberOf(word, lexicon);
}

/** A layer's times as the moment has them: what is told to stop ends there ("rain stops after 3 s"), else it begins. */
export function timedBy(timing: Timing, { moment, time }: ToldMoment, duration: number): Timing {
  if (moment === undefined) return timing;
  return time === 'stop' ? endedAt(timing, moment, duration) : movedTo(timing, moment, duration);
}

interface ToldMoment {
  readonly moment?: Moment;
  readonly time?: Effect['time'];
}

function endedAt(timing: Timing, moment: Moment, duration: number): Timing {
  const end = moment === 'end' ? duration : Math.min(moment, duration);
  if (timing.kind !== 'shots') return { ...timing, end: Math.max(end, timing.start + SHORTEST_SECONDS) };
  const before = timing.at.filter((at) => at < end);
  return before.length > 0 ? { ...timing, at: before } : timing;
}

/** Moves a layer's times so that it begins at the moment; what would fall behind the end of the scene is left out. */
export function movedTo(timing: Timing, moment: Moment, duration: number): Timing {
  const latest = Math.max(0, duration - SHORTEST_SECONDS);
  const start = moment === 'end' ? Math.max(0, duration - LAST_SECONDS) : Math.min(moment, latest);
  if (timing.kind === 'shots') {
    const shift = start - (timing.at[0] ?? 0);
    const moved = timing.at.map((at) => at + shift).filter((at) => at < duration);
    return { ...timing, at: moment === 'end' ? fromTheEnd(timing.at, duration) : moved };
  }
  const end = timing.end > start + SHORTEST_SECONDS ? timing.end : duration;
  // A level curve speaks of the old times.
  if (timing.kind === 'continuous')
    return { kind: 'continuous', start, end, fadeIn: Math.min(timing.fadeIn, 0.1), fadeOut: timing.fadeOut };
  return { ...timing, start, end };
}

/** The last of several events is what stands at the end. */
function fromTheEnd(at: readonly number[], duration: number): number[] {
  const last = at[at.length - 1] ?? 0;
  const shift = Math.max(0, duration - LAST_SECONDS) - last;
  const moved = at.map((time) => time + shift);
  return moved[0] < 0 ? [...at] : moved;
}
