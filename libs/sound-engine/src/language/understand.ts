import type { Chip, Lang, Space } from '@whoosh/sound-scene';
import { findSource } from '../catalogue';
import { ClauseReader, splitClauses, verbMatches, type Clause, type Frame, type NounPhrase, type SaidEffect } from './clauses';
import { applyEffect, newDraft, type LayerDraft } from './draft';
import type { Lexicon, Link, Verb } from './lexicon';
import { findMentions, type Arrange, type Mention, type Repair } from './mentions';
import { materialOf, ownSource, resolveFrame, takesSurface } from './resolve';
import { simplify } from './simplify';
import { tokenize, type Token } from './tokens';

/** A language: its words, how to mend them, and what its places sound like. */
export interface Language {
  code: Lang;
  /** Cuts tokens further: elisions, compounds, a script without blanks. */
  split?: (token: Token) => Token[];
  arrange?: Arrange;
  lexicon: Lexicon;
  repair: Repair;
  /** Place words and the source that is heard there beneath others. */
  ambienceOf: Readonly<Record<string, string>>;
  /** Prepositions, besides those of English, that say where something is heard: "auf dem Spielplatz". */
  inside?: readonly string[];
  /** The verb may stand before who does it: "dann gähnt ein Mann". */
  isVerbSecond?: boolean;
  /** Words that ask for a pause. */
  pauses: ReadonlySet<string>;
  /** Emoji and the description that each stands for. */
  emoji: Readonly<Record<string, string>>;
}

/** What a text asks for, before times, models and levels are chosen. */
export interface Understanding {
  drafts: LayerDraft[];
  /** Ordered groups in use; a group without drafts is a pause. */
  groupCount: number;
  space?: Space['kind'];
  spaceSpan?: [number, number];
  loop: boolean;
  isDry: boolean;
  /** Seconds that the text asks for, if it does. */
  seconds?: number;
  /** Modifiers that nothing was named for. */
  unplaced: SaidEffect[];
  /** Chips that belong to no layer. */
  chips: Chip[];
  mentions: Mention[];
}

interface Read extends Clause {
  group: number;
  isBed: boolean;
  isPause: boolean;
}

/** Reads a description: clauses, frames, sources, order. */
export function understand(text: string, language: Language): Understanding {
  const tokens = spellOutEmoji(tokenize(text), language);
  const cut = language.split ? tokens.flatMap(language.split) : tokens;
  const mentions = findMentions(cut, language.lexicon, language.repair, language.arrange);
  const clauses = readClauses(closeOpening(mentions), language);
  if (language.isVerbSecond) invertSubjects(clauses);
  shareSubjects(clauses);
  const groupCount = order(clauses);
  const result: Understanding = { drafts: [], groupCount, loop: false, isDry: false, unplaced: [], chips: [], mentions };
  const seconds = mentions.find((mention) => mention.kind === 'seconds')?.value;
  if (seconds !== undefined && groupCount === 1) result.seconds = seconds;
  collect(clauses, result, language);
  simplify(result);
  return result;
}

/** "After the explosion glass shatters": the event that an opening "after" or "before" names ends where another noun has a verb of its own. */
function closeOpening(mentions: readonly Mention[]): readonly Mention[] {
  const opening = mentions[0]?.entry.link;
  if (opening !== 'after' && opening !== 'before') return mentions;
  const at = mentions.findIndex((mention) => mention.kind === 'noun');
  const rest = mentions.slice(at + 1);
  const end = rest.findIndex((mention) => mention.kind === 'link');
  const own = end < 0 ? rest : rest.slice(0, end);
  const isOpen = mentions[at]?.entry.noun?.isEvent === true && own[0] !== undefined && ['noun', 'determiner', 'number', 'effect'].includes(own[0].kind) && own.some((mention) => mention.kind === 'verb');
  if (!isOpen) return mentions;
  const { end: place } = mentions[at];
  return [...mentions.slice(0, at + 1), { kind: 'link', entry: { link: 'comma' }, form: 'base', text: '', start: place, end: place }, ...rest];
}

/** An emoji reads as the words it stands for. */
function spellOutEmoji(tokens: readonly Token[], language: Language): Token[] {
  return tokens.flatMap((token): Token[] => {
    const words = token.kind === 'emoji' ? language.emoji[token.text] : undefined;
    if (words === undefined) return [token];
    const comma: Token = { text: ',', start: token.start, end: token.start, kind: 'mark' };
    return [comma, ...words.split(' ').map((word): Token => ({ ...token, text: word, kind: 'word' }))];
  });
}

