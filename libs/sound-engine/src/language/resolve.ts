import type { Chip, Material, Modifiers } from '@whoosh/sound-scene';
import { findSource } from '../catalogue';
import { phraseHasKey, type Frame, type NounPhrase, type VerbPhrase } from './clauses';
import { applyEffect, newDraft, type LayerDraft } from './draft';
import type { Lexicon, Verb, VerbRow } from './lexicon';
import { CONFIDENCE } from './confidence';

/** Which source something means, and how sure that is. */
interface Meaning {
  source: string;
  variant?: string;
  mods?: Modifiers;
  by: 'direct' | 'verb' | 'pair';
  /** The phrase whose word it is. */
  owner?: NounPhrase;
  time?: LayerDraft['time'];
  /** Goes on in the background of the other one. */
  isBeneath?: boolean;
  /** The voice of somebody who only does something: unheard once the same one is heard otherwise. */
  isFaint?: boolean;
}

/** Heads whose vehicle decides: "truck horn", "bus engine". */
const PARTS: Readonly<Record<string, (whole: NounPhrase, source: string) => string | undefined>> = {
  engine: (_, source) => source, motor: (_, source) => source, light: () => undefined,
  horn: (whole) => (phraseHasKey(whole, 'traintag') ? 'train_horn' : phraseHasKey(whole, 'ship') ? 'ship' : phraseHasKey(whole, 'truck') ? 'air_horn' : undefined),
  whistle: (whole) => (phraseHasKey(whole, 'traintag') ? 'train_horn' : phraseHasKey(whole, 'kettle') ? 'boiling' : undefined),
  siren: (whole, source) => (phraseHasKey(whole, 'siren') ? source : undefined), alarm: (whole, source) => (phraseHasKey(whole, 'alarm') ? source : phraseHasKey(whole, 'car') ? 'car_alarm' : undefined),
  brake: (whole) => (phraseHasKey(whole, 'traintag') ? 'train_brake' : phraseHasKey(whole, 'truck') || phraseHasKey(whole, 'bus') ? 'air_brake' : undefined),
  wheel: (whole) => (phraseHasKey(whole, 'traintag') ? 'train' : undefined), bell: (whole) => (phraseHasKey(whole, 'bicycle') ? 'bicycle' : undefined),
};

/** Groups whose sources sound by themselves, so that two nouns in a row are two sounds ("wind rain"). */
const ACTIVE_GROUPS = new Set(['weather', 'water', 'animals', 'ambience', 'fire', 'music_generic']);

/** Turns one frame into the layers that it asks for. */
export function resolveFrame(frame: Frame, group: number, lexicon: Lexicon): LayerDraft[] {
  const drafts = frame.verb ? resolveVerbFrame(frame, frame.verb, group, lexicon) : resolveNouns(frame, group, lexicon);
  for (const draft of drafts) {
    for (const said of frame.effects) applyEffect(draft, said);
    if (frame.verb?.verb.effect) applyEffect(draft, { effect: frame.verb.verb.effect, factor: 1, mention: frame.verb.mention });
    applyCount(draft, frame);
  }
  return [...drafts, ...companions(frame, drafts, group, lexicon)];
}

function applyCount(draft: LayerDraft, frame: Frame): void {
  if (frame.count !== undefined) draft.mods.count = frame.count;
  if (frame.rate !== undefined) draft.mods.rate = frame.rate;
  if (frame.countSpan) draft.chips.push({ span: frame.countSpan, label: frame.count === undefined ? `${frame.rate ?? 1} per second` : `${frame.count} times`, kind: 'time' });
}

function resolveVerbFrame(frame: Frame, verb: VerbPhrase, group: number, lexicon: Lexicon): LayerDraft[] {
  const subjects = frame.subjects.length > 0 ? frame.subjects : [undefined];
  const drafts: LayerDraft[] = [];
  const chosen = frame.isChoice ? subjects.slice(0, 1) : subjects;
  for (const subject of chosen) {
    const meaning = meaningOf(verb.verb, subject, frame, lexicon);
    if (meaning.length === 0) continue;
    for (const one of meaning) {
      const draft = toDraft(one, group, frame, verb, subject, lexicon);
      drafts.push(draft);
    }
  }
  if (frame.isChoice) addAlternatives(drafts, subjects.slice(1));
  return drafts;
}

