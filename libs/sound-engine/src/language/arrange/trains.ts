import { kindOf } from '../../catalogue';
import type { LayerDraft } from '../propose/draft';
import { rhythmOf } from './rhythm';

/** Of what goes on for which nothing better is known, as long as it was not said. */
export const SEQUENCE_SECONDS = 5;
/** Events that a train has at least where no length is said: with two nobody hears a pace. */
const LEAST_EVENTS = 3;
/** Evenness of what is told to come at a pace, and of what is only told to be repeated: 1 is a metronome. */
const [SAID_REGULARITY, REPEATED_REGULARITY] = [0.9, 0.8];

/** Events that go on at a pace. */
export interface Train {
  /** Per second. */
  readonly rate: number;
  /** 0..1. */
  readonly regularity: number;
}

/** Events that go on at a pace, where no number of them was said; "a door slams repeatedly" is not one. */
export function trainOf(draft: LayerDraft): Train | undefined {
  const { rate, regularity } = draft.mods;
  const kind = kindOf(draft.source);
  if (isCounted(draft)) return undefined;
  if (kind === 'sequence' && rate !== undefined) return { rate, regularity: regularity ?? SAID_REGULARITY };
  const isTrain = draft.time === 'train' && (kind === 'sequence' || kind === 'one-shot');
  return isTrain
    ? { rate: 1 / Math.max(0.1, spacingOf(draft)), regularity: regularity ?? REPEATED_REGULARITY }
    : undefined;
}

function isCounted({ mods: { count = 0 }, time }: LayerDraft): boolean {
  return count > (time === 'train' ? 1 : 0);
}

/** Seconds of a train whose length was not said. */
export function trainSeconds({ source }: LayerDraft, { rate }: Train): number {
  return Math.max(SEQUENCE_SECONDS, (LEAST_EVENTS - 1) / rate + rhythmOf(source).sounds);
}

/** Seconds from one event to the next. */
export function spacingOf(draft: LayerDraft): number {
  const { spacing } = rhythmOf(draft.source);
  if (draft.mods.rate !== undefined) return 1 / draft.mods.rate;
  return spacing / (draft.mods.speed ?? 1);
}
