import { countPrevious } from './arrange/counts';
import type { EventFrame } from './frames/event-frame';
import { framesFrom } from './frames/from-clauses';
import type { Language } from './lexicon/language';
import { normalise } from './normalise/normalise';
import type { NormalisedText } from './normalise/normalised-text';
import { parse, type Parse } from './parse/parse';
import { propose } from './propose/propose';
import type { Understanding } from './propose/understanding';
import { judgeLayers } from './resolve/judge-layers';
import { resolve } from './resolve/resolve';
import type { Knowledge, Style } from './resolve/resolve-frames';
import { tag } from './tag/tag';
import { tokenise } from './tokenise/tokenise';
import type { Token } from './tokenise/tokens';

/**
 * Reads a description: clauses, frames, layers by the rules, and what of them and of their rivals is likely to be
 * meant.
 */
export function understand(text: string, language: Language): Understanding {
  const { understanding, frames, knowledge } = readText(text, language);
  if (!isBareName(understanding, frames)) judgeLayers(understanding, resolve(frames, knowledge), frames);
  countPrevious(understanding.drafts, frames);
  return understanding;
}

/** One thing or one deed is named and nothing is said of it: it is what the lexicon says. */
function isBareName({ drafts }: Understanding, frames: readonly EventFrame[]): boolean {
  const [frame, ...others] = frames;
  const [agent, ...further] = frame?.agents ?? [];
  const isBareDeed =
    frame?.predicate !== undefined && [...frame.agents, ...frame.patients, ...frame.places].length === 0;
  if (isBareDeed && others.length === 0) return true;
  return (
    drafts.length > 0 &&
    drafts.every(({ origin }) => origin.by === 'direct') &&
    agent !== undefined &&
    others.length + further.length === 0 &&
    frame?.predicate === undefined &&
    agent.compound.length === 0 &&
    agent.genitive === undefined &&
    agent.places.length + (frame?.places.length ?? 0) === 0
  );
}

/** What was read, before anything is judged. */
export interface ReadText {
  normalised: NormalisedText;
  tokens: readonly Token[];
  parsed: Parse;
  understanding: Understanding;
  frames: EventFrame[];
  knowledge: Knowledge;
}

/** Reads a description by rules alone. */
export function readText(text: string, language: Language): ReadText {
  const normalised = normalise(text, language.setAside ?? [], (word) => language.lexicon.has(word));
  const tokens = tokenise(normalised, language);
  const tagged = tag(tokens, language);
  const parsed = parse(tagged, language);
  const frames = framesFrom(parsed.clauses);
  const understanding = propose(parsed, tagged, language);
  return {
    normalised,
    tokens,
    parsed,
    understanding,
    frames,
    knowledge: knowledgeOf(normalised, understanding, language, tokens),
  };
}

function knowledgeOf(
  { written, category, setAside, text }: NormalisedText,
  { drafts }: Understanding,
  { lexicon, collocations }: Language,
  tokens: readonly Token[],
): Knowledge {
  const isFile = setAside.some(
    ({ kind }) => kind === 'extension' || kind === 'category-code' || kind === 'creator-code',
  );
  const style: Style | undefined =
    isFile || text.includes('_') ? 'file name' : /^\s*[[(].*[\])]\s*$/u.test(written) ? 'tag' : undefined;
  return {
    lexicon,
    ...(style && { style }),
    ...(category !== undefined && { category }),
    ...(collocations && { collocations: collocations.find(tokens) }),
    read: drafts.map((draft) => ({
      source: draft.source,
      spans: draft.spans,
      by: draft.origin.by,
      ...(draft.role && { role: draft.role }),
      ...(draft.isFaint && { isFaint: true }),
    })),
  };
}