function addAlternatives(drafts: readonly LayerDraft[], others: readonly (NounPhrase | undefined)[]): void {
  const sources = others.flatMap((other) => (other?.head.source ? [other.head.source] : []));
  for (const draft of drafts) draft.alternatives.push(...sources.filter((source) => source !== draft.source));
}

/** The order of language.md 3.3: rows with the subject, rows with the object, the verb's own source, the subject's with the verb as manner. */
function meaningOf(verb: Verb, subject: NounPhrase | undefined, frame: Frame, lexicon: Lexicon): Meaning[] {
  const things = [subject, ...frame.objects, ...frame.places].filter((thing): thing is NounPhrase => thing !== undefined);
  const reached = things.flatMap((thing) => (thing.of ? [thing, thing.of] : [thing]));
  for (const thing of reached) {
    const isPlace = frame.places.includes(thing);
    if (isPlace && (subject?.head.source !== undefined && !subject.head.isAgent)) continue;
    const row = verb.rows.find((candidate) => candidate.on.some((key) => phraseHasKey(thing, key)));
    if (!row) continue;
    if (row.gives === '') return [];
    const given = fromRow(row, thing, lexicon);
    if (given.length > 0) return given;
  }
  const byMaterial = materialSource(verb, things, lexicon);
  if (byMaterial !== undefined) return [{ source: byMaterial, by: 'pair' }];
  if (verb.kind === 'light') return lightMeaning(verb, subject, frame, lexicon);
  if (verb.source === undefined) return subject ? ownMeanings(subject, lexicon) : [];
  const heard: Meaning = { source: verb.source, by: 'verb', ...(verb.variant && { variant: verb.variant }), ...(verb.mods && { mods: verb.mods }) };
  return keepsSubject(subject, verb.source) && subject ? [...ownMeanings(subject, lexicon), heard] : [heard];
}

/** What a row of the verb table gives for a noun. */
function fromRow(row: VerbRow, thing: NounPhrase, lexicon: Lexicon): Meaning[] {
  const [gives = '', beneath] = row.gives.split('+');
  const own = gives === 'own' || beneath === 'own' ? ownMeanings(thing, lexicon)[0] : undefined;
  const said = { ...(row.variant && { variant: row.variant }), ...(row.time && { time: row.time }) };
  const mods = { ...own?.mods, ...row.mods };
  if (gives === 'own') return own ? [{ ...own, by: 'pair', owner: thing, mods, ...said }] : [];
  const meaning: Meaning = { source: gives, by: 'pair', owner: thing, ...(row.mods && { mods: row.mods }), ...said };
  return own ? [meaning, { ...own, isBeneath: true }] : [meaning];
}

/** A vehicle or a machine goes on while it also does something that sounds otherwise; persons, animals and things do not. */
function keepsSubject(subject: NounPhrase | undefined, verbSource: string): boolean {
  if (!subject?.head.source || subject.head.isAgent || subject.head.isInert || subject.head.isEvent) return false;
  const source = findSource(subject.head.source);
  if (source?.id === verbSource || findSource(verbSource)?.group === source?.group) return false;
  return source !== undefined && ['vehicles', 'aircraft', 'trains', 'weather', 'water', 'ambience', 'fire'].includes(source.group);
}

/** "A man drives a truck": what sounds is the object; without one the subject; a verb alone has its usual source. */
function lightMeaning(verb: Verb, subject: NounPhrase | undefined, frame: Frame, lexicon: Lexicon): Meaning[] {
  const things = frame.objects.filter((thing) => ownSource(thing, lexicon) !== undefined);
  const isAgent = subject?.head.isAgent === true && subject.head.tags.includes('person');
  if (subject && !isAgent) {
    const own = frame.isInherited && subject.head.isAgent ? [] : ownMeanings(subject, lexicon).map((meaning) => ({ ...meaning, isFaint: subject.head.isAgent === true }));
    if (own.length > 0) return own;
  }
  if (things.length > 0) return things.flatMap((thing) => ownMeanings(thing, lexicon));
  if (verb.effect?.motion && isAgent) return [{ source: 'footsteps', by: 'verb' }];
  if (isAgent && frame.places.some((place) => ownSource(place, lexicon) !== undefined)) return [];
  if (verb.source !== undefined && (!subject || isAgent)) return [{ source: verb.source, by: 'verb', ...(verb.variant && { variant: verb.variant }) }];
  if (!subject || (frame.isInherited && subject.head.isAgent)) return [];
  return ownMeanings(subject, lexicon).map((meaning) => ({ ...meaning, isFaint: subject.head.isAgent === true }));
}

