import type { Chip, Space } from '@whoosh/sound-scene';
import type { LayerDraft } from './draft';
import type { SaidEffect } from '../parse/phrases';
import type { WordReading } from '../reader/network';
import type { TaggedToken } from '../tag/match';

/** What a text asks for, before times, models and levels are chosen. */
export interface Understanding {
  drafts: LayerDraft[];
  /** Ordered groups in use; a group without drafts is a pause. */
  groupCount: number;
  space?: Space['kind'];
  spaceSpan?: [number, number];
  loop: boolean;
  isDry: boolean;
  /** Seconds that the text asks for, if it does. */
  seconds?: number;
  /** Modifiers that nothing was named for. */
  unplaced: SaidEffect[];
  /** Chips that belong to no layer. */
  chips: Chip[];
  mentions: TaggedToken[];
  /** What each word tells of, where that is known. */
  readings?: readonly WordReading[];
  /** Probabilities, in thousandths and not calibrated, of what was likely to be meant; absent as `readings` are. */
  likely?: readonly number[];
}
