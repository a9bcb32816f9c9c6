import type { Material } from '@whoosh/sound-scene';
import { CATALOGUE, featuresOf } from '../../catalogue';
import type { Kind } from '../../catalogue/features';
import { kinOf } from '../evidence/kin';
import type { EventFrame, Participant, SaidModifier, Sense } from '../frames/event-frame';
import type { Lexicon, Noun, Verb, VerbRow } from '../lexicon/lexicon';
import { Candidates, type EvidenceName } from './candidate';
import { wordsOfSources } from './words-of-sources';

/** More sources than these do a deed that says nothing. */
const MOST_DOERS = 12;
/** Kin of an unknown word that are taken into account. */
const MOST_KIN = 4;

/** What an event has besides its predicate, in the order in which rows of a verb look at it. */
interface Arguments {
  agent?: Participant;
  patients: readonly Participant[];
  places: readonly Participant[];
}

/**
 * All sources that the event may be: named by a noun, a verb, both together, what is struck, or kin of a word that
 * nothing names.
 */
export function candidatesOf(frame: EventFrame, agent: Participant | undefined, lexicon: Lexicon): Candidates {
  const found = new Candidates();
  const { patients, instruments } = frame;
  const places = [...frame.places, ...(agent?.places ?? []), ...patients.flatMap((patient) => patient.places)];
  const said: Arguments = { ...(agent && { agent }), patients, places: [...instruments, ...places] };
  for (const [rank, { meaning }] of (frame.predicate?.senses ?? []).entries())
    ofVerb(meaning, rank, said, found, lexicon);
  if (frame.predicate) ofListedVerb(frame.predicate.lemma, 'verb-listed', found);
  for (const participant of [...(agent ? [agent] : []), ...patients]) ofParticipant(participant, found, lexicon);
  for (const { effect } of frame.modifiers)
    if (effect.sounds !== undefined) found.add('quality', { source: effect.sounds, by: 'pair' });
  if (frame.predicate) ofDoers(frame.predicate.lemma, found);
  for (const one of [...(agent ? [agent] : []), ...patients]) ofSiblings(one, deedsOf(frame), places, found);
  return found;
}

/** "On a windy hill": what a modifier says is heard too. */
export function candidatesOfModifier({ effect }: SaidModifier): Candidates {
  const found = new Candidates();
  if (effect.also !== undefined) found.add('quality-also', { source: effect.also, by: 'pair' });
  return found;
}

/** What a participant sounds like by itself. */
export function candidatesOfParticipant(participant: Participant, lexicon: Lexicon): Candidates {
  const found = new Candidates();
  ofParticipant(participant, found, lexicon);
  return found;
}

function ofParticipant(participant: Participant, found: Candidates, lexicon: Lexicon): void {
  const { senses, compound, genitive, deed, lemma } = participant;
  senses.forEach(({ meaning }, rank) => {
    ofNoun(meaning, rank, participant, found, lexicon);
  });
  ofListedNoun(lemma, participant, 'head-listed', found);
  for (const noun of compound) {
    for (const { meaning } of noun.senses)
      if (meaning.source !== undefined)
        found.add('compound', { source: meaning.source, by: 'direct', owner: participant });
    ofListedNoun(noun.lemma, participant, 'compound-listed', found);
    ofListedNoun(`${noun.lemma} ${lemma}`, participant, 'head', found);
  }
  if (genitive)
    for (const { meaning } of genitive.senses)
      if (meaning.source !== undefined)
        found.add('genitive', { source: meaning.source, by: 'direct', owner: genitive });
  ofBlends(participant, found);
  if (deed) ofDeed(deed, participant, found, lexicon);
  for (const { effect } of participant.modifiers)
    if (effect.sounds !== undefined) found.add('quality', { source: effect.sounds, by: 'pair', owner: participant });
  if (found.size === 0) ofKin(participant, found);
}