function materialSource(verb: Verb, things: readonly NounPhrase[], lexicon: Lexicon): string | undefined {
  if (verb.kind !== 'strike' && verb.kind !== 'break') return undefined;
  const table = verb.kind === 'strike' ? lexicon.impactByMaterial : lexicon.breakByMaterial;
  for (const thing of [...things.filter((one) => one.preposition !== 'with'), ...things]) {
    const material = materialOf(thing);
    const source = material && (thing.head.isInert || !thing.head.source) ? table[material] : undefined;
    if (source !== undefined) return source;
  }
  return undefined;
}

/** What a thing is made of: said before it, or known of it. */
export function materialOf(phrase: NounPhrase): Material | undefined {
  for (const modifier of phrase.modifiers) if (modifier.material) return modifier.material;
  for (const said of phrase.effects) if (said.mention.entry.noun?.material) return said.mention.entry.noun.material;
  return phrase.head.material ?? phrase.head.surface;
}

/** The source of a noun phrase by itself. */
export function ownSource(phrase: NounPhrase, lexicon: Lexicon): string | undefined {
  return ownMeanings(phrase, lexicon)[0]?.source;
}

function ownMeanings(phrase: NounPhrase, lexicon: Lexicon): Meaning[] {
  const { head, modifiers, of } = phrase;
  const base = (source: string): Meaning => ({ source, by: 'direct', owner: phrase, ...(head.variant && { variant: head.variant }), ...(head.mods && { mods: head.mods }) });
  for (let index = modifiers.length - 1; index >= 0; index--) {
    const modifier = modifiers[index];
    const whole: NounPhrase = { ...phrase, head: modifier, modifiers: modifiers.slice(0, index) };
    const verbEntry = phrase.mention.entry.verb;
    if (verbEntry && !modifier.isInert) {
      const row = verbEntry.rows.find((candidate) => candidate.on.some((key) => phraseHasKey(whole, key)));
      const own = row?.gives === 'own' ? modifier.source : row?.gives;
      if (own) return [{ source: own, by: 'pair', owner: phrase, ...(row?.mods && { mods: row.mods }), ...(row?.variant && { variant: row.variant }) }];
    }
    const part = PARTS[head.word]?.(whole, modifier.source ?? '');
    if (part) return [base(part)];
    if (head.source === undefined && modifier.source !== undefined) return [{ ...base(modifier.source) }];
    // "Explosion underwater": the water is where it is heard.
    if (head.space === 'underwater' && modifier.source !== undefined) return [base(modifier.source)];
    const isPair = !modifier.space && isActive(modifier.source) && isActive(head.source) && modifier.source !== head.source && !head.isEvent;
    if (isPair && modifier.source && head.source) return [{ source: modifier.source, by: 'direct' }, base(head.source)];
  }
  if (of) {
    const manner = phrase.mention.entry.verb;
    const row = manner?.rows.find((candidate) => candidate.on.some((key) => phraseHasKey(of, key)));
    const given = row?.gives === 'own' ? of.head.source : row?.gives;
    if (given) return [{ source: given, by: 'pair', owner: of, ...(row?.mods && { mods: row.mods }) }];
    if (head.source === undefined || (manner && !of.head.isAgent && !of.head.isInert && of.head.source)) return ownMeanings(of, lexicon);
  }
  if (head.source === undefined) return [];
  return head.also === undefined ? [base(head.source)] : [base(head.source), base(head.also)];
}

function isActive(source: string | undefined): boolean {
  return source !== undefined && ACTIVE_GROUPS.has(findSource(source)?.group ?? '');
}

