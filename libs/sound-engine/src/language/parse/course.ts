import { ENGINE_STATES } from '../english/verbs/engine-state';
import type { Link } from '../lexicon/lexicon';
import { type Frame, isMachine } from './phrases';
import type { Read } from './reading';

/** Links whose clause comes after the one before it. */
const NEXT = new Set<Link | undefined>(['then', 'before', 'finally', 'into']);

/** Where a clause begins a step of its own: after the current one, in its place, or before all. */
type Step = 'next' | 'here' | 'first';

/** The steps of a text: how many there are, and which of them name nothing that is known. */
interface Course {
  stepCount: number;
  openSteps: number[];
}

/** Numbers the ordered groups; "after" puts its clause before the one that it follows. */
export function order(clauses: readonly Read[]): Course {
  const groups: Read[][] = [[]];
  let current = 0;
  let opening: Link | undefined;
  clauses.forEach((clause, index) => {
    const { link } = clause;
    const step = index > 0 ? stepOf(clause, clauses[index - 1], opening) : undefined;
    if (step === 'next') current++;
    if (step !== undefined) groups.splice(step === 'first' ? 0 : current, 0, []);
    if (index === 0) opening = link;
    else if (endsOpening(opening, link)) opening = undefined;
    if (link === 'while') clause.isBed = true;
    groups[current].push(clause);
  });
  return numbered(groups);
}

function stepOf(clause: Read, before: Read, opening: Link | undefined): Step | undefined {
  const { link } = clause;
  if (endsOpening(opening, link)) return opening === 'after' ? 'next' : 'first';
  if (link === 'after') return 'here';
  const isNext =
    NEXT.has(link) ||
    clause.isPause ||
    before.isPause ||
    isNextState(clause, before) ||
    (isListed(clause) && isEnded(before));
  return isNext ? 'next' : undefined;
}

/** Links that say nothing of what comes first. */
const LISTING = new Set<Link | undefined>(['comma', 'stop', 'and']);

function isListed({ link, frames }: Read): boolean {
  return LISTING.has(link) && frames.length > 0;
}

/** "The music stops, a door opens": what is told to have ended is over when the next thing happens. */
function isEnded({ frames }: Read): boolean {
  const [last] = frames.slice(-1);
  const said = last ? [...last.effects, ...last.subjects.flatMap(({ effects }) => effects)] : [];
  return said.some(({ effect }) => effect.time === 'stop');
}

/** "After the bell, a dog barks": what "after" or "before" opened the text with ends at the comma. */
function endsOpening(opening: Link | undefined, link: Link | undefined): boolean {
  return (opening === 'after' || opening === 'before') && (link === 'comma' || link === 'stop');
}

function isHeard({ frames, isPause }: Read): boolean {
  return frames.length > 0 || isPause;
}

/** Nothing in the clauses is known, not even a place. */
function isUnknown(group: readonly Read[]): boolean {
  return group.length > 0 && group.every((clause) => !isHeard(clause) && clause.loosePlaces.length === 0);
}

/** Gives each clause the number of its group; those that cannot be heard are left out. */
function numbered(groups: readonly Read[][]): Course {
  const openSteps: number[] = [];
  let count = 0;
  for (const group of groups) {
    const isOpen = isUnknown(group);
    const isStep = isOpen || group.some(isHeard);
    if (isOpen) openSteps.push(count);
    for (const clause of group) clause.group = isStep ? count : Infinity;
    if (isStep) count++;
  }
  const last = Math.max(0, count - 1);
  for (const clause of groups.flat()) clause.group = Math.min(clause.group, last);
  return { stepCount: last + 1, openSteps };
}

/** A machine is in one state at a time: "idles, revs and drives away" is a course. */
function isNextState({ frames: [frame] }: Read, { frames: before }: Read): boolean {
  if (!frame?.isInherited || !isState(frame) || !isState(before.at(-1))) return false;
  return frame.verb?.form !== 'ing' && frame.subjects.some(isMachine);
}

function isState(frame: Frame | undefined): boolean {
  return ENGINE_STATES.has(frame?.verb?.verb.lemma ?? '');
}
