import { sourceOfPart } from '../lexicon/parts';
import { RUNNING } from '../english/motion-verbs';
import { BARE_BLOW_PART, SHARED_VOICE_PART } from '../english/parts';
import { isOfClass, usualOf } from '../../catalogue/classes';
import type { Material, Modifiers } from '@whoosh/sound-scene';
import { findSource } from '../../catalogue';
import type { LayerDraft } from './draft';
import { type Frame, type NounPhrase, phraseHasKey } from '../parse/phrases';
import type { Lexicon, Verb, VerbRow } from '../lexicon/lexicon';

/** Which source something means, and how sure that is. */
export interface Meaning {
  source: string;
  variant?: string;
  mods?: Modifiers;
  by: 'direct' | 'verb' | 'pair';
  /** The phrase whose word it is. */
  owner?: NounPhrase;
  time?: LayerDraft['time'];
  trend?: LayerDraft['trend'];
  /** Goes on in the background of the other one. */
  isBeneath?: boolean;
  /** The voice of somebody who only does something: unheard once the same one is heard otherwise. */
  isFaint?: boolean;
}

/** Groups whose sources sound by themselves, so that two nouns in a row are two sounds ("wind rain"). */
const ACTIVE_GROUPS = new Set(['weather', 'water', 'animals', 'ambience', 'fire']);

/**
 * The order of language.md 3.3: rows with the subject, rows with the object, the verb's own source, the subject's with
 * the verb as manner.
 */
export function meaningOf(verb: Verb, subject: NounPhrase | undefined, frame: Frame, lexicon: Lexicon): Meaning[] {
  // "Ice spell impact": named, not done.
  const part =
    subject && frame.verb?.form === 'base' && !subject.isPlural
      ? sourceOfPart(verb.lemma, subject, subject.head.source ?? '')
      : undefined;
  if (part !== undefined) return [{ source: part, by: 'direct', owner: subject }];
  // "Someone blows their nose": with what a person does it counts first.
  const [first, second] = subject?.head.tags.includes('person')
    ? [frame.objects, [subject]]
    : [[subject], frame.objects];
  const things = [...first, ...second, ...frame.places].filter((thing): thing is NounPhrase => thing !== undefined);
  if (intoWater(verb, frame)) return [{ source: usualOf('meets water'), by: 'pair' }];
  const reached = things.flatMap((thing) => (thing.of ? [thing, thing.of] : [thing]));
  let isSilent = false;
  for (const thing of reached) {
    const isPlace = frame.places.includes(thing);
    if (
      isPlace &&
      subject?.head.source !== undefined &&
      !subject.head.isAgent &&
      !subject.head.isInert &&
      !isFlowing(subject)
    )
      continue;
    // "Dropped into a glass": where it falls does not fall.
    if (isPlace && verb.kind === 'drop' && thing.head.isInert && thing.head.material !== 'water') continue;
    const row = verb.rows.find((candidate) => candidate.on.some((key) => phraseHasKey(thing, key)));
    if (!row) continue;
    if (row.gives === '') {
      isSilent = true;
      continue;
    }
    const given = fromRow(row, thing, lexicon);
    if (given.length > 0) return given;
  }
  if (isSilent) return [];
  // "A jackhammer pounds the pavement": the tool is heard.
  if (
    verb.kind === 'strike' &&
    subject?.head.source !== undefined &&
    !subject.head.isAgent &&
    findSource(subject.head.source)?.group === 'tools'
  )
    return ownMeanings(subject, lexicon);
  const byMaterial = materialSource(verb, things, lexicon);
  if (byMaterial !== undefined) return [{ source: byMaterial, by: 'pair' }];
  if (verb.kind === 'light') return lightMeaning(verb, subject, frame, lexicon);
  if (verb.source === undefined) return subject ? ownMeanings(subject, lexicon) : [];
  // "A wallet is opened": what is no door makes no sound of one.
  const isNoDoor =
    isOfClass(verb.source, 'moved door') &&
    [subject, ...frame.objects].some((thing) => thing?.head.isInert && !thing.head.tags.includes('door'));
  if (isNoDoor) return [];
  const heard: Meaning = {
    source: verb.source,
    by: 'verb',
    ...(verb.variant && { variant: verb.variant }),
    ...(verb.mods && { mods: verb.mods }),
  };
  const isNamed =
    frame.verb?.form === 'base' && !subject?.isPlural && findSource(subject?.head.source ?? '')?.group === 'weapons';
  const isCause =
    subject?.head.isEvent === true &&
    subject.head.source !== undefined &&
    subject.head.source !== verb.source &&
    (frame.objects.length > 0 || isNamed);
  return (keepsSubject(subject, verb.source) || isCause) && subject
    ? [...ownMeanings(subject, lexicon), heard]
    : [heard];
}

