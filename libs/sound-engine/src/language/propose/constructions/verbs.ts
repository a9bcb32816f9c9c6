import { groupOf } from '../../../catalogue';
import { isOfClass, usualOf } from '../../../catalogue/classes';
import type { Lexicon, VerbRow } from '../../lexicon/lexicon';
import { definedParts } from '../../defined-parts';
import { sourceOfPart } from '../../lexicon/parts';
import { type NounPhrase, phraseHasKey } from '../../parse/phrases';
import { blowOnMaterial } from './blows';
import { firstReading } from '../../construction';
import type { Construction, Meaning } from './construction';
import { LIGHT_VERB_CONSTRUCTIONS } from './light-verbs';
import { ownMeanings } from './noun-phrases';
import { participantsOf, type SaidDeed, withGenitives } from './said-deed';

/** What is heard when something is done. */
export const VERB_CONSTRUCTIONS: readonly Construction<SaidDeed>[] = [
  {
    name: 'named part',
    pattern: 'whole + part that is a verb too, named and not done',
    examples: { 'ice spell impact': ['spell'] },
    read: ({ verb, subject, frame, lexicon }) => {
      if (!subject || frame.verb?.form !== 'base' || subject.isPlural) return undefined;
      const source = sourceOfPart(verb.lemma, subject, subject.head.source ?? '', lexicon);
      return source === undefined ? undefined : [{ source, by: 'direct', owner: subject }];
    },
  },
  {
    name: 'let go into water',
    pattern: 'verb of throwing or dropping + "into" + water',
    examples: { 'a boy throws stones into a lake': ['splash'] },
    read: (said) => (isIntoWater(said) ? [{ source: usualOf('meets water'), by: 'pair' }] : undefined),
  },
  {
    name: 'row of the verb',
    pattern: 'verb + participant that one of its rows names',
    examples: { 'siren whoops': ['siren_police'], 'geese honking': ['duck_goose'] },
    read: (said) => readRows(said),
  },
  {
    name: 'tool that strikes',
    pattern: 'tool + verb of striking',
    examples: { 'a jackhammer pounds the pavement': ['jackhammer'] },
    read: ({ verb, subject, lexicon }) => {
      const isTool = subject?.head.source !== undefined && groupOf(subject.head.source) === 'tools';
      return verb.kind === 'strike' && isTool && !subject.head.isAgent ? ownMeanings(subject, lexicon) : undefined;
    },
  },
  {
    name: 'blow on a material',
    pattern: 'verb of striking, breaking or dropping + thing of a material',
    examples: { 'a fist pounds the table': ['impact_wood'], 'a radiator knocks': ['impact_metal'] },
    read: (said) => {
      const source = blowOnMaterial(said.verb, participantsOf(said), said.lexicon);
      return source === undefined ? undefined : [{ source, by: 'pair' }];
    },
  },
  {
    name: 'light verb',
    pattern: 'verb that says little of a sound',
    examples: { 'a boy carries a ringing phone': ['phone_bell'] },
    read: (said) => (said.verb.kind === 'light' ? (firstReading(LIGHT_VERB_CONSTRUCTIONS, said) ?? []) : undefined),
  },
  {
    name: 'opening of what is no door',
    pattern: 'verb of opening + thing',
    examples: { 'a wallet is opened': [] },
    read: ({ verb, subject, frame }) =>
      isOfClass(verb.source, 'moved door') &&
      [subject, ...frame.objects].some((thing) => thing?.head.isInert && !thing.head.tags.includes('door'))
        ? []
        : undefined,
  },
  {
    name: 'doer heard with its deed',
    pattern: 'machine, weather or event that sounds + verb with another sound',
    examples: { 'flames whoosh': ['campfire', 'whoosh'], 'a tram dings': ['tram', 'hand_bell'] },
    read: (said) =>
      said.subject && (keepsSubject(said) || isCause(said))
        ? [...ownMeanings(said.subject, said.lexicon), ...soundOfVerb(said)]
        : undefined,
  },
  {
    name: 'sound of the verb',
    pattern: 'verb with a sound',
    examples: { 'a man laughs': ['laugh'] },
    read: soundOfVerb,
  },
];

/** What is heard when something is done; empty where it makes no sound. */
export function meaningOf(said: SaidDeed): readonly Meaning[] {
  return firstReading(VERB_CONSTRUCTIONS, said) ?? [];
}

function soundOfVerb({ verb }: SaidDeed): Meaning[] {
  const { source } = verb;
  return source === undefined ? [] : [{ source, by: 'verb', ...definedParts(verb, ['variant', 'mods']) }];
}

