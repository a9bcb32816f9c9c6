import type { VerbText } from './verb-text';

/** English verbs that begin with s: what they sound like, alone and with their subjects or objects. */
export const VERBS_S: Readonly<Record<string, VerbText>> = {
  sand: { source: 'sanding' },
  saw: { source: 'saw_hand', rows: [['saw_power chainsaw', 'own']] },
  scan: { source: 'data_computer' },
  scatter: {
    source: 'debris',
    rows: [
      ['bird', 'wings'],
      ['coin cards_dice keys', 'own'],
      ['leaves', 'wind_leaves'],
    ],
  },
  scrape: {
    source: 'scrape',
    rows: [
      ['rolling chain', 'own'],
      ['suitcase', 'rolling'],
      ['chair table furniture', 'chair_move'],
      ['shovel', 'shovel'],
    ],
  },
  scratch: {
    source: 'scrape',
    rows: [
      ['record vinyl', 'scrape', undefined, { speed: 1.6, tonality: 0.7 }],
      ['pencil pen writing', 'writing'],
    ],
  },
  scream: {
    source: 'scream',
    rows: [
      ['kettle', 'boiling'],
      ['monkey', 'monkey', undefined, { emotion: 'scared' }],
      ['baby', 'baby_cry'],
      ['crowd', 'scream'],
      ['bird eagle', 'own'],
      ['monster ghost', 'own'],
      ['engine vehicle aircraft', 'own'],
      ['wind', 'wind_howl'],
      ['cat', 'cat_meow'],
      ['siren', 'own'],
      ['children_playing', 'own'],
      ['bomb', 'bomb_whistle'],
      ['metal thing', 'squeak'],
      ['rocket gun alarm machine guitar', 'own'],
    ],
  },
  screech: {
    source: 'squeak',
    rows: [
      ['door hinge floor gate', 'door_creak'],
      ['traintag', 'train_brake'],
      ['tire car brakes vehicle', 'tire_squeal'],
      ['monster', 'own'],
      ['eagle owl seagull', 'own'],
      ['bird', 'parrot_squawk'],
      ['monkey mouse_rat', 'own'],
      ['microphone', 'mic_feedback'],
      ['person child', 'scream'],
    ],
  },
  screw: { source: 'ratchet' },
  scroll: { source: 'ui_click', rows: [['mouse_click', 'own']] },
  scrub: { source: 'sanding' },
  seal: { source: 'tape', rows: [['door', 'sliding_door']] },
  'set down': { kind: 'strike', source: 'impact_wood' },
  'set off': { kind: 'light', rows: [['alarm fireworks explosion', 'own']] },
  sew: { source: 'sewing_machine' },
  shake: {
    source: 'rattle',
    rows: [
      ['ground', 'earthquake'],
      ['cloth', 'cloth'],
      ['footsteps steps', 'own'],
      ['maraca jingle_bell', 'jingle_bell'],
      ['keys chain', 'own'],
      ['earthquake', 'own'],
      ['bag', 'plastic_bag'],
      ['dice', 'cards_dice'],
      ['machine', 'own'],
    ],
  },
  sharpen: { source: 'scrape', mods: { brightness: 0.8 }, rows: [['pencil', 'scrape', undefined, { size: 0.2 }]] },
  shatter: { kind: 'break', source: 'glass_break', rows: [['waves', 'ocean_waves']] },
  shift: { kind: 'light', rows: [['gear gears', '']] },
  shoot: {
    source: 'gunshot',
    rows: [
      ['arrow bow', 'arrow'],
      ['gun cannon laser', 'own'],
      ['rocket', 'rocket'],
      ['person', 'gunshot'],
      ['photograph camera', 'camera'],
      ['water', 'spray'],
      ['fireworks', 'fireworks'],
      ['basketball', 'ball_bounce'],
    ],
  },
  shout: {
    source: 'shout',
    rows: [
      ['children_playing animal', 'own'],
      ['fan', 'cheer'],
    ],
  },
  shove: { source: 'thud', rows: [['chair table furniture box crate', 'scrape']] },
  shred: {
    source: 'paper_tear',
    rows: [
      ['guitar', 'own'],
      ['wood', 'wood_break'],
    ],
  },
  shuffle: {
    source: 'shuffle',
    rows: [
      ['cards_dice card', 'cards_dice'],
      ['paper', 'paper'],
    ],
  },
  shut: {
    source: 'door_open_close',
    variant: 'close',
    rows: [
      ['drawer window gate car_door', 'own', 'close'],
      ['book', 'paper'],
      ['door', 'door_open_close', 'close'],
    ],
  },
  sing: {
    source: 'sing',
    rows: [
      ['bird cricket insect whale frog', 'own'],
      ['siren kettle bell machine', 'own'],
    ],
  },
  sizzle: { source: 'sizzle' },
  skate: { source: 'skateboard', rows: [['ice', 'scrape']] },
  ski: { source: 'scrape' },
  skid: { source: 'tire_squeal', rows: [['traintag', 'train_brake']] },
  slam: {
    source: 'door_slam',
    rows: [
      ['car_door', 'car_door'],
      ['drawer window gate', 'own', 'close'],
      ['book laptop notebook lid phone receiver', 'thud'],
      ['object wall ground table surface', 'hit_generic'],
      ['brakes', 'tire_squeal'],
    ],
  },
  slap: { source: 'punch', rows: [['waves water', 'water_lap']] },
  sleep: { source: 'snore', rows: [['baby', '']] },
  slice: {
    source: 'chopping',
    rows: [
      ['weapon', 'sword_swing'],
      ['chainsaw saw_power saw_hand', 'own'],
    ],
  },
  slide: {
    source: 'sliding_door',
    rows: [
      ['drawer window', 'own'],
      ['chair table', 'chair_move'],
      ['door', 'sliding_door'],
      ['tray box crate', 'scrape'],
      ['rock boulder', 'snow_avalanche'],
      ['metal wood stone', 'scrape'],
    ],
  },
  slosh: { source: 'water_lap' },
  smack: { kind: 'strike', source: 'punch', rows: [['lips', 'kiss']] },
  smash: {
    kind: 'break',
    source: 'glass_break',
    rows: [
      ['car wall building', 'debris'],
      ['tomato egg pie pumpkin', 'splat'],
      ['waves', 'ocean_waves'],
    ],
  },
  snap: {
    kind: 'break',
    source: 'finger_snap',
    rows: [
      ['flap', 'own'],
      ['photograph', 'camera'],
      ['finger person', 'finger_snap'],
      ['twig branch stick wood tree', 'wood_break'],
      ['bone neck', 'bone_crack'],
      ['camera', 'camera'],
      ['fire', 'own'],
      ['rope', 'whip'],
    ],
  },
  snarl: { source: 'dog_growl', rows: [['monster lion_roar', 'own']] },
  sneak: { source: 'footsteps', mods: { intensity: 0.2, speed: 0.7 } },
  snort: {
    source: 'pig',
    rows: [
      ['horse', 'horse_neigh'],
      ['person', 'sniff'],
      ['cow', 'own'],
    ],
  },
  snowboard: { source: 'scrape' },
  soar: { kind: 'light', source: 'wind', rows: [['drone', 'drone_quad']] },
  sound: { kind: 'light', rows: [['horn siren alarm bell whistle train', 'own']] },
  spank: { source: 'punch' },
  speak: {
    source: 'speech_male',
    rows: [
      ['robot robot_voice', 'robot_voice'],
      ['baby', 'baby_laugh'],
      ['speech_female speech_child crowd_walla radio_static tv animal', 'own'],
    ],
  },
  speed: {
    kind: 'light',
    source: 'car_pass',
    rows: [
      ['car', 'car_pass'],
      ['vehicle', 'own', undefined, { speed: 1.6 }],
    ],
  },
  'speed up': {
    source: 'car_rev',
    rows: [
      [
        'truck bus motorcycle race_car tractor motorboat train aircraft machine',
        'own',
        undefined,
        undefined,
        undefined,
        'faster',
      ],
      ['clock heart footsteps', 'own', undefined, undefined, undefined, 'faster'],
    ],
  },
  spill: {
    kind: 'light',
    source: 'splash',
    rows: [
      ['coin', 'coin'],
      ['water liquid', 'splash'],
      ['waves', 'own'],
    ],
  },
  splash: {
    source: 'splash',
    rows: [
      ['waves', 'ocean_waves'],
      ['river', 'stream'],
      ['motorboat', 'splash'],
    ],
  },
  spray: { source: 'spray' },
  sputter: {
    source: 'car_engine',
    mods: { roughness: 0.9, regularity: 0.2 },
    rows: [['vehicle engine machine aircraft', 'own', undefined, { roughness: 0.9, regularity: 0.2 }]],
  },
  squabble: {
    kind: 'light',
    rows: [
      ['animal', 'own'],
      ['person', 'shout'],
    ],
  },
  squawk: { source: 'parrot_squawk', rows: [['chicken duck_goose seagull crow', 'own']] },
  squeak: {
    source: 'squeak',
    rows: [
      ['mouse_rat', 'mouse_rat'],
      ['door hinge floor gate chair door_creak', 'door_creak'],
      ['bird', 'own'],
      ['cat', 'cat_meow'],
      ['dog', 'dog_whine'],
      ['monkey', 'own'],
      ['brakes', 'tire_squeal'],
      ['wheel', 'squeak'],
      ['tire', 'tire_squeal'],
    ],
  },
  squeal: {
    source: 'squeak',
    rows: [
      ['door hinge floor gate', 'door_creak'],
      ['traintag', 'train_brake'],
      ['tire car brakes vehicle brake', 'tire_squeal'],
      ['traintag', 'train_brake'],
      ['pig', 'pig'],
      ['microphone', 'mic_feedback'],
      ['child baby person', 'scream'],
      ['mouse_rat monkey', 'own'],
      ['siren', 'own'],
    ],
  },
  squeeze: {
    kind: 'light',
    rows: [
      ['bottle', 'plastic_bag'],
      ['gore', 'gore'],
      ['squeak', 'squeak'],
    ],
  },
  squirt: { source: 'spray' },
  stab: { source: 'gore' },
  stack: { kind: 'light', rows: [['thing coin keys cards_dice chain', 'own']] },
  stamp: {
    source: 'hit_generic',
    rows: [
      ['foot feet person', 'footsteps'],
      ['horse', 'hooves'],
    ],
  },
  staple: { source: 'switch', mods: { size: 0.7 } },
  'start up': {
    source: 'car_start',
    rows: [
      ['traintag chainsaw lawnmower motorcycle truck tractor bus motorboat aircraft machine', 'own'],
      ['car engine', 'car_start'],
      ['computer', 'power_up_down'],
    ],
  },
  step: {
    source: 'footsteps',
    rows: [
      ['mud puddle', 'footsteps'],
      ['crunch', 'footsteps'],
    ],
  },
  stir: { source: 'cutlery' },
  stomp: { source: 'footsteps', mods: { intensity: 0.85 } },
  storm: { source: 'thunderstorm' },
  strafe: { source: 'machine_gun' },
  strike: {
    kind: 'strike',
    source: 'hit_generic',
    rows: [
      ['match', 'ignite'],
      ['clock', 'cuckoo_clock'],
      ['thunder', 'own', undefined, { intensity: 0.85 }],
      ['bell gong drum', 'own'],
    ],
  },
  swat: { source: 'punch' },
  sway: {
    kind: 'light',
    rows: [
      ['tree leaves branch', 'wind_leaves'],
      ['bridge door_creak', 'door_creak'],
    ],
  },
  sweep: { source: 'sanding' },
  swim: { source: 'splash' },
  swing: {
    source: 'swish',
    rows: [
      ['gate', 'gate'],
      ['door', 'door_creak'],
      ['bat sword', 'swish'],
      ['weapon', 'sword_swing'],
    ],
  },
  swipe: {
    source: 'swish',
    rows: [
      ['phone screen ui_click', 'ui_click'],
      ['card', 'beep'],
    ],
  },
  switch: { source: 'switch', rows: [['machine radio tv engine phone music fan light', 'own']] },
  swoop: { source: 'whoosh', rows: [['bird', 'wings']] },
};