function readClauses(mentions: readonly Mention[], language: Language): Read[] {
  const clauses: Read[] = [];
  const phrases: NounPhrase[] = [];
  const antecedent = (verb: Verb): NounPhrase | undefined => {
    const recent = [...phrases].reverse();
    const mover = verb.effect?.motion === undefined ? undefined : recent.find((phrase) => phrase.head.tags.includes('vehicle') || phrase.head.tags.includes('aircraft'));
    if (mover) return mover;
    const fitting = recent.find((phrase) => verbMatches(verb, phrase) || phrase.head.source !== undefined && verb.source === phrase.head.source);
    return fitting ?? recent.find((phrase) => phrase.preposition === undefined);
  };
  for (const piece of splitClauses(mentions)) {
    const before = clauses[clauses.length - 1];
    const goesOnNegating = before?.isNegated === true && (piece.link === 'and' || piece.link === 'or');
    const clause = new ClauseReader(antecedent, goesOnNegating).read(piece.mentions);
    const isPause = piece.mentions.some((mention) => language.pauses.has(mention.text)) && clause.frames.length === 0;
    clauses.push({ ...clause, link: piece.link, ...(piece.linkMention && { linkMention: piece.linkMention }), group: 0, isBed: false, isPause });
    for (const frame of clause.frames) for (const phrase of [...frame.subjects, ...frame.objects, ...frame.places, ...frame.subjects.flatMap((one) => one.places)]) phrases.push(phrase);
  }
  return clauses;
}

const JOINING = new Set<Link | undefined>(['and', 'comma', 'or']);
const HANDING_ON = new Set<Link | undefined>(['and', 'comma', 'then', 'while', 'finally', 'before', 'or']);

/** A noun after a verb that nobody before it does is who does it. */
function invertSubjects(clauses: readonly Read[]): void {
  for (const frame of clauses.flatMap((clause) => clause.frames)) {
    const [first, ...others] = frame.objects;
    if (!frame.verb || frame.subjects.length > 0 || !first) continue;
    frame.subjects = [first];
    frame.objects = others;
  }
}

/** "A man and a woman talk": the first noun does it too. "Dogs bark and growl": the second verb has the same subject. */
function shareSubjects(clauses: Read[]): void {
  for (let index = 0; index + 1 < clauses.length; index++) handForward(clauses[index], clauses[index + 1]);
  let last: NounPhrase[] = [];
  for (const clause of clauses) {
    for (const frame of clause.frames) {
      if (frame.verb && !frame.isApart && frame.subjects.length === 0 && last.length > 0 && HANDING_ON.has(clause.link) && mayInherit(frame, last)) {
        frame.subjects = last.map((phrase) => ({ ...phrase, effects: phrase.effects.filter((said) => said.effect.motion === undefined && said.effect.level === undefined) }));
        frame.isInherited = true;
      }
      if (frame.subjects.length > 0) last = frame.subjects;
    }
  }
}

/** A gerund with an object of its own ("talking, filling a bath") and an event word are no deed of the last subject. */
function mayInherit(frame: Frame, last: readonly NounPhrase[]): boolean {
  const verb = frame.verb?.verb;
  if (!verb) return false;
  return last.some((phrase) => phrase.head.isAgent === true || verbMatches(verb, phrase) || verb.kind === 'light' || phrase.head.source === verb.source || isMachine(phrase) && STATES.has(verb.lemma));
}

function handForward(clause: Read, next: Read): void {
  const [only] = clause.frames;
  const target = next.frames[0];
  if (clause.frames.length !== 1 || only.verb || !target?.verb || !JOINING.has(next.link) || target.isInherited || clause.isNegated) return;
  if (target.subjects.length === 0 || only.effects.length > 0 || only.subjects.some((phrase) => phrase.places.length > 0)) return;
  const verb = target.verb.verb;
  const sharers = only.subjects.filter((phrase) => phrase.head.isEvent !== true && (verbMatches(verb, phrase) || canDo(phrase, target)));
  if (sharers.length === 0 || sharers.length !== only.subjects.length) return;
  target.subjects = [...sharers, ...target.subjects];
  if (next.link === 'or') target.isChoice = true;
  clause.frames = [];
}

/** Living beings share what living beings of their kind do. */
function canDo(phrase: NounPhrase, target: Frame): boolean {
  const [doer] = target.subjects;
  return phrase.head.isAgent === true && doer?.head.isAgent === true && phrase.head.tags.includes('person') === doer.head.tags.includes('person');
}

