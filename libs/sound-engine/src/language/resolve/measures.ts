import { featuresOf, findSource } from '../../catalogue';
import type { FoundIn, Kind, SourceFeatures } from '../../catalogue/features';
import { commonnessOf } from '../evidence/commonness';
import type { Collocation } from '../evidence/collocations';
import type { EventFrame, Participant } from '../frames/event-frame';
import type { Noun, Verb } from '../lexicon/lexicon';
import type { Candidate } from './candidate';
import { overlaps } from './read-layers';
import type { ReadLayer } from './read-layer';
import type { Style } from './resolve-frames';

/** What a choice is made for: the event itself, or what sounds besides it. */
export type Slot = 'event' | 'agent' | 'patient' | 'beside' | 'further' | 'rest';

/** What is known while the candidates of one choice are weighed. */
export interface Choice {
  slot: Slot;
  frame: EventFrame;
  agent: Participant | undefined;
  /** Whose own sound is asked for, of the slots beside the event. */
  participant?: Participant;
  /** What the rest of the text was taken for. */
  others: ReadonlySet<string>;
  /** Where those are found. */
  places: ReadonlySet<FoundIn>;
  /** What the event of the same frame was taken for. */
  event?: string;
  rivals: number;
  /** One of the candidates was found by two words together. */
  isPairKnown: boolean;
  /** The participant is what named the event of its frame. */
  isToldByEvent?: boolean;
  /** All layers that the rules propose for the text. */
  read: readonly ReadLayer[];
  /** All words of the text that together mean a source. */
  collocations: readonly Collocation[];
  /** They propose one for this choice. */
  isReadHere: boolean;
  category?: string;
  style?: Style;
}

/** Named measures of a candidate, small whole numbers; the score is their sum, each times its learnt weight. */
export type Measures = Map<string, number>;

/** Whether two words together speak for it, not each by itself. */
export function isByPair({ evidence }: Candidate): boolean {
  return reasonsFor(evidence).has('pair');
}

/** Kinds whose sources are meant more or less readily than their words are said. */
const TELLING_KINDS: readonly Kind[] = [
  ...(['place', 'cinematic', 'signal', 'impact', 'voice', 'crowd', 'noise', 'music', 'vehicle', 'magic'] as const),
  ...(['weather', 'water', 'friction', 'door', 'thing', 'body', 'step', 'game', 'animal', 'machine'] as const),
];

export function measure(candidate: Candidate, choice: Choice): Measures {
  const measures: Measures = new Map();
  const set = (name: string, value = 1): void => {
    if (value !== 0) measures.set(name, value);
  };
  const features = featuresOf(candidate.source);
  set('named');
  if (choice.slot !== 'event') set(`slot ${choice.slot}`);
  for (const [name, strength] of Object.entries(candidate.evidence)) set(name, strength);
  const reasons = reasonsFor(candidate.evidence);
  if (reasons.size > 1) set(`by ${[...reasons].sort().join(' and ')}`);
  if (choice.isPairKnown && !reasons.has('pair')) set('alone where a pair is known');
  ofReading(candidate, choice, set);
  ofCollocations(candidate, choice, set);
  ofCategory(candidate.source, choice, set);
  ofWord(candidate, choice, set);
  if (features) {
    ofDeed(candidate, features, choice, set);
    ofContext(candidate, features, choice, set);
    for (const kind of TELLING_KINDS)
      if (features.kinds.has(kind)) set(`kind ${kind}${choice.slot === 'event' ? '' : ' beside'}`);
  }
  return measures;
}

/** Ways to come up that are independent of one another. */
function reasonsFor(evidence: Candidate['evidence']): ReadonlySet<string> {
  return new Set(
    Object.keys(evidence).map((name) => {
      if (name === 'read') return 'read';
      if (/selects|material|blend|sibling|phrase/.test(name)) return 'pair';
      return /^(?:verb|deed|does)/.test(name) ? 'verb' : 'noun';
    }),
  );
}

type Set = (name: string, value?: number) => void;

/** Whether the rules made a layer of the word that names it, or of the predicate where that does. */
function isOfUsedWord({ owner }: Candidate, { frame, read }: Choice): boolean {
  const span = owner?.headSpan ?? frame.predicate?.span;
  return span !== undefined && read.some(({ spans }) => overlaps(spans, [span]));
}

/**
 * How a candidate stands to what the rules propose: theirs, of a word that they used, used and beside the event, or of
 * another word.
 */
export type Standing = 'read' | 'used' | 'usedBeside' | 'unread';

export function standingOf(candidate: Candidate, choice: Choice): Standing {
  if (candidate.read) return 'read';
  if (!isOfUsedWord(candidate, choice)) return 'unread';
  return choice.slot === 'event' ? 'used' : 'usedBeside';
}