function ofNoun(noun: Noun, rank: number, owner: Participant, found: Candidates, lexicon: Lexicon): void {
  const { source, also, variant, mods } = noun;
  const said = { by: 'direct', owner, ...(variant && { variant }), ...(mods && { mods }) } as const;
  if (source !== undefined) found.add(rank === 0 ? 'head' : 'head-second-sense', { source, ...said });
  if (also !== undefined) found.add('head-also', { source: also, ...said });
  const material = saidMaterial(owner);
  const made = material && noun.isInert === true && isBlow(source) ? lexicon.impactByMaterial[material] : undefined;
  if (made !== undefined && isBlow(made)) found.add('head-material', { source: made, ...said });
}

function isBlow(source: string | undefined): boolean {
  return source !== undefined && featuresOf(source)?.kinds.has('impact') === true;
}

function ofListedNoun(word: string, owner: Participant, name: EvidenceName, found: Candidates): void {
  for (const source of wordsOfSources().nouns.get(word) ?? []) found.add(name, { source, by: 'direct', owner });
}

function ofListedVerb(lemma: string, name: EvidenceName, found: Candidates, owner?: Participant): void {
  for (const source of wordsOfSources().verbs.get(lemma) ?? [])
    found.add(name, { source, by: 'verb', ...(owner && { owner }) });
}

/** Sources that do it while they are heard as themselves, where few do. */
function ofDoers(lemma: string, found: Candidates): void {
  const doers = wordsOfSources().deeds.get(lemma) ?? [];
  if (doers.length <= MOST_DOERS) for (const source of doers) found.add('does-only', { source, by: 'verb' });
}

/** What is done, as sources say what they do: the verb's first word, and what kind of motion it is. */
function deedsOf({ predicate }: EventFrame): string[] {
  const motion = predicate?.senses[0]?.meaning.effect?.motion;
  const first = predicate?.lemma.split(' ')[0];
  return [...(first === undefined ? [] : [first]), ...(motion === undefined ? [] : [motion])];
}

/**
 * "A car passes", "rain on a roof": another source of the same kinds that does just this, or that is struck where this
 * one falls.
 */
function ofSiblings(
  one: Participant,
  deeds: readonly string[],
  places: readonly Participant[],
  found: Candidates,
): void {
  const named = one.senses[0]?.meaning.source;
  const own = named === undefined ? undefined : featuresOf(named);
  if (own === undefined) return;
  const isOnThing = own.traits.has('fluid') && places.some(isThingToFallOn);
  for (const id of siblingsOf(named ?? '')) {
    const other = featuresOf(id);
    if (!other) continue;
    const [firstDeed = ''] = other.deeds;
    if (deeds.includes(firstDeed) && !own.deeds.has(firstDeed))
      found.add('sibling-first-does', { source: id, by: 'pair', owner: one });
    else if (deeds.some((deed) => other.deeds.has(deed) && !own.deeds.has(deed)))
      found.add('sibling-does', { source: id, by: 'pair', owner: one });
    if (isOnThing && other.traits.has('struck') && !own.traits.has('struck'))
      found.add('sibling-struck', { source: id, by: 'pair', owner: one });
  }
}

const SIBLINGS = new Map<string, readonly string[]>();

/** Sources whose kinds are all, two at least, among those of this one. */
function siblingsOf(source: string): readonly string[] {
  const known = SIBLINGS.get(source);
  if (known) return known;
  const own = featuresOf(source)?.kinds ?? NO_KINDS;
  const found = CATALOGUE.map(({ id }) => id).filter((id) => {
    const kinds = featuresOf(id)?.kinds ?? NO_KINDS;
    return id !== source && kinds.size >= 2 && [...kinds].every((kind) => own.has(kind));
  });
  SIBLINGS.set(source, found);
  return found;
}