function isIntoWater({ verb: { kind, lemma, source }, frame: { places } }: SaidDeed): boolean {
  const isLetGo = kind === 'drop' || (isOfClass(source, 'thing thrown') && lemma !== 'swing');
  return (
    isLetGo &&
    places.some(
      ({ relation, head, isNegated }) =>
        !isNegated &&
        (relation === 'illative' || relation === 'inessive') &&
        (head.material === 'water' || isOfClass(head.source, 'open water')),
    )
  );
}

/** The first row that names a participant and gives something; [] where rows only say that nothing is heard. */
function readRows(said: SaidDeed): Meaning[] | undefined {
  let isSilent = false;
  for (const thing of withGenitives(participantsOf(said))) {
    if (!mayDecide(thing, said)) continue;
    const row = said.verb.rows.find((candidate) => candidate.on.some((key) => phraseHasKey(thing, key)));
    if (row?.gives === '') isSilent = true;
    const given = row === undefined || row.gives === '' ? [] : meaningsOfRow(row, thing, said);
    if (given.length > 0) return given;
  }
  return isSilent ? [] : undefined;
}

/** A place decides only where nobody who sounds is named, or where water is; what falls is not what it falls into. */
function mayDecide(thing: NounPhrase, { verb, subject, frame }: SaidDeed): boolean {
  if (!frame.places.includes(thing)) return true;
  if (isWornTool(thing) && frame.objects.length > 0) return false;
  if (subject !== undefined && soundsOfItself(subject)) return false;
  return !(verb.kind === 'drop' && thing.head.isInert && thing.head.material !== 'water');
}

/** Names a sound, and neither somebody who makes one, a thing that is only struck, nor water. */
function soundsOfItself({ head }: NounPhrase): boolean {
  return head.source !== undefined && !head.isAgent && !head.isInert && !head.tags.includes('waterflow');
}

/** "Taps the ice with his boot": who strikes with what is worn on feet does not walk. */
function isWornTool({ relation, head }: NounPhrase): boolean {
  return relation === 'comitative' && isOfClass(head.source, 'walk');
}

/** What a row of the verb table gives for a noun. */
function meaningsOfRow(row: VerbRow, thing: NounPhrase, { lexicon }: SaidDeed): Meaning[] {
  const [named = '', beneath] = row.gives.split('+');
  const gives = named === thing.head.source ? (partSource(thing, lexicon) ?? named) : named;
  const own = gives === 'own' || beneath === 'own' ? ownMeanings(thing, lexicon).at(0) : undefined;
  const said = { by: 'pair', owner: thing, ...definedParts(row, SAID_OF_SOUND) } as const;
  if (gives === 'own') return own ? [{ ...own, ...said, mods: { ...own.mods, ...row.mods } }] : [];
  return [{ source: gives, ...said }, ...(own ? [{ ...own, isBeneath: true }] : [])];
}

/** What a row says of the sound besides its source. */
const SAID_OF_SOUND = ['variant', 'mods', 'time', 'trend'] as const;

/** "Bus doors open": a part sounds as its whole decides. */
function partSource(thing: NounPhrase, lexicon: Lexicon): string | undefined {
  return thing.modifiers
    .map((whole) =>
      sourceOfPart(thing.head.word, { ...thing, head: whole, modifiers: [] }, whole.source ?? '', lexicon),
    )
    .find((part) => part !== undefined);
}

/** Groups of what goes on while it also does something that sounds otherwise. */
const LASTING_GROUPS = new Set(['vehicles', 'aircraft', 'trains', 'weather', 'water', 'ambience', 'fire']);

/** A vehicle, a machine or the weather is heard beside its deed; persons, animals and things are not. */
function keepsSubject({ verb, subject }: SaidDeed): boolean {
  const { source: id, isAgent, isInert, isEvent } = subject?.head ?? {};
  if (id === undefined || id === verb.source || isAgent || isInert || isEvent) return false;
  const group = groupOf(id);
  return LASTING_GROUPS.has(group) && groupOf(verb.source) !== group;
}

/** "An explosion shatters the windows": what happens and what comes of it. */
function isCause({ verb, subject, frame }: SaidDeed): boolean {
  if (!subject?.head.isEvent || subject.head.source === undefined || subject.head.source === verb.source) return false;
  const isNamed = frame.verb?.form === 'base' && !subject.isPlural && groupOf(subject.head.source) === 'weapons';
  return frame.objects.length > 0 || isNamed;
}