function resolveNouns(frame: Frame, group: number, lexicon: Lexicon): LayerDraft[] {
  const phrases = frame.isChoice ? frame.subjects.slice(0, 1) : frame.subjects;
  const drafts = phrases.flatMap((phrase) => ownMeanings(phrase, lexicon).map((meaning) => toDraft(meaning, group, frame, undefined, phrase, lexicon)));
  if (frame.isChoice) addAlternatives(drafts, frame.subjects.slice(1));
  return drafts;
}

function toDraft(meaning: Meaning, group: number, frame: Frame, verb: VerbPhrase | undefined, subject: NounPhrase | undefined, lexicon: Lexicon): LayerDraft {
  const draft = newDraft(meaning.source, { by: meaning.by, confidence: CONFIDENCE[meaning.by] }, group);
  if (meaning.variant) draft.variant = meaning.variant;
  if (meaning.isFaint) draft.isFaint = true;
  if (meaning.time) draft.time = meaning.time;
  else if (verb && isBlowAfterBlow(verb, draft.source, subject)) draft.time = 'train';
  if (meaning.isBeneath) draft.role = 'background';
  if (verb && [subject, ...frame.objects].some((phrase) => phrase?.head.space === 'underwater')) draft.space = 'underwater';
  Object.assign(draft.mods, meaning.mods);
  const owner = meaning.owner ?? subject;
  const told = new Set([owner, subject, ...(verb ? frame.objects : [])].filter((phrase): phrase is NounPhrase => phrase !== undefined));
  for (const phrase of told) describe(draft, phrase, phrase === owner);
  if (verb) draft.spans.push(...verb.spans);
  draft.isEvent = meaning.by === 'direct' ? owner?.head.isEvent === true : findSource(meaning.source)?.kind === 'one-shot';
  if (owner) draft.noun = owner.head.word;
  applyNumber(draft, subject ?? owner, frame);
  surroundings(draft, frame, subject, lexicon);
  return draft;
}

/** "Hitting a board": somebody goes on; "a cup hitting the floor" hits once. */
function isBlowAfterBlow(verb: VerbPhrase, source: string, subject: NounPhrase | undefined): boolean {
  return verb.verb.kind === 'strike' && verb.form === 'ing' && (source.startsWith('impact_') || source === 'hit_generic') && (subject === undefined || subject.head.isAgent === true);
}

/** A phrase's own words: its number and what it is made of are said of the source, the others name it. */
function ownWords(phrase: NounPhrase): { spans: [number, number][]; chips: Chip[] } {
  const hasNumber = phrase.spans.length > phrase.modifiers.length + 1;
  const spans: [number, number][] = [];
  const chips: Chip[] = [];
  phrase.spans.forEach((span, index) => {
    const modifier = phrase.modifiers[index - (hasNumber ? 1 : 0)];
    if (hasNumber && index === 0 && phrase.number !== undefined) chips.push({ span, label: phrase.head.isEvent ? `${phrase.number} times` : `${phrase.number}`, field: phrase.head.isEvent ? 'mods.count' : 'mods.sources', kind: phrase.head.isEvent ? 'time' : 'modifier' });
    else if (modifier?.material !== undefined && modifier.isInert === true) chips.push({ span, label: modifier.word, field: 'source.material', kind: 'modifier' });
    else spans.push(span);
  });
  return { spans, chips };
}