/** What the rules of the clauses made of the words. */
function ofReading(candidate: Candidate, choice: Choice, set: Set): void {
  const { source, read, evidence, owner } = candidate;
  const { slot, style, frame } = choice;
  if (style !== undefined) set(`${style}${slot === 'event' ? '' : ' beside'}`);
  if (!read) {
    if (choice.isReadHere) set('another is read');
    else if (choice.read.some((layer) => layer.source === source)) set('read elsewhere');
    if (slot !== 'event') set('unread beside');
    if (owner !== undefined) set(isOfUsedWord(candidate, choice) ? 'unread, its word used' : 'unread, its word unused');
    return;
  }
  set(`read ${read.by}${slot === 'event' || slot === 'rest' ? '' : slot === 'further' ? ' further' : ' beside'}`);
  if (read.role) set(`read as ${read.role}`);
  if (read.isFaint) set('read as faint');
  if (style !== undefined) set(`read in ${style}`);
  if (Object.keys(evidence).length === 1) set('read alone');
  const sharers = choice.read.filter((other) => other !== read && overlaps(other.spans, read.spans));
  if (sharers.length > 0) set('read from words of another');
  if (read.by === 'verb' || read.by === 'pair') set(`read ${read.by} ${doerOf(choice)} ${classOfPredicate(frame)}`);
  if (choice.read.length > 2) set('read among many');
}

/** Whether its words belong to a collocation, and whether that means this source or another one. */
function ofCollocations({ source, evidence, read, owner }: Candidate, choice: Choice, set: Set): void {
  const { collocation } = evidence;
  const { slot, frame, collocations, isReadHere } = choice;
  if (collocation !== undefined) {
    if (slot === 'further') set('collocation of a further sound');
    if (isReadHere && !read) set('collocation against what is read');
    set(collocation === 1 ? 'collocation of one' : collocation > 2 ? 'collocation of three' : 'collocation of two');
    return;
  }
  const spans = read?.spans ?? (owner ? [owner.headSpan] : frame.predicate ? [frame.predicate.span] : []);
  const near = collocations.filter((one) => one.spans.length > 1 && overlaps(one.spans, spans));
  if (near.some((one) => one.source === source)) set('of a collocation');
  else if (near.length > 0) set('another by collocation');
}

function doerOf({ agent, frame }: Choice): string {
  const noun = (agent ?? frame.patients[0])?.senses[0]?.meaning;
  return noun ? classOfNoun(noun) : 'nobody';
}

/** The group of a category: "DOOR" of "DOORWood". */
function groupOf(category: string): string {
  return /^[A-Z]+(?=[A-Z][a-z]|$)/.exec(category)?.[0] ?? category;
}

/** How the category of a file's name fits. */
function ofCategory(source: string, { category }: Choice, set: Set): void {
  if (category === undefined) return;
  const own = findSource(source)?.ucs ?? [];
  if (own.includes(category)) set('of the category');
  else if (own.some((one) => groupOf(one) === groupOf(category))) set('of the group of the category');
  else set('of another category');
}

/** How the word stands that named it. */
function ofWord({ owner, evidence, source }: Candidate, choice: Choice, set: Set): void {
  const { frame, slot, participant } = choice;
  if (owner?.corrected !== undefined || frame.predicate?.corrected !== undefined) set('corrected');
  if (owner?.isRecalled) set('recalled');
  if (frame.isInherited) set('inherited');
  const noun = owner?.senses[0]?.meaning;
  if (noun && isByNoun(evidence)) {
    if (noun.isHyponym) set('hyponym');
    if (noun.isAbstract) set('abstract');
    if (noun.word.includes(' ') && noun.source === source) set('phrase');
    set(`${classOfNoun(noun)} ${classOfPredicate(frame)}`);
    if (slot === 'event' && owner !== choice.agent) set('named by patient');
    if (evidence.head && owner && owner.compound.some(({ senses }) => senses[0]?.meaning.source !== undefined))
      set('head beside sounding compound');
    if (evidence.compound && noun.source === undefined) set('compound of silent head');
    if (evidence.compound && noun.isEvent) set('compound of event');
    if (evidence.genitive && noun.source === undefined) set('genitive of silent head');
  } else if (owner && noun === undefined && isByNoun(evidence)) set('head unknown');
  if (choice.isToldByEvent) set('told by the event');
  if (noun?.space !== undefined && isByNoun(evidence)) set(`space ${noun.space}${slot === 'event' ? '' : ' beside'}`);
  if (participant?.relation !== undefined && slot === 'beside') set(`relation ${participant.relation}`);
}

function isByNoun(evidence: Candidate['evidence']): boolean {
  return Object.keys(evidence).some((name) => /^(?:head|compound|genitive|blend|kin)/.test(name));
}

