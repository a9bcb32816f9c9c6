/** What a source is, from the narrow to the wide. */
export const KINDS = [
  ...['animal', 'pet', 'livestock', 'wild', 'bird', 'insect', 'reptile', 'creature', 'person', 'child', 'crowd'],
  ...['body', 'voice', 'step', 'flesh', 'food', 'drink', 'plant'],
  ...['vehicle', 'road-vehicle', 'rail-vehicle', 'aircraft', 'watercraft', 'engine', 'machine', 'appliance'],
  ...['power-tool', 'hand-tool', 'tool', 'mechanism', 'device', 'computer', 'phone', 'media', 'plumbing'],
  ...['weapon', 'firearm', 'blade', 'projectile', 'explosive', 'door', 'furniture', 'fastener', 'container', 'thing'],
  ...[
    'metal',
    'wood',
    'glass',
    'ceramic',
    'plastic',
    'stone',
    'ice',
    'rubber',
    'cloth',
    'paper',
    'earth',
    'liquid',
    'gas',
  ],
  ...['impact', 'friction', 'break', 'air', 'water', 'sea', 'fire', 'weather', 'place'],
  ...['signal', 'alarm', 'siren', 'horn', 'whistle', 'bell', 'instrument', 'music', 'noise'],
  ...['magic', 'scifi', 'game', 'cinematic', 'cartoon'],
] as const;

/** What makes it sound, and of what it consists. */
const TRAITS = [
  ...['living', 'voiced', 'solid', 'fluid', 'gas', 'many', 'moving', 'powered', 'electronic'],
  ...['struck', 'rubbed', 'shaken', 'plucked', 'blown', 'poured', 'burning', 'broken', 'exploding'],
] as const;

/** What it stands on or is held by. */
export const GROUNDS = [
  ...['ground', 'floor', 'table', 'wall', 'ceiling', 'roof', 'tree', 'rails', 'water', 'air', 'sky', 'hand', 'body'],
  ...['screen', 'sink', 'stove', 'pipe', 'anything'],
] as const;

/** Where it is found. */
export const PLACES = [
  ...['anywhere', 'home', 'kitchen', 'bathroom', 'bedroom', 'nursery', 'attic', 'garage', 'garden', 'office', 'school'],
  ...[
    'hospital',
    'hotel',
    'shop',
    'bar',
    'restaurant',
    'church',
    'theatre',
    'stage',
    'studio',
    'party',
    'gym',
    'stadium',
  ],
  ...[
    'street',
    'city',
    'road',
    'park',
    'playground',
    'station',
    'airport',
    'harbour',
    'vehicle',
    'train',
    'ship',
    'boat',
  ],
  ...[
    'factory',
    'workshop',
    'warehouse',
    'site',
    'laboratory',
    'sewer',
    'prison',
    'castle',
    'battlefield',
    'farm',
    'zoo',
  ],
  ...[
    'field',
    'forest',
    'jungle',
    'mountains',
    'desert',
    'swamp',
    'lake',
    'pool',
    'sea',
    'shore',
    'cave',
    'arctic',
    'sky',
  ],
  ...['camp', 'night', 'aquarium', 'space', 'spaceship', 'screen', 'games'],
] as const;

export type Kind = (typeof KINDS)[number];
export type Trait = (typeof TRAITS)[number];
export type Ground = (typeof GROUNDS)[number];
export type FoundIn = (typeof PLACES)[number];

/** What the language knows of a source beside its words. */
export interface SourceFeatures {
  kinds: ReadonlySet<Kind>;
  traits: ReadonlySet<Trait>;
  /** Once, over and over, or going on without single events. */
  aspect: 'once' | 'repeats' | 'continues';
  /** Length of one event in seconds; absent where it goes on. */
  seconds?: number;
  /** Seconds from one event to the next, where it repeats. */
  every?: number;
  ground: Ground;
  places: ReadonlySet<FoundIn>;
  /** Base forms of the verbs that say what it does when it is heard as itself: an engine hums, revs and roars. */
  deeds: ReadonlySet<string>;
}

const TIME = /^(?:(continues)|once ([\d.]+) s|repeats ([\d.]+) s every ([\d.]+) s)$/;

/**
 * Reads the features of a row: "kinds | traits | time | what it stands on | where it is found | what it does".
 * @throws RangeError for a word that is not in its list
 */
export function parseFeatures(text: string): SourceFeatures {
  const [kinds = '', traits = '', time = '', ground = '', places = '', deeds = ''] = text.split(' | ');
  const said = TIME.exec(time);
  if (!said) throw new RangeError(`source features: "${time}" is no time in "${text}"`);
  const [, continues, once, seconds, every] = said;
  return {
    kinds: wordsOf(kinds, KINDS),
    traits: wordsOf(traits, TRAITS),
    aspect: continues !== undefined ? 'continues' : once !== undefined ? 'once' : 'repeats',
    ...(continues === undefined && { seconds: Number(once ?? seconds) }),
    ...(every !== undefined && { every: Number(every) }),
    ground: wordOf(ground, GROUNDS),
    places: wordsOf(places, PLACES),
    deeds: new Set(deeds.split(' ')),
  };
}

function wordOf<Word extends string>(text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new RangeError(`source features: "${text}" is not one of ${words.join(', ')}`);
  return found;
}

function wordsOf<Word extends string>(text: string, words: readonly Word[]): ReadonlySet<Word> {
  return new Set(text.split(' ').map((word) => wordOf(word, words)));
}
