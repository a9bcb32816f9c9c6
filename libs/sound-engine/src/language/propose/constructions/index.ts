import type { Construction } from '../../construction';
import { ELLIPSIS_CONSTRUCTIONS } from '../../parse/ellipsis';
import { STEP_CONSTRUCTIONS } from '../../parse/steps';
import { NAME_CONSTRUCTIONS } from '../../tokenise/course-of-name';
import { LIGHT_VERB_CONSTRUCTIONS } from './light-verbs';
import { GENITIVE_CONSTRUCTIONS, HEAD_CONSTRUCTIONS, MODIFIER_CONSTRUCTIONS } from './noun-phrases';
import { VERB_CONSTRUCTIONS } from './verbs';

/** What a reader of the tables needs of a construction. */
export type ConstructionRow = Construction<never, unknown>;

/** Every table of constructions, each in the order in which it is looked through. */
export const CONSTRUCTION_TABLES: Readonly<Record<string, readonly ConstructionRow[]>> = {
  verbs: VERB_CONSTRUCTIONS,
  'light verbs': LIGHT_VERB_CONSTRUCTIONS,
  'nouns before a head': MODIFIER_CONSTRUCTIONS,
  'nouns after "of"': GENITIVE_CONSTRUCTIONS,
  heads: HEAD_CONSTRUCTIONS,
  'what begins a step': STEP_CONSTRUCTIONS,
  'what is left out': ELLIPSIS_CONSTRUCTIONS,
  'words of a name': NAME_CONSTRUCTIONS,
};