/** Takes over what was said with a noun: its adjectives, its material, the words themselves. */
function describe(draft: LayerDraft, phrase: NounPhrase, isOwner: boolean): void {
  const own = ownWords(phrase);
  draft.spans.push(...own.spans);
  draft.chips.push(...own.chips);
  for (const said of phrase.effects) applyEffect(draft, said);
  if (isOwner && phrase.head.mods) Object.assign(draft.mods, { ...phrase.head.mods, ...draft.mods });
  const struckThing = draft.source.startsWith('impact_') && phrase.head.isInert === true && phrase.mention.entry.verb === undefined;
  if (struckThing && phrase.head.material === undefined) draft.variant ??= phrase.head.word.split(' ').pop();
  if (phrase.stretched !== undefined) draft.mods.duration = 1.5;
  if (phrase.head.isAbstract && isOwner) draft.origin = { by: 'texture', confidence: CONFIDENCE.imitation };
  if (phrase.head.isHyponym && isOwner) draft.origin = { by: 'hypernym', confidence: CONFIDENCE.hypernym };
  if (phrase.corrected !== undefined) draft.origin = { by: 'typo', confidence: CONFIDENCE.typo };
  const material = materialOf(phrase);
  if (material && (phrase.head.isInert || phrase.modifiers.some((modifier) => modifier.material) || isOwner)) draft.material ??= material;
  for (const modifier of phrase.modifiers) if (modifier.space && !modifier.isInert && modifier.source !== draft.source && !phrase.head.isInert) draft.space ??= modifier.space;
  const isUnderwater = phrase.head.space === 'underwater' && phrase.head.source !== draft.source;
  if (isUnderwater || phrase.modifiers.some((modifier) => modifier.space === 'underwater')) draft.space ??= 'underwater';
  if (phrase.of) draft.spans.push(...phrase.of.spans);
  if (phrase.of) for (const said of phrase.of.effects) applyEffect(draft, said);
}

/** Numbers of things are emitters, numbers of events are repetitions. */
function applyNumber(draft: LayerDraft, phrase: NounPhrase | undefined, frame: Frame): void {
  if (!phrase) return;
  const inner = phrase.of ?? phrase;
  const quantity = phrase.quantity ?? inner.quantity;
  const number = phrase.number ?? inner.number;
  const isEvent = phrase.head.isEvent === true || (inner.head.isEvent === true && inner.head.source === draft.source);
  if (quantity?.sources !== undefined && !isEvent) draft.mods.sources = quantity.sources;
  else if (quantity) draft.mods.count = quantity.count ?? Math.min(64, quantity.sources ?? 2);
  if (number !== undefined && number >= 1) {
    if (isEvent && frame.count === undefined) draft.mods.count = Math.min(64, Math.round(number));
    else if (!isEvent) draft.mods.sources = Math.min(200, Math.round(number));
  } else if (!quantity && isEvent && phrase.isSingle && frame.count === undefined && !STEADY.has(draft.source)) {
    draft.mods.count = 1;
  } else if (!quantity && phrase.isPlural && phrase.head.isAgent && !isEvent) {
    draft.mods.sources = 2;
  } else if (!quantity && phrase.isPlural && !phrase.head.isAgent && ['human_voice', 'human_body'].includes(findSource(draft.source)?.group ?? '')) {
    draft.mods.sources = 3;
  }
}

/** Events that nobody means one of. */
const STEADY = new Set(['heartbeat', 'breathing', 'snore', 'clock_tick', 'beep', 'phone_bell', 'siren_police', 'doorbell']);

const SURFACE_PREPOSITIONS = new Set(['on', 'onto', 'upon', 'against', 'over', 'across', 'into', 'through', 'under', 'along', 'down', 'off', 'in', 'up']);
const SPACE_PREPOSITIONS = new Set(['in', 'inside', 'within', 'at', 'through', 'from', 'inside of', 'down', 'on', 'across', 'throughout the']);

/** What the phrases after prepositions change: surface, space, device, tool. */
function surroundings(draft: LayerDraft, frame: Frame, subject: NounPhrase | undefined, lexicon: Lexicon): void {
  const places = [...frame.places, ...(subject?.places ?? []), ...frame.subjects.flatMap((phrase) => phrase.places)];
  for (const place of new Set(places)) {
    const preposition = place.preposition ?? '';
    const label = place.mention.text;
    const span: [number, number] = place.spans[0];
    const isOwn = draft.chips.some((chip) => chip.span[0] === span[0]);
    if (isOwn) continue;
    const surface = materialOf(place);
    const device = place.head.device;
    if (device && ['through', 'over', 'on', 'via', 'from', 'behind'].includes(preposition) && isDevicePlace(device, preposition, draft)) {
      draft.device = device;
      draft.chips.push({ span, label, kind: 'place' });
    } else if (place.head.space && SPACE_PREPOSITIONS.has(preposition) && !(surface && takesSurface(draft.source) && preposition === 'on')) {
      draft.space = place.head.space;
      draft.chips.push({ span, label, kind: 'space' });
      if (surface && takesSurface(draft.source)) draft.surface ??= surface;
    } else if (preposition === 'with') {
      draft.exciter ??= exciterName(place);
    } else if (surface && SURFACE_PREPOSITIONS.has(preposition)) {
      draft.surface ??= surface;
      if (STRUCK.has(draft.source)) draft.material ??= surface;
      draft.chips.push({ span, label, kind: 'modifier' });
    }
    if (ownSource(place, lexicon) === draft.source) {
      const own = ownWords(place);
      draft.spans.push(...own.spans);
      draft.chips.push(...own.chips);
    }
  }
}

