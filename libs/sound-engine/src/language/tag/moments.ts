import { phraseLengthAt } from '../lexicon/set-phrases';
import { decimalOf } from '../tokenise/decimal';
import type { Effect, Lexicon } from '../lexicon/lexicon';
import type { Timing } from '@whoosh/sound-scene';
import type { Moment } from './moment';
import { numberAt, type SpokenNumber, textAt } from './spoken-number';
import type { Token } from '../tokenise/tokens';

/** Kept free behind something that happens at the end, seconds: it shall be heard out. */
const LAST_SECONDS = 1.3;
const SHORTEST_SECONDS = 0.3;

/** "After three seconds", "at 4 s", "at second 4", "三秒後", and "at the end", "at the start" where nothing follows. */
export function momentAt(tokens: readonly Token[], index: number, lexicon: Lexicon): SaidMoment | undefined {
  const { beforeMoment, afterMoment, apart } = lexicon.measures;
  const last = atTheEdge(tokens, index, lexicon);
  if (last) return last;
  const before = phraseLengthAt(tokens, index, beforeMoment);
  const seconds = secondsAt(tokens, index + before, lexicon);
  if (seconds === undefined) return before > 0 ? numberedSecond(tokens, index, before, lexicon) : undefined;
  const end = index + before + seconds.length;
  const after = phraseLengthAt(tokens, end, afterMoment);
  const isMoment =
    before > 0 ? phraseLengthAt(tokens, end, apart) === 0 : after > 0 && !isRelative(tokens, end, after, lexicon);
  return isMoment ? { moment: seconds.value, length: before + seconds.length + after } : undefined;
}

interface SaidMoment {
  moment: Moment;
  length: number;
}

function atTheEdge(tokens: readonly Token[], index: number, { measures }: Lexicon): SaidMoment | undefined {
  const end = phraseLengthAt(tokens, index, measures.atTheEnd);
  const length = end > 0 ? end : phraseLengthAt(tokens, index, measures.atTheStart);
  const isLast = length > 0 && tokens.slice(index + length).every((token) => token.kind === 'mark');
  return isLast && index > 0 ? { moment: end > 0 ? 'end' : 0, length } : undefined;
}

/** "Due secondi dopo il tuono", "dos segundos después del trueno": after what it is, which is an order. */
function isRelative(tokens: readonly Token[], index: number, length: number, lexicon: Lexicon): boolean {
  const { relation, isDeterminer } = lexicon.entry(textAt(tokens, index + length)) ?? {};
  const governs = phraseLengthAt(tokens, index, lexicon.measures.beforeMoment) > 0;
  return relation === 'genitive' || (governs && isDeterminer === true);
}

/** "At second 4". */
function numberedSecond(
  tokens: readonly Token[],
  index: number,
  before: number,
  { measures }: Lexicon,
): SaidMoment | undefined {
  const moment = measures.seconds.has(textAt(tokens, index + before))
    ? decimalOf(textAt(tokens, index + before + 1))
    : undefined;
  return moment === undefined ? undefined : { moment, length: before + 2 };
}

/** "Three seconds", "half a second". */
function secondsAt(tokens: readonly Token[], index: number, lexicon: Lexicon): SpokenNumber | undefined {
  const { numbers, seconds } = lexicon.measures;
  const number = numberAt(tokens, index, lexicon, numbers);
  if (number === undefined || !seconds.has(textAt(tokens, index + number.length))) return undefined;
  return { value: number.value, length: number.length + 1 };
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
