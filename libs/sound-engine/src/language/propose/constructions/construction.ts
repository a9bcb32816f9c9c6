import type { Modifiers } from '@whoosh/sound-scene';
import type { Construction as Row } from '../../construction';
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

/** One way in which words together mean a sound: the sources that they mean. */
export type Construction<Said> = Row<Said, readonly Meaning[]>;