/** What the ground consists of: whatever falls on it falls to the ground, not on a thing. */
const GROUND = new Set<Material | undefined>([
  ...([
    'concrete',
    'stone',
    'brick',
    'gravel',
    'sand',
    'dirt',
    'mud',
    'grass',
    'leaves',
    'snow',
    'ice',
    'water',
  ] as const),
  undefined,
]);

function isThingToFallOn(place: Participant): boolean {
  return !GROUND.has(materialOf(place));
}

/** Kinds that a part gives its whole: the horn of a train is a horn and of the railway. */
const PARTS = new Set<Kind>([
  'horn',
  'siren',
  'alarm',
  'bell',
  'door',
  'engine',
  'whistle',
  'friction',
  'signal',
  'gas',
  'step',
  'voice',
  'wood',
  'break',
  'impact',
  'mechanism',
]);

/** "Truck horn", "the brakes of a train": sources that are both what the head is and of the kind of its whole. */
function ofBlends(participant: Participant, found: Candidates): void {
  const head = kindsOf(participant.senses);
  const parts = [...head].filter((kind) => PARTS.has(kind));
  if (parts.length === 0) return;
  for (const whole of [...participant.compound, ...(participant.genitive ? [participant.genitive] : [])]) {
    const kinds = [...kindsOf(whole.senses)].filter((kind) => !head.has(kind));
    if (kinds.length === 0) continue;
    for (const [id, own] of (partSources ??= findPartSources())) {
      if (parts.some((kind) => own.has(kind)) && kinds.some((kind) => own.has(kind)))
        found.add('blend', { source: id, by: 'pair', owner: participant });
    }
  }
}

/**
 * Sources that are a part of something, with their kinds, in the order of the catalogue; found at the first need, as it
 * takes all features.
 */
let partSources: readonly (readonly [id: string, kinds: ReadonlySet<Kind>])[] | undefined;

function findPartSources(): (readonly [string, ReadonlySet<Kind>])[] {
  return CATALOGUE.map(({ id }) => [id, featuresOf(id)?.kinds ?? NO_KINDS] as const).filter(([, kinds]) =>
    [...PARTS].some((kind) => kinds.has(kind)),
  );
}

const NO_KINDS: ReadonlySet<Kind> = new Set();

function kindsOf(senses: readonly Sense<Noun>[]): ReadonlySet<Kind> {
  const source = senses[0]?.meaning.source;
  return (source === undefined ? undefined : featuresOf(source)?.kinds) ?? NO_KINDS;
}

/** "Crate smash", "the bark of a dog": a noun that names what is done. */
function ofDeed(deed: Verb, owner: Participant, found: Candidates, lexicon: Lexicon): void {
  if (deed.source !== undefined) found.add('deed', { source: deed.source, by: 'verb', owner });
  ofListedVerb(deed.lemma, 'deed-listed', found, owner);
  const doers = [...owner.compound].reverse().concat(owner.genitive ?? []);
  for (const doer of doers) {
    const row = rowFor(deed, doer);
    const own = doer.senses[0]?.meaning.source;
    const given = row === undefined ? undefined : row.gives.split('+')[0] === 'own' ? own : row.gives.split('+')[0];
    if (given) found.add('deed-selects', { source: given, by: 'pair', owner, ...saidByRow(row) });
  }
  const material = materialOf(owner) ?? doers.map(materialOf).find((one) => one !== undefined);
  const byMaterial = material && materialTable(deed, lexicon)?.[material];
  if (byMaterial) found.add('deed-material', { source: byMaterial, by: 'pair', owner });
}

