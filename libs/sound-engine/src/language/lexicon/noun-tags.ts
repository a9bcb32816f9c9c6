import { isOfClass } from '../../catalogue/classes';
import { findSource, type Source } from '../../catalogue';
import type { Lexicon, Noun } from './lexicon';

export type NounDraft = { -readonly [K in keyof Noun]: Noun[K] };

/** Sources whose nouns are living beings. */
const LIVING_GROUPS = new Set(['animals', 'human_voice']);

/** Fills in what a noun's word and source say about it: its tags, whether it lives, happens or lies still. */
export function completeNoun(draft: NounDraft, isPerson: boolean, tagsOf: Lexicon['tagsOf']): void {
  const source = draft.source === undefined ? undefined : findSource(draft.source);
  const tags = new Set([...draft.tags, ...tagsOf(draft.word), ...tagsOf(draft.source ?? '')]);
  if (isPerson) tags.add('person');
  if (source) completeBySource(draft, source, tags);
  if (tags.has('person')) draft.isAgent = true;
  if (draft.isInert) tags.add('thing');
  draft.tags = [...tags];
}

function completeBySource(draft: NounDraft, source: Source, tags: Set<string>): void {
  if (LIVING_GROUPS.has(source.group)) {
    if (draft.isEvent) return;
    draft.isAgent = true;
    if (source.group === 'animals') tags.add('animal');
    if (isOfClass(source.id, 'person')) tags.add('person');
  } else if (draft.isEvent === undefined) {
    if (source.group === 'impacts' && !isOfClass(source.id, 'moving thing')) draft.isInert = true;
    if (source.kind === 'one-shot' && source.group !== 'vehicles') draft.isEvent = true;
  }
}
