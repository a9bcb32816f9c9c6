import { isOfClass } from '../../catalogue/classes';
import { SPEAKERS } from '../../catalogue/speakers';
import type { GrowingDraft } from './draft';
import type { NounPhrase } from '../parse/phrases';

/**
 * "A woman laughs", "a child's cough": who it is moves pitch and throat of a voice that is no speech. @param phrases
 * what was said of who sounds
 */
export function giveVoice(draft: GrowingDraft, phrases: Iterable<NounPhrase>): void {
  if (!isOfClass(draft.source, 'voiced')) return;
  for (const { head, modifiers, of } of phrases) {
    for (const { source = '' } of [head, ...modifiers, ...(of ? [of.head] : [])])
      if (source in SPEAKERS) draft.mods = { ...SPEAKERS[source], ...draft.mods };
  }
}
