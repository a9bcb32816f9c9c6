import { ENGINE_STATE } from './engine-state';
import type { VerbText } from './verb-text';

/** English verbs that begin from t to z: what they sound like, alone and with their subjects or objects. */
export const VERBS_T_TO_Z: Readonly<Record<string, VerbText>> = {
  tackle: { source: 'thud' },
  'take off': {
    source: 'car_rev',
    rows: [
      ['bird', 'wings'],
      ['insect', 'own'],
      ['aircraft spaceship', 'own', undefined, undefined, undefined, 'faster'],
      ...ENGINE_STATE,
    ],
  },
  talk: {
    source: 'speech_male',
    rows: [
      ['robot robot_voice', 'robot_voice'],
      ['baby', 'baby_laugh'],
      ['speech_female speech_child crowd_walla tv', 'own'],
    ],
  },
  tap: {
    kind: 'strike',
    source: 'impact_wood',
    rows: [
      ['keyboard', 'keyboard'],
      ['rain', 'rain_surface'],
      ['glass impact_glass', 'impact_glass'],
      ['footsteps steps', 'footsteps'],
      ['woodpecker', 'own'],
    ],
  },
  tear: {
    source: 'paper_tear',
    rows: [
      ['flesh', 'gore'],
      ['tape', 'tape'],
    ],
  },
  throw: {
    source: 'swish',
    rows: [
      ['explosion', 'own'],
      ['oil sizzle', 'sizzle'],
      ['metal pan', 'impact_metal'],
      ['book box bag', 'thud'],
      ['keys key coin cards_dice chain', 'own'],
      ['rocks', 'impact_stone'],
      ['punch', 'punch'],
    ],
  },
  thud: { source: 'thud' },
  thump: {
    source: 'thud',
    rows: [
      ['heart', 'heartbeat'],
      ['music bass drum', 'drum'],
    ],
  },
  thunder: {
    source: 'thunder',
    rows: [
      ['rider horseman', 'hooves'],
      ['engine vehicle machine aircraft traintag horse', 'own', undefined, { brightness: 0.2 }],
    ],
  },
  tick: { source: 'clock_tick', rows: [['bicycle gears ratchet', 'own']] },
  tickle: { source: 'laugh' },
  tinkle: {
    source: 'jingle_bell',
    rows: [
      ['ice glass', 'impact_glass'],
      ['piano music_box wind_chime magic_shimmer', 'own'],
      ['bell', 'hand_bell'],
    ],
  },
  toll: { source: 'church_bell' },
  toot: {
    source: 'car_horn',
    rows: [
      ['traintag', 'train_horn'],
      ['ship', 'ship'],
      ['horn', 'own'],
    ],
  },
  transform: { source: 'spell', rows: [['robot', 'own']] },
  travel: { kind: 'light', rows: [] },
  trickle: { source: 'stream', mods: { intensity: 0.25 } },
  trim: { source: 'scissors', rows: [['machine lawnmower chainsaw', 'own']] },
  trot: { source: 'hooves', mods: { speed: 0.85 }, rows: [['dog', 'patter']] },
  trumpet: { source: 'elephant' },
  tune: { source: 'radio_static', rows: [['music', 'own']] },
  turn: {
    kind: 'light',
    rows: [
      ['page', 'book_pages'],
      ['key lock_key', 'lock_key'],
      ['propeller machine', 'own'],
      ['gears', 'gears'],
    ],
  },
  'turn over': {
    source: 'car_start',
    rows: [
      ['engine car vehicle', 'car_start'],
      ['page', 'paper'],
    ],
  },
  tweet: { source: 'songbird' },
  twist: {
    kind: 'light',
    rows: [
      ['cork', 'cork_pop'],
      ['lid jar', 'can_open'],
    ],
  },
  twitter: { source: 'songbird' },
  type: { source: 'keyboard', rows: [['typewriter', 'typewriter']] },
  uncork: { source: 'cork_pop' },
  undress: { source: 'cloth' },
  unlock: { source: 'lock_key' },
  unsheathe: { source: 'sword_swing' },
  vibrate: {
    source: 'rattle',
    rows: [
      ['phone', 'phone_vibrate'],
      ['machine engine vehicle drill', 'own'],
    ],
  },
  vocalize: { source: 'speech_male', rows: [['animal bird dog cat frog', 'own']] },
  wail: {
    source: 'cry',
    rows: [
      ['siren alarm ghost', 'own'],
      ['baby', 'baby_cry'],
      ['cat', 'cat_meow'],
      ['guitar', 'own'],
    ],
  },
  walk: {
    source: 'footsteps',
    rows: [
      ['horse', 'hooves', undefined, { speed: 0.65 }],
      ['bird dog cat', 'patter'],
    ],
  },
  warble: { source: 'songbird' },
  wash: {
    source: 'tap',
    rows: [
      ['waves', 'ocean_waves'],
      ['dish impact_ceramic', 'tap'],
    ],
  },
  whimper: {
    source: 'cry',
    rows: [
      ['dog animal', 'dog_whine'],
      ['baby', 'baby_cry'],
    ],
  },
  whine: {
    source: 'dog_whine',
    rows: [
      ['engine vehicle machine aircraft drill', 'own', undefined, { tonality: 0.8, pitch: 4 }],
      ['dog', 'dog_whine'],
      ['person child', 'cry'],
      ['cat', 'cat_meow'],
    ],
  },
  whip: {
    source: 'whip',
    rows: [
      ['wind', 'own'],
      ['cream egg', 'blender'],
    ],
  },
  whir: {
    source: 'washing_machine',
    rows: [
      ['drone', 'drone_quad'],
      ['fan robot camera', 'own'],
      ['machine vehicle engine aircraft', 'own'],
    ],
  },
  whirr: {
    source: 'washing_machine',
    rows: [
      ['drone', 'drone_quad'],
      ['fan robot camera', 'own'],
      ['machine vehicle engine aircraft', 'own'],
    ],
  },
  whistle: {
    source: 'whistle_human',
    rows: [
      ['bomb missile', 'bomb_whistle'],
      ['traintag', 'train_horn', 'whistle'],
      ['kettle', 'boiling'],
      ['wind', 'wind_howl'],
      ['bird', 'own'],
      ['referee coach', 'whistle_pea'],
      ['fireworks ricochet bomb', 'own'],
    ],
  },
  whoop: {
    source: 'shout',
    rows: [
      ['siren', 'own'],
      ['crowd fan', 'cheer'],
    ],
  },
  wind: { kind: 'light', source: 'ratchet' },
  wrap: { source: 'paper', rows: [['cloth', 'cloth']] },
  wrestle: { source: 'thud' },
  yell: {
    source: 'shout',
    rows: [
      ['bird', 'own'],
      ['children_playing', 'own'],
    ],
  },
  yelp: { source: 'dog_bark', rows: [['person', 'shout']] },
  zap: { source: 'spark', rows: [['laser', 'laser']] },
  zip: { source: 'zipper', rows: [['car ricochet', 'own']] },
  zoom: {
    source: 'whoosh',
    rows: [
      ['car engine', 'car_pass'],
      ['race_car motorcycle vehicle aircraft', 'own', undefined, { speed: 1.6 }],
    ],
  },
};
