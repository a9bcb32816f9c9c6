import { firstReading } from '../construction';
import type { Link } from '../lexicon/lexicon';
import type { Parse, ReadClause } from './reading';
import { endsOpening, STEP_CONSTRUCTIONS } from './steps';

/** Numbers the ordered groups; "after" puts its clause before the one that it follows. */
export function order(clauses: readonly ReadClause[]): Parse {
  const groups: ReadClause[][] = [[]];
  let current = 0;
  let opening: Link | undefined;
  clauses.forEach((clause, index) => {
    const before = clauses[index - 1];
    const step = before && firstReading(STEP_CONSTRUCTIONS, { clause, before, opening, told: clauses.slice(0, index) });
    if (step === 'next') current++;
    if (step !== undefined) groups.splice(step === 'first' ? 0 : current, 0, []);
    if (index === 0) opening = clause.link;
    else if (endsOpening(opening, clause.link)) opening = undefined;
    groups[current].push(clause);
  });
  return numbered(clauses, groups);
}

function isHeard({ frames, isPause }: ReadClause): boolean {
  return frames.length > 0 || isPause;
}

/** Nothing in the clauses is known, not even a place. */
function isUnknown(group: readonly ReadClause[]): boolean {
  return group.length > 0 && group.every((clause) => !isHeard(clause) && clause.loosePlaces.length === 0);
}

/** Gives each clause the number of its group; those that cannot be heard are left out. */
function numbered(clauses: readonly ReadClause[], groups: readonly (readonly ReadClause[])[]): Parse {
  const openSteps: number[] = [];
  const groupOf = new Map<ReadClause, number>();
  let count = 0;
  for (const group of groups) {
    const isOpen = isUnknown(group);
    const isStep = isOpen || group.some(isHeard);
    if (isOpen) openSteps.push(count);
    for (const clause of group) groupOf.set(clause, isStep ? count : Infinity);
    if (isStep) count++;
  }
  const last = Math.max(0, count - 1);
  return {
    clauses: clauses.map((clause) => ({
      ...clause,
      group: Math.min(groupOf.get(clause) ?? 0, last),
      isBed: clause.link === 'while',
    })),
    stepCount: last + 1,
    openSteps,
  };
}