/** "Throws stones into a lake", "falls in the river": the water answers. */
function intoWater({ kind, lemma, source }: Verb, { places }: Frame): boolean {
  const isLetGo = kind === 'drop' || (isOfClass(source, 'thing thrown') && lemma !== 'swing');
  return (
    isLetGo &&
    places.some(
      ({ preposition, head, isNegated }) =>
        !isNegated &&
        (preposition === 'into' || preposition === 'in') &&
        (head.material === 'water' || isOfClass(head.source, 'open water')),
    )
  );
}

/** "Water gurgles down a drain": where water is says how it sounds. */
function isFlowing(phrase: NounPhrase): boolean {
  return phrase.head.tags.includes('waterflow');
}

/** What a row of the verb table gives for a noun. */
function fromRow(row: VerbRow, thing: NounPhrase, lexicon: Lexicon): Meaning[] {
  const [named = '', beneath] = row.gives.split('+');
  // "Bus doors open": a part sounds as its whole decides.
  const gives =
    named === thing.head.source
      ? (thing.modifiers
          .map((whole) => sourceOfPart(thing.head.word, { ...thing, head: whole, modifiers: [] }, whole.source ?? ''))
          .find((part) => part !== undefined) ?? named)
      : named;
  const own = gives === 'own' || beneath === 'own' ? ownMeanings(thing, lexicon)[0] : undefined;
  const said = {
    ...(row.variant && { variant: row.variant }),
    ...(row.time && { time: row.time }),
    ...(row.trend && { trend: row.trend }),
  };
  const mods = { ...own?.mods, ...row.mods };
  if (gives === 'own') return own ? [{ ...own, by: 'pair', owner: thing, mods, ...said }] : [];
  const meaning: Meaning = { source: gives, by: 'pair', owner: thing, ...(row.mods && { mods: row.mods }), ...said };
  return own ? [meaning, { ...own, isBeneath: true }] : [meaning];
}

/**
 * A vehicle or a machine goes on while it also does something that sounds otherwise; persons, animals and things do
 * not.
 */
function keepsSubject(subject: NounPhrase | undefined, verbSource: string): boolean {
  if (!subject?.head.source || subject.head.isAgent || subject.head.isInert || subject.head.isEvent) return false;
  const source = findSource(subject.head.source);
  if (source?.id === verbSource || findSource(verbSource)?.group === source?.group) return false;
  return (
    source !== undefined &&
    ['vehicles', 'aircraft', 'trains', 'weather', 'water', 'ambience', 'fire'].includes(source.group)
  );
}

/** Verbs whose subject and object both sound: "a police car chases a motorcycle". */
const PURSUITS = new Set(['chase', 'follow', 'hunt', 'fight', 'attack', 'overtake']);

