import { timesLabel } from '@whoosh/sound-scene';
import type { Frame } from '../parse/phrases';
import type { GrowingDraft } from './draft';

/** Says of a layer how often it happens. @param span of the words that tell */
export function sayHowOften(
  draft: GrowingDraft,
  { count, rate }: Pick<Frame, 'count' | 'rate'>,
  span: Frame['countSpan'],
): void {
  if (count !== undefined) draft.mods.count = count;
  if (rate !== undefined) draft.mods.rate = rate;
  if (!span) return;
  const label = count === undefined ? `${rate ?? 1} per second` : timesLabel(count);
  draft.chips.push({ span, label, field: count === undefined ? 'mods.rate' : 'mods.count', kind: 'time' });
}
