import type { VerbText } from './verb-text';

/** English verbs that begin from d to g: what they sound like, alone and with their subjects or objects. */
export const VERBS_D_TO_G: Readonly<Record<string, VerbText>> = {
  decompress: { source: 'steam' },
  deflate: { source: 'steam' },
  depressurize: { source: 'steam' },
  destroy: {
    source: 'debris',
    rows: [
      ['robot spaceship vehicle', 'explosion'],
      ['paper', 'paper_tear'],
    ],
  },
  dial: { source: 'dial_tone', rows: [['modem', 'own']] },
  ding: {
    source: 'hand_bell',
    rows: [
      ['cash_register elevator microwave', 'own'],
      ['bicycle crossing_bell', 'own'],
      ['elevator', 'elevator'],
      ['microwave', 'microwave'],
      ['door', 'ui_notification'],
    ],
  },
  dive: { source: 'splash', rows: [['aircraft', 'own']] },
  dodge: { source: 'whoosh' },
  draw: {
    kind: 'light',
    rows: [
      ['weapon', 'sword_swing'],
      ['bow arrow', 'arrow'],
      ['pencil pen', 'writing'],
      ['curtain', 'cloth'],
    ],
  },
  dribble: {
    source: 'ball_bounce',
    rows: [
      ['water', 'drip'],
      ['liquid', 'drip'],
    ],
  },
  drill: { source: 'drill' },
  drink: { source: 'swallow' },
  drip: { source: 'drip' },
  drive: {
    kind: 'light',
    source: 'car_engine',
    rows: [
      ['siren', 'own'],
      ['vehicle engine', 'own'],
      ['nail', 'hammer'],
    ],
  },
  drop: {
    kind: 'drop',
    source: 'thud',
    rows: [
      ['ice', 'ice'],
      ['rock boulder', 'snow_avalanche'],
      ['coin', 'coin'],
      ['water rain', 'drip'],
      ['bass sub_drop', 'sub_drop'],
      ['bomb', 'explosion'],
      ['chain', 'chain'],
      ['keys', 'keys'],
      ['pan metal', 'impact_metal'],
      ['glass', 'glass_break'],
      ['ball', 'ball_bounce'],
      ['dish impact_ceramic', 'impact_ceramic'],
      ['book', 'thud'],
      ['cutlery', 'cutlery'],
      ['vinyl', 'vinyl'],
    ],
  },
  drum: {
    kind: 'strike',
    source: 'drum',
    rows: [
      ['rain hail woodpecker', 'own'],
      ['finger', 'impact_wood'],
    ],
  },
  eat: { source: 'chew' },
  elbow: { source: 'punch' },
  equip: {
    kind: 'light',
    rows: [
      ['weapon', 'sword_swing'],
      ['gun', 'gun_handling'],
    ],
  },
  erase: { source: 'scrape' },
  erupt: { source: 'explosion', rows: [['crowd applause cheer laugh spray', 'own']] },
  explode: { source: 'explosion', rows: [['fireworks', 'fireworks']] },
  extinguish: { source: 'steam' },
  fail: { kind: 'light', rows: [['power light', 'power_up_down']] },
  fall: {
    kind: 'drop',
    source: 'thud',
    rows: [
      ['drip', 'own'],
      ['debris', 'own'],
      ['rain hail', 'own'],
      ['water', 'waterfall'],
      ['snow', 'wind'],
      ['rocks', 'snow_avalanche'],
      ['tree', 'wood_break'],
      ['coin', 'coin'],
      ['bomb', 'bomb_whistle'],
      ['glass', 'glass_break'],
      ['building wall', 'debris'],
      ['person body', 'thud'],
      ['leaves', 'wind_leaves'],
      ['asleep', ''],
    ],
  },
  'fall silent': { kind: 'light', rows: [['crowd person engine machine', '']] },
  file: { source: 'sanding' },
  fill: {
    source: 'pour',
    variant: 'fill',
    rows: [
      ['bathtub sink tub bath basin', 'tap'],
      ['glass cup bottle bucket jar tank', 'pour', 'fill'],
      ['air room', ''],
      ['toilet', 'toilet_flush'],
    ],
  },
  fire: {
    source: 'gunshot',
    rows: [
      ['camera', 'own'],
      ['gun cannon rocket laser arrow', 'own'],
      ['engine', 'car_start'],
    ],
  },
  flap: {
    source: 'flap',
    rows: [
      ['wings bird', 'wings'],
      ['mouse_rat', 'wings'],
      ['flag', 'flap'],
    ],
  },
  'flap away': { kind: 'light', rows: [['bird wings', 'wings']] },
  flick: {
    kind: 'light',
    source: 'mouse_click',
    rows: [
      ['switch ignite whip coin', 'own'],
      ['page paper', 'paper'],
    ],
  },
  flicker: { kind: 'light', rows: [['light', 'hum_mains']] },
  flip: {
    kind: 'light',
    rows: [
      ['page book', 'book_pages'],
      ['paper', 'paper'],
      ['coin', 'coin'],
      ['switch', 'switch'],
    ],
  },
  flow: { source: 'stream', rows: [['waterflow', 'stream']] },
  flush: { source: 'toilet_flush' },
  flutter: {
    source: 'flap',
    rows: [
      ['wings bird insect mouse_rat', 'wings'],
      ['paper', 'paper'],
    ],
  },
  fly: {
    kind: 'light',
    source: 'whoosh',
    rows: [
      ['bird', 'wings'],
      ['drone', 'drone_quad'],
      ['flag', 'flap'],
      ['mouse_rat', 'wings'],
    ],
  },
  foam: { source: 'bubbles', rows: [['soda beer fizz', 'fizz']] },
  fold: {
    kind: 'light',
    rows: [
      ['cloth', 'cloth'],
      ['paper', 'paper'],
    ],
  },
  freeze: { source: 'ice' },
  froth: { source: 'steam' },
  fry: { source: 'sizzle' },
  gag: { source: 'vomit_gargle' },
  gallop: { source: 'hooves', mods: { speed: 1.6 } },
  'get in': { kind: 'light', rows: [['vehicle', 'car_door']] },
  'get into': { kind: 'light', rows: [['vehicle', 'car_door']] },
  'get out of': { kind: 'light', rows: [['vehicle', 'car_door']] },
  giggle: { source: 'laugh', rows: [['baby', 'baby_laugh']] },
  glug: { source: 'bubbles', rows: [['liquid water drink', 'pour']] },
  'go off': {
    kind: 'light',
    rows: [['alarm siren gun explosion fireworks bell phone car_alarm', 'own']],
    source: 'fire_alarm',
  },
  'go out': {
    kind: 'light',
    rows: [
      ['power light', 'power_up_down'],
      ['fire candle', ''],
    ],
  },
  grapple: { source: 'thud' },
  grind: {
    source: 'scrape',
    rows: [
      ['skateboard', 'own'],
      ['gears blender saw_power machine', 'own'],
      ['coffee', 'blender'],
      ['teeth', 'chew'],
    ],
  },
  groan: {
    source: 'grunt_groan',
    rows: [
      ['metal hull ship gate', 'door_creak'],
      ['pig cow', 'own'],
      ['monster ghost', 'own'],
      ['door', 'door_creak'],
      ['tree wood stairs floor pipe bridge house roof elevator', 'door_creak'],
    ],
  },
  growl: {
    source: 'dog_growl',
    rows: [
      ['cat', 'cat_hiss'],
      ['engine vehicle', 'own'],
      ['lion_roar monster', 'own'],
      ['dog wolf_howl', 'dog_growl'],
    ],
  },
  gurgle: {
    source: 'bubbles',
    rows: [
      ['drain sink', 'drain'],
      ['river', 'stream'],
      ['engine', 'own'],
      ['baby', 'baby_laugh'],
    ],
  },
  gush: { source: 'tap', rows: [['river', 'stream']] },
};