function ofVerb(
  verb: Verb,
  rank: number,
  { agent, patients, places }: Arguments,
  found: Candidates,
  lexicon: Lexicon,
): void {
  if (verb.source !== undefined)
    found.add(rank === 0 ? 'verb' : 'verb-second-sense', {
      source: verb.source,
      by: 'verb',
      ...(verb.variant && { variant: verb.variant }),
      ...(verb.mods && { mods: verb.mods }),
    });
  const roles: [EvidenceName, readonly Participant[]][] = [
    ['verb-selects-agent', agent ? [agent] : []],
    ['verb-selects-patient', patients],
    ['verb-selects-place', places],
  ];
  for (const [name, participants] of roles)
    for (const one of participants.flatMap((each) => (each.genitive ? [each, each.genitive] : [each])))
      ofRow(verb, one, name, found);
  const table = materialTable(verb, lexicon);
  if (!table) return;
  for (const one of [...patients, ...places, ...(agent ? [agent] : [])]) {
    const material = materialOf(one);
    const source = material && isStruckThing(one) ? table[material] : undefined;
    if (source !== undefined) found.add('verb-material', { source, by: 'pair', owner: one });
  }
}

function ofRow(verb: Verb, one: Participant, name: EvidenceName, found: Candidates): void {
  const row = rowFor(verb, one);
  if (row === undefined || row.gives === '') return;
  const own = one.senses[0]?.meaning;
  const [first = '', second] = row.gives.split('+');
  const source = first === 'own' ? own?.source : first;
  if (source === undefined) return;
  const beneath = second === 'own' ? own?.source : undefined;
  const mods = first === 'own' ? { ...own?.mods, ...row.mods } : row.mods;
  found.add(name, {
    source,
    by: 'pair',
    owner: one,
    ...saidByRow(row),
    ...(mods && { mods }),
    ...(beneath && { beneath }),
  });
}

function saidByRow(row: VerbRow | undefined): Pick<VerbRow, 'variant' | 'mods' | 'time' | 'trend'> {
  return {
    ...(row?.variant && { variant: row.variant }),
    ...(row?.mods && { mods: row.mods }),
    ...(row?.time && { time: row.time }),
    ...(row?.trend && { trend: row.trend }),
  };
}

/** The row of the verb that names this participant. */
export function rowFor(verb: Verb, participant: Participant): VerbRow | undefined {
  return verb.rows.find((row) => row.on.some((key) => hasKey(participant, key)));
}

/** Whether the phrase is, or is made of, what a row's word, source id or tag says. */
function hasKey(participant: Participant, key: string): boolean {
  const nouns = [participant, ...participant.compound].flatMap(({ senses }) => senses.slice(0, 1));
  return (
    participant.lemma === key ||
    nouns.some(({ meaning }) => meaning.word === key || meaning.source === key || meaning.tags.includes(key)) ||
    materialOf(participant) === key
  );
}

function materialTable(verb: Verb, lexicon: Lexicon): Lexicon['impactByMaterial'] | undefined {
  if (verb.kind === 'strike' || verb.kind === 'drop') return lexicon.impactByMaterial;
  return verb.kind === 'break' ? lexicon.breakByMaterial : undefined;
}

function isStruckThing({ senses }: Participant): boolean {
  const noun = senses[0]?.meaning;
  return noun === undefined || noun.isInert === true || noun.source === undefined;
}

/** Material that stands before the thing. */
function saidMaterial({ compound, modifiers }: Participant): Material | undefined {
  return (
    compound.map(({ senses }) => senses[0]?.meaning.material).find((material) => material !== undefined) ??
    modifiers.map(({ effect }) => effect.material).find((material) => material !== undefined)
  );
}

/** What a thing is made of: said before it, or known of it. */
export function materialOf(participant: Participant): Material | undefined {
  const noun = participant.senses[0]?.meaning;
  return saidMaterial(participant) ?? noun?.material ?? noun?.surface;
}

/** A word that nothing names: the sources whose words are nearest to it in vectors. */
function ofKin(participant: Participant, found: Candidates): void {
  if (participant.senses.length > 0) return;
  for (const { source, likeness } of kinOf(participant.lemma).slice(0, MOST_KIN))
    found.add('kin', { source, by: 'hypernym', owner: participant }, likeness);
}
