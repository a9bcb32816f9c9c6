import { LIGHT_VERB_CONSTRUCTIONS } from './light-verbs';
import { GENITIVE_CONSTRUCTIONS, HEAD_CONSTRUCTIONS, MODIFIER_CONSTRUCTIONS } from './noun-phrases';
import { VERB_CONSTRUCTIONS } from './verbs';

/** What a reader of the tables needs of a construction. */
export interface ConstructionRow {
  readonly name: string;
  readonly pattern: string;
  readonly examples: Readonly<Record<string, readonly string[]>>;
  read: (said: never) => unknown;
}

/** Every table of constructions, each in the order in which it is looked through. */
export const CONSTRUCTION_TABLES: Readonly<Record<string, readonly ConstructionRow[]>> = {
  verbs: VERB_CONSTRUCTIONS,
  'light verbs': LIGHT_VERB_CONSTRUCTIONS,
  'nouns before a head': MODIFIER_CONSTRUCTIONS,
  'nouns after "of"': GENITIVE_CONSTRUCTIONS,
  heads: HEAD_CONSTRUCTIONS,
};
