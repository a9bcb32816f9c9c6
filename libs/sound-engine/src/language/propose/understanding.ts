import type { Chip, Space } from '@whoosh/sound-scene';
import type { GrowingDraft, LayerDraft } from './draft';
import type { SaidEffect } from '../parse/phrases';
import type { WordReading } from '../reader/network';
import type { TaggedToken } from '../tag/match';

/** What a text asks for, before times, models and levels are chosen. */
export interface Understanding {
  readonly drafts: readonly LayerDraft[];
  /** Ordered groups in use; a group without drafts is a pause. */
  readonly groupCount: number;
  readonly space?: Space['kind'];
  readonly spaceSpan?: [number, number];
  readonly loop: boolean;
  readonly isDry: boolean;
  /** Seconds that the text asks for, if it does. */
  readonly seconds?: number;
  /** Modifiers that nothing was named for. */
  readonly unplaced: readonly SaidEffect[];
  /** Chips that belong to no layer. */
  readonly chips: readonly Chip[];
  readonly mentions: readonly TaggedToken[];
  /** What each word tells of, where that is known. */
  readonly readings?: readonly WordReading[];
  /** Probabilities, in thousandths and not calibrated, of what was likely to be meant; absent as `readings` are. */
  readonly likely?: readonly number[];
}

/** What a text asks for while its clauses are gone through. */
export type GrowingUnderstanding = {
  -readonly [Part in keyof Omit<Understanding, 'drafts' | 'chips'>]: Understanding[Part];
} & { drafts: GrowingDraft[]; chips: Chip[] };