/** What kind of thing a noun is, as far as it matters to who is heard. */
function classOfNoun(noun: Noun): string {
  if (noun.isAgent) return noun.tags.includes('person') ? 'person' : 'living';
  if (noun.isInert) return 'inert';
  if (noun.isEvent) return 'event';
  if (noun.space !== undefined) return 'place';
  if (noun.material !== undefined || noun.surface !== undefined) return 'material';
  const traits = noun.source === undefined ? undefined : featuresOf(noun.source)?.traits;
  return traits?.has('powered') ? 'powered' : 'thing';
}

/** What kind of happening the predicate tells: a voice, a manner of sound, a motion, a blow, or little. */
function classOfPredicate({ predicate }: EventFrame): string {
  const verb = predicate?.senses[0]?.meaning;
  if (!predicate) return 'alone';
  return verb ? classOfVerb(verb) : 'unknown verb';
}

function classOfVerb(verb: Verb): string {
  if (verb.kind === 'aspect') return 'begins or ends';
  if (verb.kind === 'strike' || verb.kind === 'break' || verb.kind === 'drop') return 'meets';
  if (verb.effect?.motion !== undefined) return 'moves';
  if (verb.kind === 'light') return 'is handled';
  const traits = verb.source === undefined ? undefined : featuresOf(verb.source)?.traits;
  return traits?.has('voiced') ? 'calls' : 'sounds';
}

/** How well what is done fits what the candidate is. */
function ofDeed({ evidence, owner }: Candidate, features: SourceFeatures, choice: Choice, set: Set): void {
  const { frame, agent } = choice;
  const lemma = frame.predicate?.lemma.split(' ')[0];
  const isNamed = isByNoun(evidence);
  if (lemma !== undefined && features.deeds.has(lemma)) set(isNamed ? 'thing that does it' : 'deed of its own');
  if (owner?.deed && features.deeds.has(owner.deed.lemma)) set('deed before it');
  const called = [frame.predicate?.senses[0]?.meaning, owner?.deed].some((verb) => isVoiced(verb?.source));
  if (isNamed && called && features.traits.has('voiced'))
    set(features.kinds.has('person') ? 'voice of a person' : 'voice of its own');
  if (!isNamed && (evidence.verb || evidence.deed || evidence['verb-listed'] || evidence['does-only'])) {
    const doer = (owner?.deed ? (owner.genitive ?? owner.compound.at(-1)) : agent)?.senses[0]?.meaning;
    const doerFeatures = doer?.source === undefined ? undefined : featuresOf(doer.source);
    const isLiving = doer?.isAgent === true;
    if (doer === undefined) set('verb without doer');
    else if (features.traits.has('voiced')) set(isLiving ? 'voice of the living' : 'voice of the lifeless');
    else if (doer?.isEvent) set('verb of event');
    else if (doerFeatures && !isLiving && !doer?.isInert) set('verb of sounding thing');
    else if (doer?.isInert) set('verb of inert thing');
    else if (doer?.tags.includes('person')) set('verb of person');
    if (doerFeatures && [...features.kinds].some((kind) => doerFeatures.kinds.has(kind))) set('verb of its kind');
    if (doerFeatures && lemma !== undefined && doerFeatures.deeds.has(lemma)) set('doer does it itself');
    if (frame.patients.length > 0) set('verb with patient');
  }
  const isCounted = frame.count !== undefined || (owner?.number ?? 0) > 0;
  if (isCounted && features.aspect === 'continues') set('counted, yet goes on');
  if (frame.predicate?.form === 'ed') set('passive');
}

function isVoiced(source: string | undefined): boolean {
  return source !== undefined && featuresOf(source)?.traits.has('voiced') === true;
}

/** How well it goes with what else is said. */
function ofContext({ source, owner }: Candidate, features: SourceFeatures, choice: Choice, set: Set): void {
  if (choice.others.has(source)) set('named elsewhere');
  else if (choice.others.size === 0) set('nothing else named');
  if ([...features.places].some((place) => place !== 'anywhere' && choice.places.has(place)))
    set('found where others are');
  for (const other of choice.others) {
    const kinds = featuresOf(other)?.kinds;
    if (!kinds || other === source) continue;
    if (owner && (kinds as ReadonlySet<string>).has(owner.lemma)) set('its word is a kind of another');
    if ([...features.kinds].every((kind) => kinds.has(kind)))
      set(kinds.size > features.kinds.size ? 'wider than another' : 'of the kinds of another');
  }
  set('commonness', commonnessOf(source));
  set('rivals', Math.min(4, choice.rivals - 1));
  if (choice.frame.isBackground) set('in the background');
  const event = choice.event === undefined ? undefined : featuresOf(choice.event);
  if (!event) return;
  if ([...features.kinds].some((kind) => event.kinds.has(kind))) set('of the kind of the event');
  if (event.traits.has('living')) set('beside a living event');
}
