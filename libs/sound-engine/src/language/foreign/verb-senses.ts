/** Whatever moves, strikes or rings them, they sound like themselves. */
export const SOUNDS_WHEN_STRUCK = [
  'woodpecker',
  'weapon',
  'bell',
  'phone',
  'alarm',
  'siren',
  'clock',
  'music',
  'coin',
  'keys',
  'chain',
  'keyboard',
  'cork_pop',
  'gun',
  'whip',
  'fireworks',
];

/** Sources of verbs of hitting and banging. */
export const BLOWS = new Set(['hit_generic', 'door_slam', 'hand_bell', 'knock']);

/** Sources of verbs that say how a thing moves (fall, pull, jump): the thing is heard if it has a sound of its own. */
export const VAGUE = new Set([
  'propeller_plane',
  'jet',
  'radio_static',
  'thud',
  'debris',
  'jump_game',
  'vacuum',
  'scrape',
  'chair_move',
  'door_open_close',
  'run',
]);

/** Things that a blow makes sound. */
export const STRUCK_THINGS = ['impact_metal', 'impact_glass', 'impact_ceramic', 'gong'];

/** By the source of a verb: what keeps its own sound whatever the verb says. */
export const KEEPERS: Readonly<Record<string, readonly string[]>> = {
  car_engine: ['vehicle', 'aircraft'],
  car_rev: ['motorcycle', 'truck', 'bus', 'tractor', 'motorboat', 'traintag', 'aircraft'],
  // What a saw or an engine does not do, though one says so.
  ...Object.fromEntries(
    ['scream', 'shout', 'cry', 'sing'].map((voice) => [
      voice,
      ['machine', 'vehicle', 'aircraft', 'saw_hand', 'saw_power'],
    ]),
  ),
};

/**
 * What English verbs become with certain subjects, which other languages say with the same verb too: "el viento aúlla",
 * "un bebé llora".
 */
export const CLOSE = new Set([
  'wind_howl',
  'baby_cry',
  'baby_laugh',
  'train_horn',
  'ship',
  'cat_hiss',
  'dog_whine',
  'boiling',
  'saw_hand',
  'lawnmower',
  'ocean_waves',
  'applause',
  'toilet_flush',
  'wings',
  'run',
]);

/** Sources whose nouns are things that happen, so that a number before them says how often. */
export const HAPPENINGS = new Set(['knock', 'footsteps', 'drip']);

export const SOUNDING_THINGS = new Set(['paper', 'cloth', 'door_open_close']);

/** Named as what something falls on. */
export const SILENT_GROUNDS = new Set(['rain_surface']);

/** What is heard in a place, besides the ambiences of spaces. */
export const FURTHER_AMBIENCES = ['children_playing', 'war'];
