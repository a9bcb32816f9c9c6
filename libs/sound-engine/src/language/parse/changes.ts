import { firstReading } from '../construction';
import { hasLink, isTagged } from '../tag/neighbours';
import type { TaggedToken } from '../tag/tagged-token';
import { CHANGE_CONSTRUCTIONS, type ChangeRoles } from './change-constructions';
import { splitClauses } from './links';

/** One change of a scene as it was said. */
export interface ChangeClause {
  mentions: readonly TaggedToken[];
  roles: ChangeRoles;
  /** "And" stands before it, no comma. */
  goesOn: boolean;
}

/** The changes in a line: what constructions find in it, and else what stands between commas and "and". */
export function parseChanges(line: readonly TaggedToken[]): ChangeClause[] {
  const found = firstReading(CHANGE_CONSTRUCTIONS, line);
  if (found === undefined) return plainClauses(line, line);
  const { range, roles } = found;
  const { changed = [], done = [], otherwise = [] } = roles;
  const all = line.slice(...range);
  const clauses = changed.length > 0 ? plainClauses([...changed, ...done], line) : [{ mentions: all, goesOn: false }];
  return [
    ...parseChanges(line.slice(0, range[0])),
    ...clauses.map((clause) => ({ ...clause, roles })),
    ...plainClauses(otherwise, line),
    ...parseChanges(line.slice(range[1])),
  ];
}

function plainClauses(words: readonly TaggedToken[], line: readonly TaggedToken[]): ChangeClause[] {
  const isParting = ({ entry, text }: TaggedToken): boolean => entry.isJoining === true || !/\p{L}/u.test(text);
  return splitClauses(words, isParting).map(({ mentions }) => {
    const at = line.indexOf(mentions[0]);
    const goesOn = hasLink(line[at - 1], 'and') && !isTagged(line[at - 2], 'link');
    return { mentions, roles: {}, goesOn };
  });
}