/** Numbers the ordered groups; "after" puts its clause before the one that it follows. */
function order(clauses: Read[]): number {
  const groups: Read[][] = [[]];
  let current = 0;
  let opening: Link | undefined;
  clauses.forEach((clause, index) => {
    const { link } = clause;
    if (index === 0) {
      opening = link === 'after' || link === 'before' ? link : undefined;
    } else if (opening !== undefined && (link === 'comma' || link === 'stop')) {
      if (opening === 'after') groups.splice(++current, 0, []);
      else groups.unshift([]);
      opening = undefined;
    } else if (link === 'then' || link === 'before' || link === 'finally' || link === 'into') {
      groups.splice(++current, 0, []);
    } else if (link === 'after') {
      groups.splice(current, 0, []);
    } else if (isNextState(clause, clauses[index - 1])) {
      groups.splice(++current, 0, []);
    }
    if (link === 'while') clause.isBed = true;
    groups[current].push(clause);
  });
  const used = groups.filter((group, index) => group.some((clause) => clause.frames.length > 0 || clause.isPause) || (index === 0 && groups.length === 1));
  used.forEach((group, index) => { for (const clause of group) clause.group = index; });
  for (const group of groups) if (!used.includes(group)) for (const clause of group) clause.group = Math.max(0, used.length - 1);
  return Math.max(1, used.length);
}

const STATES = new Set(['idle', 'rev', 'start up', 'accelerate', 'drive away', 'drive off', 'run', 'turn over', 'crank', 'leave', 'take off']);

function isMachine(phrase: NounPhrase): boolean {
  return phrase.head.isAgent !== true && (phrase.head.tags.includes('vehicle') || phrase.head.tags.includes('engine'));
}

/** A machine is in one state at a time: "idles, revs and drives away" is a course. */
function isNextState(clause: Read, before: Read | undefined): boolean {
  const frame = clause.frames[0];
  const earlier = before?.frames[before.frames.length - 1];
  if (!frame?.isInherited || !frame.verb || !earlier?.verb) return false;
  return frame.subjects.some(isMachine) && STATES.has(frame.verb.verb.lemma) && STATES.has(earlier.verb.verb.lemma) && frame.verb.form !== 'ing';
}

function collect(clauses: readonly Read[], result: Understanding, language: Language): void {
  const { lexicon } = language;
  let waiting: SaidEffect[] = [];
  let lastOfClause: LayerDraft[] = [];
  clauses.forEach((clause, index) => {
    if (clause.isNegated) {
      negate(clause, result, language);
      return;
    }
    const found = clause.frames.flatMap((frame) => resolveFrame(frame, clause.group, lexicon));
    for (const frame of clause.frames) placeScene(frame, found, clause.group, result, language);
    for (const place of clause.loosePlaces) scenePlace(place, found, clause.group, result, language);
    const kept = clause.link === 'or' && lastOfClause.length > 0 ? asAlternatives(found, lastOfClause) : found;
    if (clause.isBed) for (const draft of kept) if (findSource(draft.source)?.kind !== 'one-shot') draft.role ??= 'bed';
    for (const draft of kept) for (const said of waiting) applyEffect(draft, said);
    if (kept.length > 0) waiting = [];
    const target = kept.length > 0 ? kept : lastOfClause;
    looseEffects(clause, target, waiting, result, index);
    result.drafts.push(...kept);
    if (kept.length > 0) lastOfClause = kept;
    documentEffects([...clause.loose, ...clause.frames.flatMap((frame) => [...frame.effects, ...frame.subjects.flatMap((phrase) => phrase.effects), ...frame.places.flatMap((phrase) => phrase.effects)])], result);
  });
  // What nothing was left to carry describes a sound that nobody named.
  result.unplaced = waiting;
}

function looseEffects(clause: Read, target: readonly LayerDraft[], waiting: SaidEffect[], result: Understanding, index: number): void {
  for (const said of clause.loose) {
    if (target.length === 0) waiting.push(said);
    else if (said.effect.space && index > 0 && !said.effect.mods) setSpace(result, said.effect.space, [said.mention.start, said.mention.end], said.mention.text);
    else for (const draft of target) applyEffect(draft, said);
  }
  if (!clause.looseCount) return;
  for (const draft of target) {
    if (clause.looseCount.count !== undefined) draft.mods.count = clause.looseCount.count;
    if (clause.looseCount.rate !== undefined) draft.mods.rate = clause.looseCount.rate;
    draft.chips.push({ span: clause.looseCount.span, label: clause.looseCount.rate === undefined ? `${clause.looseCount.count ?? 1} times` : `${clause.looseCount.rate} per second`, kind: 'time' });
  }
}

function documentEffects(effects: readonly SaidEffect[], result: Understanding): void {
  for (const { effect } of effects) {
    if (effect.loop) result.loop = true;
    if (effect.isDry) result.isDry = true;
  }
}

function asAlternatives(found: readonly LayerDraft[], kept: readonly LayerDraft[]): LayerDraft[] {
  for (const draft of kept) {
    draft.alternatives.push(...found.map((other) => other.source).filter((source) => source !== draft.source && !draft.alternatives.includes(source)));
  }
  return [];
}