/** What is struck is what sounds. */
const STRUCK = new Set(['knock', 'impact_wood', 'impact_metal', 'impact_glass', 'impact_ceramic', 'impact_plastic', 'impact_stone', 'hit_generic']);

function exciterName(place: NounPhrase): string {
  const material = place.modifiers.find((modifier) => modifier.material)?.material ?? place.effects.find((said) => said.mention.entry.noun?.material)?.mention.entry.noun?.material;
  return material ? `${place.head.word}_${material}` : place.head.word.replace(/ /g, '_');
}

/** "Through the door" muffles a voice; "knocking on a door" does not. */
function isDevicePlace(device: string, preposition: string, draft: LayerDraft): boolean {
  const isOpening = device === 'wall' || device === 'door' || device === 'window';
  if (isOpening) return (preposition === 'through' || preposition === 'behind') && !takesSurface(draft.source);
  // Whatever is heard through a telephone or over a megaphone sounds like it; "on the radio" alone may say where a thing lies.
  if (preposition === 'through' || preposition === 'via' || (preposition === 'over' && !takesSurface(draft.source))) return true;
  return preposition !== 'behind' && ['human_voice', 'bells_music', 'alarms', 'ambience', 'human_body'].includes(findSource(draft.source)?.group ?? '');
}

const SURFACE_GROUPS = new Set(['footsteps', 'impacts', 'breaking', 'tools']);
export function takesSurface(source: string): boolean {
  return SURFACE_GROUPS.has(findSource(source)?.group ?? '') || ['rain', 'rain_surface', 'hail', 'drip', 'ocean_waves', 'knock'].includes(source);
}

/** Sources named after prepositions that sound beside what the verb says: "in the rain", "near a road", "with an owl". */
function companions(frame: Frame, drafts: readonly LayerDraft[], group: number, lexicon: Lexicon): LayerDraft[] {
  const places = new Set([...frame.places, ...frame.subjects.flatMap((phrase) => phrase.places), ...frame.objects.flatMap((phrase) => phrase.places)]);
  const found: LayerDraft[] = [];
  for (const place of places) {
    if (place.isNegated) continue;
    const meanings = ownMeanings(place, lexicon);
    const source = meanings[0]?.source;
    if (source === undefined || drafts.some((draft) => draft.source === source)) continue;
    const isTool = place.preposition === 'with' && place.head.isInert === true;
    const isSilent = place.head.isInert === true || isTool || (place.head.device !== undefined && place.preposition !== 'with' && drafts.some((draft) => draft.device === place.head.device));
    const isAgentTarget = place.head.isAgent === true && ['to', 'at', 'about', 'for', 'on', 'from', 'by', 'of'].includes(place.preposition ?? '');
    // "Knocks at the door": what is struck is heard in the knock.
    const isStruck = place.head.tags.includes('door') && drafts.some((draft) => STRUCK.has(draft.source));
    const isBareSpace = place.head.space !== undefined && place.preposition !== 'with' && drafts.length > 0;
    if (drafts.length > 0 && (isSilent || isStruck || isAgentTarget || isBareSpace || place.preposition === 'about')) continue;
    for (const meaning of meanings) {
      const draft = toDraft(meaning, group, { subjects: [place], objects: [], places: [], effects: [] }, undefined, place, lexicon);
      if (drafts.length > 0 && place.preposition !== 'with') draft.role ??= 'background';
      found.push(draft);
    }
  }
  return found;
}
