import type { Modifiers } from '@whoosh/sound-scene';
import type { LayerDraft } from './draft';
import type { NounPhrase } from '../parse/phrases';

/** What a speaker's source says of who it is. */
const SPEAKERS: Readonly<Record<string, Modifiers>> = {
  speech_male: { sex: 'm' },
  speech_female: { sex: 'f' },
  speech_child: { ageClass: 'child' },
};
/** Where throat and vocal folds are heard: a whistle, a kiss, a clap tell nobody's sex. */
const VOICED = new Set([
  'laugh',
  'scream',
  'shout',
  'cry',
  'sing',
  'hum_voice',
  'whisper',
  'grunt_groan',
  'gasp_sigh',
  'burp',
  'cough',
  'sneeze',
  'snore',
  'hiccup',
  'breathing',
  'cheer',
]);

/**
 * "A woman laughs", "a child's cough": who it is moves pitch and throat of a voice that is no speech. @param phrases
 * what was said of who sounds
 */
export function giveVoice(draft: LayerDraft, phrases: Iterable<NounPhrase>): void {
  if (!VOICED.has(draft.source)) return;
  for (const { head, modifiers, of } of phrases) {
    for (const { source = '' } of [head, ...modifiers, ...(of ? [of.head] : [])])
      if (source in SPEAKERS) draft.mods = { ...SPEAKERS[source], ...draft.mods };
  }
}