/** "A man drives a truck": what sounds is the object; without one the subject; a verb alone has its usual source. */
function lightMeaning(verb: Verb, subject: NounPhrase | undefined, frame: Frame, lexicon: Lexicon): Meaning[] {
  const things = frame.objects.filter((thing) => ownSource(thing, lexicon) !== undefined);
  const isAgent = subject?.head.isAgent === true && subject.head.tags.includes('person');
  // "A bottle is taken out": it is only touched.
  if (
    (subject?.isRecalled || frame.isInherited) &&
    frame.verb?.form === 'ed' &&
    verb.effect === undefined &&
    verb.rows.length === 0
  )
    return [];
  if (subject?.head.isInert && frame.verb?.form === 'ed' && verb.effect === undefined && verb.rows.length === 0)
    return [];
  if (subject && !isAgent) {
    const own =
      frame.isInherited && subject.head.isAgent
        ? []
        : ownMeanings(subject, lexicon).map((meaning) => ({ ...meaning, isFaint: subject.head.isAgent === true }));
    if (own.length > 0)
      return PURSUITS.has(verb.lemma) ? [...own, ...things.flatMap((thing) => ownMeanings(thing, lexicon))] : own;
  }
  if (things.length > 0) return things.flatMap((thing) => ownMeanings(thing, lexicon));
  if (verb.effect?.motion && isAgent)
    return [{ source: usualOf(RUNNING.test(verb.lemma) ? 'running' : 'walk'), by: 'verb' }];
  if (isAgent && frame.places.some((place) => ownSource(place, lexicon) !== undefined)) return [];
  if (verb.source !== undefined && (!subject || isAgent))
    return [{ source: verb.source, by: 'verb', ...(verb.variant && { variant: verb.variant }) }];
  if (!subject || (frame.isInherited && subject.head.isAgent)) return [];
  return ownMeanings(subject, lexicon).map((meaning) => ({ ...meaning, isFaint: subject.head.isAgent === true }));
}

