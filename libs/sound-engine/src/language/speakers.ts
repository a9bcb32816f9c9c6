import type { Modifiers } from '@whoosh/sound-scene';
import { findSource } from '../catalogue';
import type { LayerDraft } from './draft';
import type { NounPhrase } from './frames';

/** What a speaker's source says of who it is. */
const SPEAKERS: Readonly<Record<string, Modifiers>> = { speech_male: { sex: 'm' }, speech_female: { sex: 'f' }, speech_child: { ageClass: 'child' } };
const VOICES = new Set(['human_voice', 'human_body']);

/** "A woman laughs", "a child's cough": who it is moves pitch and throat of a voice that is no speech. @param phrases what was said of who sounds */
export function giveVoice(draft: LayerDraft, phrases: Iterable<NounPhrase>): void {
  if (!VOICES.has(findSource(draft.source)?.group ?? '') || draft.source in SPEAKERS) return;
  for (const { head, modifiers, of } of phrases) {
    for (const { source = '' } of [head, ...modifiers, ...(of ? [of.head] : [])]) if (source in SPEAKERS) draft.mods = { ...SPEAKERS[source], ...draft.mods };
  }
}
