import type { SourceFamily } from '@whoosh/contracts';

/** Descriptions to start from, six of each family; the first of each make up the first pages. */
const IDEAS: Readonly<Record<SourceFamily, readonly string[]>> = {
  weather: [
    'Heavy rain on a tin roof, distant thunder',
    'Wind howls around a house at night',
    'Hail on a car roof',
    'A gust of wind through dry leaves',
    'A thunderstorm comes closer',
    'Light rain in a forest',
  ],
  house: [
    'Three knocks on a wooden door',
    'A metal gate creaks open slowly',
    'A key turns in a lock, then a door opens',
    'A creaking door opens slowly',
    'Typing on a mechanical keyboard',
    'A clock ticks in a quiet room',
  ],
  body: [
    'Footsteps on wet gravel, then a stop',
    'A heartbeat that gets faster',
    'Someone runs up wooden stairs',
    'Slow clapping in a large hall',
    'High heels on marble in a hallway',
    'Fingers snap twice',
  ],
  music: [
    'A church bell strikes far away',
    'Deep whoosh into a sub hit',
    'A dark cinematic riser',
    'Wind chimes in a light breeze',
    'A large gong is struck',
    'A magic spell shimmers',
  ],
  impact: [
    'Glass breaks on a tiled floor',
    'A sword hits a metal shield',
    'A punch, then a body falls',
    'Three gunshots in a canyon',
    'A deep explosion far away',
    'A wooden box falls down stairs',
  ],
  fire: [
    'A match strikes, then a fire burns',
    'A campfire crackles at night',
    'A burning house, close',
    'A gas burner is lit',
    'A fuse burns, then an explosion',
    'A torch whooshes past',
  ],
  machine: [
    'Old car engine starts and idles',
    'A steam train passes by',
    'A helicopter circles above',
    'A drill in a concrete wall',
    'A motorcycle drives past fast',
    'A chainsaw starts, then cuts',
  ],
  water: [
    'Waves roll onto a pebble beach',
    'Water drips in a cave',
    'A diver splashes into a pool',
    'A glass is filled with water',
    'A small stream over rocks',
    'Underwater bubbles rise',
  ],
  animal: [
    'A small dog barks twice behind a door',
    'Crickets on a warm evening',
    'An owl hoots at night',
    'A lion roars',
    'A cat purrs close by',
    'Seagulls above the sea',
  ],
  electronic: [
    'A smoke alarm beeps three times',
    'Police siren passes by',
    'An error buzzer sounds twice',
    'An old telephone rings twice',
    'A mobile phone vibrates',
    'Static of an old radio, then silence',
  ],
  scifi: [
    'Laser shot, then an explosion',
    'A spaceship flies past',
    'An alien ray gun fires twice',
    'A robot talks',
    'A force field hums',
    'Coins collected in an arcade game',
  ],
  voice: [
    'A crowd cheers in a stadium',
    'A baby laughs',
    'A man shouts far away',
    'Children laugh on a playground',
    'A choir hums',
    'A woman screams far away',
  ],
  room: [
    'A busy cafe',
    'A city street at night, light traffic',
    'A quiet forest with distant birds',
    'An office with humming computers',
    'A train station hall',
    'A jungle at night',
  ],
};

const SHOWN = 6;

/** Families in the order in which they have their turn. */
export const IDEA_FAMILIES = Object.keys(IDEAS) as SourceFamily[];

/** One description, and whose family it is of. */
export interface Idea {
  text: string;
  family: SourceFamily;
}

/** Each family in turn, then each once more: no page shows a family twice. */
const MIXED: readonly Idea[] = Array.from({ length: SHOWN }, (_, round) =>
  IDEA_FAMILIES.flatMap((family) => ({ family, text: IDEAS[family][round] ?? '' })),
).flat();

/** The six ideas of one page; pages repeat from the first. @param family null: each of another family @param page 0, 1, 2 … */
export function ideasOnPage(family: SourceFamily | null, page: number): readonly Idea[] {
  if (family !== null) return IDEAS[family].map((text) => ({ text, family }));
  const pages = Math.floor(MIXED.length / SHOWN);
  const start = (page % pages) * SHOWN;
  return MIXED.slice(start, start + SHOWN);
}
