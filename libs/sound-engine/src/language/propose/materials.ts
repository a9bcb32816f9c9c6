import { isOfClass } from '../../catalogue/classes';
import { findSource } from '../../catalogue';
import type { GrowingDraft } from './draft';
import { type Clause, isBare, type NounPhrase } from '../parse/phrases';

/** Groups whose sounds come of things, so that a material said beside them is what they are made of. */
const MADE_OF = new Set([
  'doors',
  'impacts',
  'breaking',
  'tools',
  'household',
  'weapons',
  'clocks',
  'bells_music',
  'footsteps',
]);
/** What is walked or fallen on, though a blow on it is no sound of its own. */
export const GROUNDS: ReadonlySet<string> = new Set([
  'snow',
  'ice',
  'water',
  'leaves',
  'gravel',
  'mud',
  'sand',
  'grass',
  'dirt',
]);

/** "…, metal": a clause that says nothing but a material or a ground. */
export function bareMaterial({ frames, isNegated }: Clause): NounPhrase | undefined {
  const [frame, ...others] = frames;
  if (isNegated || !frame || others.length > 0 || frame.verb || frame.count !== undefined) return undefined;
  const [phrase, ...further] = frame.subjects;
  return phrase && further.length === 0 && isBare(phrase) && isMaterial(phrase) ? phrase : undefined;
}

function isMaterial({ head, modifiers }: NounPhrase): boolean {
  if (head.word.split(' ').length > 2) return false;
  const isOne = head.material !== undefined || (head.surface !== undefined && head.isInert === true);
  return isOne && modifiers.every(({ isInert }) => isInert === true);
}

/** Whether the material of a bare noun says how this layer sounds. */
export function takesMaterial(draft: GrowingDraft, { head }: NounPhrase): boolean {
  const source = findSource(draft.source);
  if (isOfClass(draft.source, 'fall from the sky')) return head.surface !== undefined;
  if (!source || !MADE_OF.has(source.group)) return false;
  if (isOfClass(source.id, 'meets the ground')) return true;
  return head.material !== undefined && !GROUNDS.has(head.material);
}

/** Says of a layer what it is made of or, of steps, falls and rain, what it happens on. */
export function giveMaterial(draft: GrowingDraft, phrase: NounPhrase): void {
  const material = phrase.head.material ?? phrase.head.surface;
  const isOnIt = isOfClass(draft.source, 'fall from the sky') || isOfClass(draft.source, 'meets the ground');
  if (isOnIt) draft.surface ??= material;
  else draft.material ??= material;
  for (const span of phrase.spans)
    draft.chips.push({
      span,
      label: phrase.mention.text,
      field: isOnIt ? 'source.surface' : 'source.material',
      kind: 'modifier',
    });
}