/** A place named by itself ("..., large hall") or after its layer: the space, and what is heard there. */
function placeScene(frame: Frame, found: LayerDraft[], group: number, result: Understanding, language: Language): void {
  if (!frame.verb) {
    for (const phrase of frame.subjects) {
      const isRoomOnly = phrase.head.space !== undefined && !phrase.modifiers.length && (result.drafts.length > 0) && (phrase.head.source === undefined || findSource(phrase.head.source)?.group === 'ambience');
      if (!isRoomOnly || !phrase.head.space) continue;
      setSpace(result, phrase.head.space, phrase.spans[0], phrase.mention.text);
      const own = found.findIndex((draft) => draft.source === phrase.head.source);
      if (own >= 0 && language.ambienceOf[phrase.head.word] === undefined) found.splice(own, 1);
    }
  }
  for (const place of [...frame.places, ...frame.subjects.flatMap((phrase) => phrase.places), ...frame.objects.flatMap((phrase) => phrase.places)]) addAmbience(place, found, group, language);
}

function scenePlace(place: NounPhrase, found: LayerDraft[], group: number, result: Understanding, language: Language): void {
  const isBeside = place.preposition === 'with' || place.preposition === 'near';
  if (place.head.space && !isBeside) setSpace(result, place.head.space, place.spans[0], place.mention.text);
  addAmbience(place, found, group, language);
  const surface = materialOf(place);
  const own = ownSource(place, language.lexicon);
  if (own !== undefined && (isBeside || !place.head.space) && place.head.isInert !== true && !found.some((draft) => draft.source === own)) {
    const draft = newDraft(own, { by: 'direct', confidence: 0.95 }, group);
    draft.spans.push(...place.spans);
    for (const said of place.effects) applyEffect(draft, said);
    found.push(draft);
  } else if (surface) {
    const covered = found.filter((draft) => takesSurface(draft.source));
    for (const draft of covered.length > 0 ? covered : result.drafts.slice(-1)) draft.surface ??= surface;
  }
}

function addAmbience(place: NounPhrase, found: LayerDraft[], group: number, language: Language): void {
  const source = language.ambienceOf[place.head.word];
  const isInside = ['in', 'inside', 'at', 'within', 'through', 'across', ...(language.inside ?? [])].includes(place.preposition ?? '');
  if (source === undefined || !isInside || found.some((draft) => draft.source === source)) return;
  const draft = newDraft(source, { by: 'direct', confidence: 0.95 }, group);
  draft.role = 'bed';
  draft.spans.push(...place.spans);
  found.push(draft);
}

function setSpace(result: Understanding, kind: Space['kind'], span: [number, number], label: string): void {
  result.space = kind;
  result.spaceSpan = span;
  result.chips.push({ span, label, kind: 'space' });
}

/** Takes out what "no", "without" or "except" names. */
function negate(clause: Read, result: Understanding, language: Language): void {
  const { lexicon } = language;
  const phrases = clause.frames.flatMap((frame) => [...frame.subjects, ...frame.objects, ...frame.places]).concat(clause.loosePlaces);
  for (const frame of clause.frames) {
    const kept: Frame = { ...frame, subjects: frame.subjects.filter((phrase) => !phrase.isNegated), objects: frame.objects.filter((phrase) => !phrase.isNegated), places: frame.places.filter((phrase) => !phrase.isNegated) };
    const keptSubjects = kept.subjects.map((phrase) => ({ ...phrase, places: phrase.places.filter((place) => !place.isNegated) }));
    if (keptSubjects.length > 0 || (kept.verb && frame.verb && !isVerbNegated(clause, frame))) keepFrame({ ...kept, subjects: keptSubjects }, clause, result, language);
  }
  const nested = phrases.flatMap((phrase) => [phrase, ...phrase.places, ...(phrase.of ? [phrase.of] : [])]);
  for (const phrase of nested) {
    if (!phrase.isNegated) continue;
    const source = ownSource(phrase, lexicon);
    if (source !== undefined) result.drafts = result.drafts.filter((draft) => draft.source !== source);
    for (const span of phrase.spans) result.chips.push({ span, label: `no ${phrase.mention.text}`, kind: 'negated' });
  }
}

function keepFrame(frame: Frame, clause: Read, result: Understanding, language: Language): void {
  const found = resolveFrame(frame, clause.group, language.lexicon);
  placeScene(frame, found, clause.group, result, language);
  result.drafts.push(...found);
}

function isVerbNegated(clause: Read, frame: Frame): boolean {
  return clause.isNegated && frame.subjects.every((phrase) => phrase.isNegated);
}
