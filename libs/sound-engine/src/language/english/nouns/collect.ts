import { MATERIALS, type Device, type SpaceKind } from '@whoosh/sound-scene';
import { CATALOGUE } from '../../../catalogue';
import { keyWords, listWords } from '../../lexicon/word-lists';
import { completeNoun, type NounDraft } from '../../lexicon/noun-tags';
import { IMITATIONS } from '../imitations';
import { ABSTRACT_WORDS, DOUBLE_NOUNS, STATED_NOUNS } from '../phrases';
import { PLAIN_PERSONS } from '../plain';
import { DROPPED_WORDS, MORE_NOUNS } from '../sources';
import { tagsOf } from '../tags';
import {
  DEVICE_WORDS,
  EVENT_WORDS,
  SERIES,
  INERT_WORDS,
  MATERIAL_WORDS,
  PERSON_WORDS,
  SILENT_PERSONS,
  SPACE_WORDS,
  SURFACE_WORDS,
} from '../things';
import { HANDLED } from './handled';

/** What each noun may stand for, gathered from all tables: a field that an earlier table gave stays. */
class Nouns {
  readonly drafts = new Map<string, NounDraft>();

  private draft(phrase: string): NounDraft {
    const word = keyWords(phrase).join(' ');
    const draft = this.drafts.get(word) ?? { word, tags: [] };
    this.drafts.set(word, draft);
    return draft;
  }

  each(words: string | readonly string[], change: (draft: NounDraft) => void): void {
    for (const word of typeof words === 'string' ? listWords(words) : words) change(this.draft(word));
  }

  /** @param table words by what they say */
  eachOf<K extends string>(
    table: Readonly<Partial<Record<K, string>>>,
    change: (draft: NounDraft, key: K) => void,
  ): void {
    for (const [key, words] of Object.entries(table) as [K, string][])
      this.each(words, (draft) => {
        change(draft, key);
      });
  }
}

/** The nouns by their phrases. */
export function collectNouns(): Map<string, NounDraft> {
  const nouns = new Nouns();
  addSources(nouns);
  addGuesses(nouns);
  addMatter(nouns);
  nouns.each(SILENT_PERSONS, (draft) => {
    delete draft.source;
  });
  nouns.each(PLAIN_PERSONS, () => undefined);
  markEvents(nouns);
  for (const [words, mods] of SERIES)
    nouns.each(words, (draft) => {
      Object.assign(draft, { isSeries: true, mods });
    });
  nouns.each(INERT_WORDS, (draft) => {
    draft.isInert = true;
  });
  const persons = new Set(listWords([PERSON_WORDS, SILENT_PERSONS, PLAIN_PERSONS].join(', ')));
  for (const draft of nouns.drafts.values()) completeNoun(draft, persons.has(draft.word), tagsOf);
  return nouns.drafts;
}

function addSources(nouns: Nouns): void {
  for (const [words, source, variant, mods] of STATED_NOUNS)
    nouns.each(words, (draft) => {
      Object.assign(draft, { source, ...(variant && { variant }), ...(mods && { mods }) });
    });
  for (const [words, source, also] of DOUBLE_NOUNS)
    nouns.each(words, (draft) => {
      Object.assign(draft, { source, also });
    });
  for (const source of CATALOGUE) {
    const dropped = listWords(DROPPED_WORDS[source.id] ?? '');
    const own = source.nouns.filter((word) => !dropped.includes(word));
    nouns.each([...own, ...listWords(MORE_NOUNS[source.id] ?? '')], (draft) => {
      draft.source ??= source.id;
    });
  }
  nouns.eachOf(HANDLED, (draft, source) => {
    draft.source ??= source;
    draft.isInert = true;
  });
}

function addGuesses(nouns: Nouns): void {
  nouns.eachOf(ABSTRACT_WORDS, (draft, source) => {
    if (draft.source !== undefined) return;
    draft.source = source;
    draft.isAbstract = true;
  });
  for (const [source, words] of Object.entries(IMITATIONS))
    nouns.each(words.replace(/-/g, ' '), (draft) => {
      draft.source ??= source;
      draft.isEvent = true;
    });
}

/** Materials, what lies under foot, places, and what one hears through. */
function addMatter(nouns: Nouns): void {
  for (const material of MATERIALS) {
    nouns.each(MATERIAL_WORDS[material], (draft) => {
      draft.material ??= material;
      draft.surface ??= material;
      draft.isInert ??= true;
    });
    nouns.each(SURFACE_WORDS[material] ?? '', (draft) => {
      draft.surface ??= material;
    });
  }
  nouns.eachOf<SpaceKind>(SPACE_WORDS, (draft, space) => {
    draft.space ??= space;
  });
  nouns.eachOf<Device>(DEVICE_WORDS, (draft, device) => {
    draft.device ??= device;
  });
}

/** Words for what happens, and phrases that end with one. */
function markEvents({ drafts }: Nouns): void {
  const events = new Set(listWords(EVENT_WORDS));
  for (const draft of drafts.values()) {
    const last = draft.word.slice(draft.word.lastIndexOf(' ') + 1);
    if (events.has(draft.word) || events.has(last)) draft.isEvent = true;
  }
}
