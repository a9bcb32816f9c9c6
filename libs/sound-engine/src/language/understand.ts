import { isAmbience } from '../catalogue';
import { isOfClass, sourcesOf } from '../catalogue/classes';
import { asBefore } from './arrange/as-before';
import { fillingLength, withAspect } from './arrange/aspect';
import { countPrevious } from './arrange/counts';
import { inOrderOfMention } from './arrange/order-of-mention';
import { countSaidAgain } from './arrange/said-again';
import { oneOnEachSide } from './arrange/sides';
import type { EventFrame } from './frames/event-frame';
import { framesFrom } from './frames/from-clauses';
import { negatedIn, takingPart } from './frames/participants';
import type { Language } from './lexicon/language';
import { type NormalisedText, overlaps, type SetAside, type Span } from './normalise/normalised-text';
import { parse } from './parse/parse';
import { isThroughDoor } from './parse/steps';
import { type NounPhrase, placesIn } from './parse/phrases';
import type { Parse } from './parse/reading';
import { isTopic } from './propose/companions';
import { GROUNDS } from './propose/materials';
import { propose } from './propose/propose';
import type { Understanding } from './propose/understanding';
import { judgeLayers } from './resolve/judge-layers';
import { readerNetwork } from './reader/registered-network';
import { readerWords } from './reader/reader-word';
import type { Relation } from './relation';
import { type Knowledge, resolve } from './resolve/resolve';
import type { Style } from './resolve/layer-measures';
import type { ReadLayer } from './resolve/read-layer';
import type { TaggedToken } from './tag/match';
import { tag } from './tag/tag';
import { tokensOf } from './tokenise/tokenise';
import type { Token } from './tokenise/tokens';

/** Reads a description: clauses, frames, layers by the rules, and which of them and of their rivals are likely. */
export function understand(text: string, language: Language): Understanding {
  const { tokens, understanding, frames, knowledge, parsed } = readText(text, language);
  const isBare =
    isBareName(understanding, frames, language) ||
    isWordAlone(understanding) ||
    isWithoutMeaning(understanding, language);
  const resolved = knowledge && resolve(frames, knowledge);
  const judged = resolved && !isBare ? judgeLayers(understanding, resolved, frames) : understanding.drafts;
  const counted = countSaidAgain(
    asBefore(countPrevious(judged, frames), parsed.clauses),
    tokens,
    understanding.mentions,
  );
  const timed = withAspect(counted, frames, understanding.mentions);
  const filled = fillingLength(timed, understanding.seconds);
  const meant = { ...understanding, drafts: oneOnEachSide(inOrderOfMention(filled, parsed.clauses)) };
  return leaveOut(parsed.openSteps, {
    ...meant,
    ...(resolved && { likely: resolved.likely }),
  });
}

/** Leaves out the steps of whose words nothing is heard. */
function leaveOut(steps: readonly number[], understanding: Understanding): Understanding {
  const silent = steps.filter((step) => !understanding.drafts.some(({ group }) => group === step));
  const drafts = understanding.drafts.map((draft) => ({
    ...draft,
    group: draft.group - silent.filter((step) => step < draft.group).length,
  }));
  return { ...understanding, drafts, groupCount: Math.max(1, understanding.groupCount - silent.length) };
}

/** "Button", "can": a word of which the rules make nothing by itself, and nothing beside it. */
function isWordAlone({ drafts, readings = [] }: Understanding): boolean {
  return drafts.length === 0 && readings.filter(({ word }) => word.isContent).length <= 1;
}

/** "Skreeeonk": what sounds for words that nobody knows is a guess. */
function isWithoutMeaning({ mentions }: Understanding, { isWord }: Language): boolean {
  return mentions.every(({ kind, text }) => kind === 'unknown' && !isWord(text));
}

/**
 * Things are named, or one deed, and nothing is said of them: they are what the lexicon says; what stands after a colon
 * is said of what stands before it.
 */
function isBareName(understanding: Understanding, frames: readonly EventFrame[], { isUnspaced }: Language): boolean {
  const { drafts, mentions } = understanding;
  const [first, ...others] = frames;
  if (drafts.length === 0 || mentions.some(({ text }) => text === ':')) return false;
  if (others.length === 0 && isUnspaced !== true && hasFurtherWord(understanding)) return false;
  if (first?.predicate && others.length === 0) return takingPart(first).length === 0;
  return drafts.every(({ origin }) => origin.by === 'direct') && frames.every(isBareFrame);
}

