import { isOfClass } from '../../catalogue/classes';
import { findSource } from '../../catalogue';
import { listWords } from './compile';
import { TAGS } from '../english/things';
import type { Noun } from './lexicon';

export type NounDraft = { -readonly [K in keyof Noun]: Noun[K] };

/** Sources whose nouns are living beings. */
const LIVING_GROUPS = new Set(['animals', 'human_voice']);

const TAGS_BY_KEY = new Map<string, string[]>();
for (const [tag, keys] of Object.entries(TAGS))
  for (const key of listWords(keys)) TAGS_BY_KEY.set(key, [...(TAGS_BY_KEY.get(key) ?? []), tag]);

/** Fills in what a noun's word and source say about it: its tags, whether it lives, happens or lies still. */
export function completeNoun(draft: NounDraft, isPerson: boolean): void {
  const source = draft.source === undefined ? undefined : findSource(draft.source);
  const tags = new Set([
    ...draft.tags,
    ...(TAGS_BY_KEY.get(draft.word) ?? []),
    ...(draft.source ? (TAGS_BY_KEY.get(draft.source) ?? []) : []),
  ]);
  if (isPerson) tags.add('person');
  if (source && LIVING_GROUPS.has(source.group) && !draft.isEvent) {
    draft.isAgent = true;
    if (source.group === 'animals') tags.add('animal');
    if (isOfClass(source.id, 'person')) tags.add('person');
  }
  if (tags.has('person')) draft.isAgent = true;
  if (source?.group === 'impacts' && draft.isEvent === undefined && !isOfClass(source.id, 'moving thing'))
    draft.isInert = true;
  if (
    source?.kind === 'one-shot' &&
    !LIVING_GROUPS.has(source.group) &&
    draft.isEvent === undefined &&
    source.group !== 'vehicles'
  )
    draft.isEvent = true;
  if (draft.isInert) tags.add('thing');
  draft.tags = [...tags];
}
