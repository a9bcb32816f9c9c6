import { LIMITS } from '@whoosh/contracts';
import { useState, useSyncExternalStore } from 'react';
import type { LoopRange, MarksSource } from '../editor/transport';
import { EMPTY_FORM } from './generation-form';

/** The choice of the length between in and out. */
export const IN_TO_OUT = 'inToOut';

/** What fills the time between in and out. */
interface Between {
  /** Seconds. */
  duration: number;
  /** Milliseconds of the timeline. */
  startMs: number;
}

export interface LengthChoice {
  /** What the control shows: seconds, or the length between in and out. */
  value: number | typeof IN_TO_OUT;
  /** null: nothing is marked, or no plan makes a sound of that length. */
  between: Between | null;
  /** Seconds; `startMs` only where the sound is to begin at in. */
  length: { duration: number; startMs?: number };
  /** Something longer was chosen, or marked, than there can be. */
  isCut: boolean;
  choose: (value: number | typeof IN_TO_OUT) => void;
}

/** The chosen length of a sound, which follows in and out. @param longest what the plan allows, seconds */
export function useLengthChoice(source: MarksSource, longest: number): LengthChoice {
  const marks = useSyncExternalStore(source.subscribe, source.marks);
  const [seconds, setSeconds] = useState(EMPTY_FORM.duration);
  const [isBetween, setBetween] = useState(false);
  const [isCut, setCut] = useState(false);
  const between = betweenMarks(marks);

  const choose = (value: number | typeof IN_TO_OUT) => {
    const wanted = value === IN_TO_OUT ? (between?.duration ?? seconds) : value;
    const isTooLong = wanted > longest;
    setBetween(value === IN_TO_OUT && !isTooLong);
    setCut(isTooLong);
    // spec §5: on the Free plan a selection above 10 is forced back to 10
    if (value !== IN_TO_OUT || isTooLong) setSeconds(Math.min(wanted, longest));
  };
  if (isBetween && between === null) {
    setBetween(false);
    setCut(marks !== null && secondsOf(marks) > longest);
  } else if (isBetween && between !== null && between.duration > longest) choose(IN_TO_OUT);

  const isAtMarks = isBetween && between !== null;
  return {
    value: isAtMarks ? IN_TO_OUT : seconds,
    between,
    length: isAtMarks ? between : { duration: seconds },
    isCut,
    choose,
  };
}

/** Sounds have lengths of whole milliseconds. */
function secondsOf({ fromMs, toMs }: LoopRange): number {
  return Math.round(toMs - fromMs) / 1_000;
}

function betweenMarks(marks: LoopRange | null): Between | null {
  if (marks === null) return null;
  const duration = secondsOf(marks);
  const isMade = duration >= LIMITS.minDurationSeconds && duration <= LIMITS.maxDurationSeconds;
  return isMade ? { duration, startMs: marks.fromMs } : null;
}