/** "A low hum": whether a word stands beside those that say what sounds and a number ("at 3 s", "ten metre"). */
function hasFurtherWord({ drafts, mentions, readings = [] }: Understanding): boolean {
  const settled = mentions
    .filter(({ entry, value }) => entry.effect?.turns || value !== undefined)
    .map(({ start, end }): Span => [start, end]);
  const named = [...drafts.flatMap(({ spans }) => spans), ...settled];
  return readings.some(({ word }) => word.isContent && !overlaps([word.span], named));
}

function isBareFrame(frame: EventFrame): boolean {
  const { agents, predicate } = frame;
  return (
    predicate === undefined &&
    agents.length === 1 &&
    takingPart(frame).length === 1 &&
    agents.every(({ modifiers, of, places }) => modifiers.length + places.length === 0 && !of)
  );
}

/** What was read, before anything is judged. */
export interface ReadText {
  readonly normalised: NormalisedText;
  readonly tokens: readonly Token[];
  readonly parsed: Parse;
  readonly understanding: Understanding;
  readonly frames: readonly EventFrame[];
  /** Absent where the reading network is not loaded: what the rules propose is heard. */
  readonly knowledge?: Knowledge;
}

/** Reads a description by rules alone. */
export function readText(text: string, language: Language): ReadText {
  const { normalised, tokens } = tokensOf(text, language);
  const tagged = tag(tokens, language);
  const parsed = parse(tagged, language);
  const frames = framesFrom(parsed.clauses);
  const proposed = propose(parsed, tagged, language);
  const knowledge = knowledgeOf(normalised, tokens, { understanding: proposed, frames, parsed }, language);
  const understanding = knowledge ? { ...proposed, readings: knowledge.readings } : proposed;
  return { normalised, tokens, parsed, understanding, frames, ...(knowledge && { knowledge }) };
}

function knowledgeOf(
  { written, setAside, text }: NormalisedText,
  tokens: readonly Token[],
  {
    understanding: { drafts, mentions },
    frames,
    parsed,
  }: { understanding: Understanding; frames: readonly EventFrame[]; parsed: Parse },
  { lexicon, code }: Language,
): Knowledge | undefined {
  const network = readerNetwork();
  if (!network) return undefined;
  const words = readerWords(tokens, { text: written, code, lexicon, mentions, layers: drafts });
  const style = styleOf(written, text, setAside);
  return {
    read: drafts,
    network,
    readings: network.read(words, code),
    negated: negatedIn(frames).flatMap(({ spans }) => spans),
    outranked: [
      ...outrankedIn(frames, drafts, lexicon),
      ...doneTo(parsed, drafts),
      ...talkedAbout(parsed),
      ...underSteps(drafts, mentions),
      ...drafts.flatMap(({ source: heardAs, insteadOf = [] }) => insteadOf.map((other) => ({ ...other, heardAs }))),
    ],
    surely: [...outIn(parsed, drafts), ...comingIn(parsed, drafts)],
    clauses: parsed.clauses.map(({ start, group }) => ({ start, step: group })),
    isForeign: code !== 'en',
    ...(style && { style }),
  };
}

/** "A forest stream": a place that is named before a head that sounds says only where that is. */
function outrankedIn(
  frames: readonly EventFrame[],
  read: readonly ReadLayer[],
  lexicon: Language['lexicon'],
): Knowledge['outranked'] {
  return frames.flatMap(takingPart).flatMap(({ head: { source }, modifiers, spans }) =>
    !isAmbience(source) &&
    read.some((layer) => layer.source === source && layer.origin.by === 'direct' && overlaps(layer.spans, spans))
      ? modifiers
          .flatMap(({ word }) => lexicon.entry(word)?.noun?.source ?? [])
          .filter((other) => isAmbience(other) && read.every((layer) => layer.source !== other))
          .map((other) => ({ source: other, spans }))
      : [],
  );
}

/** "Schritte im Regen", "camina bajo la lluvia": weather that one is out in is heard, and so is what one does there. */
function outIn({ clauses }: Parse, read: readonly ReadLayer[]): readonly ReadLayer[] {
  const loose = clauses.flatMap(({ loosePlaces }) => loosePlaces).filter(isAround);
  const told = clauses
    .flatMap((clause) => clause.frames)
    .flatMap((frame) => {
      const { verb } = frame;
      const heard = layersOf(placesIn(frame).filter(isAround), read);
      const deeds = read.filter(
        ({ origin, spans }) => origin.by === 'verb' && verb !== undefined && overlaps(spans, verb.spans),
      );
      return heard.length > 0 ? [...heard, ...deeds] : [];
    });
  return [...layersOf(loose, read), ...told];
}

