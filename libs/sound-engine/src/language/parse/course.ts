import { ENGINE_STATES } from '../english/verbs/engine-state';
import type { Link } from '../lexicon/lexicon';
import { type Frame, isMachine } from './phrases';
import type { Read } from './reading';

/** Links whose clause comes after the one before it. */
const NEXT = new Set<Link | undefined>(['then', 'before', 'finally', 'into']);

/** Where a clause begins a step of its own: after the current one, in its place, or before all. */
type Step = 'next' | 'here' | 'first';

/** Numbers the ordered groups; "after" puts its clause before the one that it follows. */
export function order(clauses: readonly Read[]): number {
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
  const isNext = NEXT.has(link) || clause.isPause || before.isPause || isNextState(clause, before);
  return isNext ? 'next' : undefined;
}

/** "After the bell, a dog barks": what "after" or "before" opened the text with ends at the comma. */
function endsOpening(opening: Link | undefined, link: Link | undefined): boolean {
  return (opening === 'after' || opening === 'before') && (link === 'comma' || link === 'stop');
}

/** Gives each clause the number of its group, those without a sound left out. @returns how many groups there are */
function numbered(groups: readonly Read[][]): number {
  let count = 0;
  for (const group of groups) {
    const isUsed = group.some(({ frames, isPause }) => frames.length > 0 || isPause);
    if (isUsed) count++;
    for (const clause of group) clause.group = isUsed ? count - 1 : Infinity;
  }
  const last = Math.max(0, count - 1);
  for (const clause of groups.flat()) clause.group = Math.min(clause.group, last);
  return last + 1;
}

/** A machine is in one state at a time: "idles, revs and drives away" is a course. */
function isNextState({ frames: [frame] }: Read, { frames: before }: Read): boolean {
  if (!frame?.isInherited || !isState(frame) || !isState(before.at(-1))) return false;
  return frame.verb?.form !== 'ing' && frame.subjects.some(isMachine);
}

function isState(frame: Frame | undefined): boolean {
  return ENGINE_STATES.has(frame?.verb?.verb.lemma ?? '');
}
