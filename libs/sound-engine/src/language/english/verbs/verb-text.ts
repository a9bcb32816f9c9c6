import type { Modifiers } from '@whoosh/sound-scene';
import type { Effect, VerbKind } from '../../lexicon/lexicon';

/**
 * A row: words, source ids or tags; the source that the verb then means ('own' = the noun's own, '' = nothing);
 * variant; modifiers.
 */
export type VerbRowText = readonly [
  on: string,
  gives: string,
  variant?: string,
  mods?: Modifiers,
  time?: Effect['time'],
  trend?: Effect['trend'],
];

export interface VerbText {
  kind?: VerbKind;
  source?: string;
  variant?: string;
  mods?: Modifiers;
  rows?: readonly VerbRowText[];
}