function materialSource(verb: Verb, things: readonly NounPhrase[], lexicon: Lexicon): string | undefined {
  if (verb.kind !== 'strike' && verb.kind !== 'break' && verb.kind !== 'drop') return undefined;
  const table = verb.kind === 'break' ? lexicon.breakByMaterial : lexicon.impactByMaterial;
  // What falls is struck by what it falls on; only a hard thing rings.
  if (verb.kind === 'drop')
    return things
      .flatMap((thing) => (thing.of ? [thing, thing.of] : [thing]))
      .filter((thing) => (thing.preposition === undefined || thing.preposition === 'of') && thing.head.isInert)
      .map((thing) => table[materialOf(thing) ?? 'rubber'])
      .find((source) => isOfClass(source, 'hard thing that rings'));
  for (const thing of [...things.filter((one) => one.preposition !== 'with'), ...things]) {
    const material = materialOf(thing);
    const source = material && (thing.head.isInert || !thing.head.source) ? table[material] : undefined;
    // "A bottle hits the wall": what is named after its material.
    if (
      verb.kind === 'strike' &&
      material === undefined &&
      thing.head.isInert &&
      isOfClass(thing.head.source, 'blow on a material')
    )
      return thing.head.source;
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

/** What a noun phrase sounds like by itself; several for a thing that makes two sounds. */
export function ownMeanings(phrase: NounPhrase, lexicon: Lexicon): Meaning[] {
  const { head, modifiers, of } = phrase;
  const base = (source: string): Meaning => ({
    source: madeOf(phrase, source, lexicon),
    by: 'direct',
    owner: phrase,
    ...(head.variant && { variant: head.variant }),
    ...(head.mods && { mods: head.mods }),
  });
  for (let index = modifiers.length - 1; index >= 0; index--) {
    const modifier = modifiers[index];
    const whole: NounPhrase = { ...phrase, head: modifier, modifiers: modifiers.slice(0, index) };
    const verbEntry = phrase.mention.entry.verb;
    if (verbEntry && !modifier.isInert) {
      const row = verbEntry.rows.find((candidate) => candidate.on.some((key) => phraseHasKey(whole, key)));
      const own = row?.gives === 'own' ? modifier.source : row?.gives;
      if (own)
        return [
          {
            source: own,
            by: 'pair',
            owner: phrase,
            ...(row?.mods && { mods: row.mods }),
            ...(row?.variant && { variant: row.variant }),
          },
        ];
    }
    // "Crate smash", "plate crack": what breaks decides.
    const broken =
      verbEntry?.kind === 'break' && modifier.isInert === true
        ? lexicon.breakByMaterial[materialOf(phrase) ?? modifier.surface ?? 'cloth']
        : undefined;
    if (broken !== undefined) return [{ source: broken, by: 'pair', owner: phrase }];
    // "A street vendor", "a bus driver": somebody, not the street.
    if (head.isAgent && !modifier.isAgent && head.tags.includes('person')) continue;
    // "Grandma's kitchen": whose it is, not who speaks there.
    if (head.space !== undefined && modifier.tags.includes('person')) continue;
    const part = sourceOfPart(head.word, whole, modifier.source ?? '');
    if (part) return [base(part)];
    // "Wooden stairs" are what is walked on, not a piece of wood that is struck.
    const isMaterial = modifier.isInert === true && (head.surface !== undefined || head.space !== undefined);
    // "Comes down the cellar steps": the cellar says where.
    const isWhere = phrase.preposition !== undefined && modifier.space !== undefined && head.surface !== undefined;
    if (
      (head.source === undefined || isOfClass(head.source, 'room without a sound of its own')) &&
      modifier.source !== undefined &&
      !isMaterial &&
      !isWhere
    )
      return [{ ...base(modifier.source) }];
    // "Explosion underwater": the water is where it is heard.
    if (head.isAbstract && modifier.source !== undefined && modifier.isInert !== true) return [base(modifier.source)];
    if (head.space === 'underwater' && modifier.source !== undefined) return [base(modifier.source)];
    const isPair =
      !modifier.space &&
      isActive(modifier.source) &&
      isActive(head.source) &&
      modifier.source !== head.source &&
      !head.isEvent;
    if (isPair && modifier.source && head.source) return [{ source: modifier.source, by: 'direct' }, base(head.source)];
  }
  if (of) {
    const part = sourceOfPart(head.word, of, of.head.source ?? '');
    if (part) return [{ source: part, by: 'direct', owner: phrase }];
    const like = isOfClass(head.source, 'shared voice')
      ? SHARED_VOICE_PART
      : isOfClass(head.source, 'bare blow')
        ? BARE_BLOW_PART
        : undefined;
    const maker = like && sourceOfPart(like, of, of.head.source ?? '');
    if (maker) return [{ source: maker, by: 'direct', owner: of }];
    const manner = phrase.mention.entry.verb;
    const row = manner?.rows.find((candidate) => candidate.on.some((key) => phraseHasKey(of, key)));
    const given = row?.gives === 'own' ? of.head.source : row?.gives;
    if (given) return [{ source: given, by: 'pair', owner: of, ...(row?.mods && { mods: row.mods }) }];
    if (head.source === undefined || (manner && !of.head.isAgent && !of.head.isInert && of.head.source))
      return ownMeanings(of, lexicon);
  }
  const isStuff = head.source === undefined || (head.isInert === true && findSource(head.source)?.group === 'impacts');
  const quality = isStuff ? phrase.effects.find((said) => said.effect.sounds !== undefined) : undefined;
  if (quality?.effect.sounds !== undefined) return [{ source: quality.effect.sounds, by: 'pair', owner: phrase }];
  if (head.source === undefined) return [];
  return head.also === undefined ? [base(head.source)] : [base(head.source), base(head.also)];
}

/** "A ceramic lid", "a wooden bowl": the material that is said before a thing to strike decides. */
function madeOf({ head, modifiers, effects }: NounPhrase, source: string, lexicon: Lexicon): string {
  if (head.isInert !== true || !isOfClass(source, 'blow on a material') || source !== head.source) return source;
  const said =
    modifiers.find((modifier) => modifier.material !== undefined)?.material ??
    effects.find(({ mention }) => mention.entry.noun?.material)?.mention.entry.noun?.material;
  const made = said === undefined ? undefined : lexicon.impactByMaterial[said];
  return made !== undefined && isOfClass(made, 'blow on a material') ? made : source;
}

function isActive(source: string | undefined): boolean {
  return source !== undefined && ACTIVE_GROUPS.has(findSource(source)?.group ?? '');
}
