import { listWords } from '../lexicon/word-lists';
import { TAGS } from './things';

const TAGS_BY_KEY = new Map<string, string[]>();
for (const [tag, keys] of Object.entries(TAGS))
  for (const key of listWords(keys)) TAGS_BY_KEY.set(key, [...(TAGS_BY_KEY.get(key) ?? []), tag]);

/** Tags of a word or of a source id. */
export function tagsOf(key: string): readonly string[] {
  return TAGS_BY_KEY.get(key) ?? [];
}
