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

/** What a saw or an engine does not do, though one says so. */
export const VOICES = new Set(['scream', 'shout', 'cry', 'sing']);

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
]);