/** The layers of what phrases name. */
function layersOf(phrases: readonly NounPhrase[], read: readonly ReadLayer[]): ReadLayer[] {
  return read.filter(({ source, spans }) =>
    phrases.some((one) => one.head.source === source && overlaps(one.spans, spans)),
  );
}

/**
 * "Knocks and enters", "ノックして入る": whoever is told to come in is heard to, though the network hears nothing in the
 * word.
 */
function comingIn({ clauses }: Parse, read: readonly ReadLayer[]): readonly ReadLayer[] {
  const deeds = clauses.flatMap(({ link, frames }) =>
    frames.map((frame, at) => ({ link: at === 0 ? link : ('and' as const), frames: [frame] })),
  );
  return deeds
    .slice(1)
    .filter((deed, index) => isThroughDoor(deed, deeds[index]))
    .flatMap(({ frames: [{ verb }] }) => (verb ? read.filter(({ spans }) => overlaps(spans, verb.spans)) : []));
}

function isAround({ head, relation, of, isNegated }: NounPhrase): boolean {
  return isOfClass(head.source, 'weather to be out in') && OUT_IN.has(relation) && of === undefined && !isNegated;
}

const OUT_IN = new Set<Relation | undefined>(['inessive', 'subessive']);

/** "Llaman tres veces a la puerta": what a verb means by itself it does not mean of what decides it. */
function doneTo({ clauses }: Parse, read: readonly ReadLayer[]): Knowledge['outranked'] {
  return clauses
    .flatMap(({ frames }) => frames)
    .flatMap(({ verb: said, objects }) => {
      const source = said?.verb.source;
      const things = objects.flatMap(({ spans }) => spans);
      const isOfBoth = ({ origin, spans }: ReadLayer) =>
        origin.by === 'pair' && said !== undefined && overlaps(spans, said.spans) && overlaps(spans, things);
      const decided = read.find(isOfBoth);
      if (!said || !decided) return [];
      const others = [source, ...sourcesOf('blow on a material')].filter((other) => other !== decided.source);
      return others.flatMap((other) =>
        other === undefined ? [] : [{ source: other, spans: [...said.spans, ...things], heardAs: decided.source }],
      );
    });
}

/** "A man talks about the rain", "fala sobre a chuva", "a song about rain": what is only told of is not there. */
function talkedAbout({ clauses }: Parse): Knowledge['outranked'] {
  return clauses
    .flatMap(({ frames }) => frames)
    .flatMap(({ verb, subjects, objects, places }) => [
      ...(isOfClass(verb?.verb.source, 'person') ? places.filter(isTopic) : []),
      ...[...subjects, ...objects].flatMap((phrase) => phrase.places.filter(({ relation }) => relation === 'topical')),
    ])
    .flatMap(({ head: { source }, spans }) => [{ spans }, ...(source === undefined ? [] : [{ source, spans }])]);
}

/** "Stepping through mud", "mud steps": a ground that is stepped on is not heard as what it is by itself. */
function underSteps(drafts: Understanding['drafts'], mentions: readonly TaggedToken[]): Knowledge['outranked'] {
  return drafts
    .filter(({ source }) => isOfClass(source, 'walk'))
    .flatMap((draft) =>
      mentions.flatMap(({ entry: { noun }, start, end }, at) => {
        if (noun?.surface === undefined || noun.source === undefined) return [];
        if (draft.surface === undefined && !isBeforeSteps([start, end], draft, mentions[at + 1])) return [];
        return [{ source: noun.source, spans: [...draft.spans, [start, end] as const], heardAs: draft.source }];
      }),
    );
}

/** "Mud steps", "puddle splash steps", not "snow crunches": a ground that is named right before what is heard on it. */
function isBeforeSteps(
  ground: Span,
  { material, spans, source }: Understanding['drafts'][number],
  next: TaggedToken | undefined,
): boolean {
  const isSteps = next?.form === 's' && next.entry.verb?.source === source;
  const isNext = GROUNDS.has(material ?? '') && spans.some(([start]) => start === ground[1] + 1);
  return isNext && (isSteps || !overlaps(spans, [ground]));
}

const OF_A_FILE = new Set<SetAside['kind']>(['extension', 'category-code', 'creator-code']);

function styleOf(written: string, text: string, setAside: readonly SetAside[]): Style | undefined {
  if (setAside.some(({ kind }) => OF_A_FILE.has(kind)) || text.includes('_')) return 'file name';
  return /^\s*[[(].*[\])]\s*$/u.test(written) ? 'tag' : undefined;
}
