import type { Modifiers } from '@whoosh/sound-scene';
import type { NounPhrase } from '../../parse/phrases';
import type { LayerDraft } from '../draft';

/** Which source something means, and how sure that is. */
export interface Meaning {
  source: string;
  variant?: string;
  mods?: Modifiers;
  by: 'direct' | 'verb' | 'pair';
  /** The phrase whose word it is. */
  owner?: NounPhrase;
  time?: LayerDraft['time'];
  trend?: LayerDraft['trend'];
  /** Goes on in the background of the other one. */
  isBeneath?: boolean;
  /** The voice of somebody who only does something: unheard once the same one is heard otherwise. */
  isFaint?: boolean;
}

/** One way in which words together mean a sound. The first of a table that fits counts. */
export interface Construction<Said> {
  readonly name: string;
  /** Roles and words in the order in which they are looked for: "tool + verb of striking". */
  readonly pattern: string;
  /** Descriptions that only this construction reads rightly, and the sources that they mean. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
  /** What it means; undefined where it does not fit. */
  read: (said: Said) => readonly Meaning[] | undefined;
}

/** What the first fitting construction of a table gives; undefined where none fits. */
export function firstReading<Said>(table: readonly Construction<Said>[], said: Said): Meaning[] | undefined {
  for (const construction of table) {
    const meanings = construction.read(said);
    if (meanings !== undefined) return [...meanings];
  }
  return undefined;
}
