import type { VerbRowText, VerbText } from './verb-text';

const ENGINE_STATE: readonly VerbRowText[] = [
  [
    'truck bus motorcycle race_car tractor motorboat aircraft chainsaw lawnmower train machine ship skateboard bicycle',
    'own',
  ],
];

/**
 * Verbs of air, machines, doors, vehicles and what rings: what they sound like, alone and with their subjects or
 * objects.
 */
export const RUNNING_AND_RINGING: Readonly<Record<string, VerbText>> = {
  blow: {
    source: 'wind',
    rows: [
      ['bag', 'plastic_bag'],
      ['paper', 'paper'],
      ['wind', 'own'],
      ['leaves', 'wind_leaves'],
      ['traintag', 'train_horn'],
      ['horn whistle ship siren', 'own'],
      ['whistle_pea', 'train_horn'],
      ['nose', 'sniff'],
      ['vehicle', 'car_horn'],
      ['bubble bubbles', 'bubbles'],
      ['flag', 'flap'],
      ['hair_dryer fan', 'own'],
      ['person candle', 'breathing'],
    ],
  },
  run: {
    source: 'run',
    rows: [
      ['shower', 'own'],
      ['waterflow sink faucet', 'tap'],
      ['river', 'stream'],
      ['steps', 'run'],
      ['engine vehicle machine aircraft', 'own'],
      ['person dog cat horse_neigh', 'run'],
      ['mouse_rat', 'patter'],
      ['horse', 'hooves'],
      ['tape clock music fan', 'own'],
    ],
  },
  ring: {
    source: 'hand_bell',
    rows: [
      ['bicycle crossing_bell', 'own'],
      ['bell gong impact_metal impact_glass', 'own'],
      ['phone alarm siren gun clock', 'own'],
      ['ear ears', 'sine_tone'],
      ['doorbell', 'doorbell'],
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
  soar: { kind: 'light', source: 'wind', rows: [['drone', 'drone_quad']] },
  hover: { kind: 'light', rows: [['drone', 'drone_quad']] },
  boo: { source: 'shout', rows: [['crowd', 'crowd_walla']] },
  flicker: { kind: 'light', rows: [['light', 'hum_mains']] },
  rise: { kind: 'light', rows: [] },
  operate: { kind: 'light', rows: [] },
  travel: { kind: 'light', rows: [] },
  cast: { kind: 'light', source: 'spell', rows: [] },
  tune: { source: 'radio_static', rows: [['music', 'own']] },
  brush: {
    source: 'toothbrush',
    rows: [
      ['leaves tree bush', 'wind_leaves'],
      ['hair cloth', 'cloth'],
      ['drum', 'drum'],
    ],
  },
  drum: {
    source: 'drum',
    rows: [
      ['rain', 'rain_surface'],
      ['finger', 'impact_wood'],
    ],
  },
  cackle: { source: 'laugh', rows: [['bird', 'own']] },
  spill: {
    kind: 'light',
    source: 'splash',
    rows: [
      ['coin', 'coin'],
      ['water liquid', 'splash'],
      ['waves', 'own'],
    ],
  },
  babble: {
    source: 'stream',
    rows: [
      ['baby', 'baby_laugh'],
      ['child', 'speech_child'],
      ['crowd', 'own'],
      ['person', 'speech_male'],
    ],
  },
  lick: { source: 'chew' },
  rummage: {
    source: 'cloth',
    rows: [
      ['paper', 'paper'],
      ['bag', 'plastic_bag'],
      ['drawer keys coin cutlery', 'own'],
    ],
  },
  reverse: {
    kind: 'light',
    rows: [
      ['truck bus', 'reverse_beep'],
      ['vehicle tape', 'own'],
    ],
  },
  shift: { kind: 'light', rows: [['gear gears', '']] },
  switch: { source: 'switch', rows: [['machine radio tv engine phone music fan light', 'own']] },
  ripple: { source: 'water_lap', rows: [['applause laugh flag', 'own']] },
  chatter: {
    source: 'crowd_walla',
    rows: [
      ['bird monkey mouse_rat insect', 'own'],
      ['man woman boy girl', 'own'],
      ['teeth', 'clatter'],
    ],
  },
  burst: {
    source: 'cork_pop',
    rows: [
      ['balloon', 'balloon_pop'],
      ['door', 'door_slam'],
      ['gun steam camera', 'own'],
      ['bubbles', 'bubbles'],
      ['fire', 'fire_large'],
      ['pipe', 'spray'],
    ],
  },
  'take off': {
    source: 'car_rev',
    rows: [
      ['bird', 'wings'],
      ['insect', 'own'],
      ['aircraft spaceship', 'own', undefined, undefined, undefined, 'faster'],
      ...ENGINE_STATE,
    ],
  },
  'ring out': {
    source: 'hand_bell',
    rows: [
      ['gun bell alarm siren', 'own'],
      ['scream shout explosion', 'own'],
    ],
  },
  hum: {
    source: 'fridge',
    mods: { tonality: 0.7 },
    rows: [
      ['teleport', 'spaceship'],
      ['server', 'hum_mains'],
      ['tune song melody', 'hum_voice'],
      ['traffic city', 'own'],
      ['person', 'hum_voice'],
      ['engine vehicle machine aircraft insect', 'own', undefined, { tonality: 0.7 }],
      ['cabin fridge room_tone', 'own'],
      ['hum_mains music spaceship force_field light', 'own'],
      ['light wire', 'hum_mains'],
      ['bird', 'own'],
    ],
  },
  buzz: {
    source: 'bee_fly',
    rows: [
      ['ui_success_error ui_notification', 'own'],
      ['phone', 'phone_vibrate'],
      ['insect', 'own'],
      ['machine alarm engine vehicle aircraft', 'own'],
      ['light wire transformer hum_mains electricity', 'hum_mains'],
      ['doorbell', 'buzzer'],
      ['spark', 'own'],
    ],
  },
  hiss: {
    source: 'steam',
    rows: [
      ['tank pipe valve', 'steam'],
      ['can', 'can_open'],
      ['shingle tide', 'ocean_waves'],
      ['cat', 'cat_hiss'],
      ['bus truck', 'air_brake+own'],
      ['vampire', 'own'],
      ['monster zombie person', 'cat_hiss', undefined, { pitch: -4, size: 0.7 }],
      ['snake', 'snake'],
      ['brake brakes tire_squeal air_brake', 'air_brake'],
      ['radio vinyl tape', 'radio_static'],
      ['duck_goose fire', 'own'],
      ['soda beer', 'fizz'],
      ['door', 'air_brake'],
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
  rustle: {
    source: 'paper',
    rows: [
      ['leaves wind tree bush branch', 'wind_leaves'],
      ['cloth', 'cloth'],
      ['bag', 'plastic_bag'],
      ['paper', 'paper'],
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
  pour: {
    source: 'pour',
    rows: [
      ['coin', 'coin'],
      ['sand gravel grain crunch', 'crunch'],
      ['rain', 'rain', undefined, { intensity: 0.9, density: 0.9 }],
      ['water liquid', 'pour'],
    ],
  },
  drip: { source: 'drip' },
  trickle: { source: 'stream', mods: { intensity: 0.25 } },
  glug: { source: 'bubbles', rows: [['liquid water drink', 'pour']] },
  gurgle: {
    source: 'bubbles',
    rows: [
      ['drain sink', 'drain'],
      ['river', 'stream'],
      ['engine', 'own'],
      ['baby', 'baby_laugh'],
    ],
  },
  spray: { source: 'spray' },
  squirt: { source: 'spray' },
  roar: {
    source: 'lion_roar',
    rows: [
      ['fan', 'cheer'],
      ['crowd', 'cheer'],
      ['river water', 'waterfall'],
      ['waves', 'own'],
      ['fire', 'fire_large'],
      ['engine vehicle aircraft wind machine thunder', 'own', undefined, { intensity: 0.9 }],
      ['monster lion_roar elephant', 'own'],
    ],
  },
  thunder: {
    source: 'thunder',
    rows: [
      ['rider horseman', 'hooves'],
      ['engine vehicle machine aircraft traintag horse', 'own', undefined, { brightness: 0.2 }],
    ],
  },
  rumble: {
    source: 'earthquake',
    rows: [
      [
        'engine vehicle machine thunder aircraft train wind earthquake traintag rolling',
        'own',
        undefined,
        { brightness: 0.2 },
      ],
      ['stomach belly', 'drain'],
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
  honk: {
    source: 'car_horn',
    rows: [
      ['goose', 'duck_goose'],
      ['traintag', 'train_horn'],
      ['ship', 'ship'],
      ['horn', 'own'],
      ['siren_fire_truck', 'car_horn'],
      ['truck', 'air_horn'],
    ],
  },
  toot: {
    source: 'car_horn',
    rows: [
      ['traintag', 'train_horn'],
      ['ship', 'ship'],
      ['horn', 'own'],
    ],
  },
  beep: {
    source: 'beep',
    rows: [
      ['truck', 'reverse_beep'],
      ['car bus', 'car_horn'],
      ['alarm_clock', 'own'],
      ['clock', 'beep'],
      ['alarm ecg microwave data_computer cash_register horn', 'own'],
      ['phone', 'beep'],
    ],
  },
  bleep: { source: 'beep' },
  cry: {
    source: 'cry',
    rows: [
      ['baby', 'baby_cry'],
      ['child', 'cry'],
      ['seagull eagle crow owl', 'own'],
      ['cat', 'cat_meow'],
      ['dog', 'dog_whine'],
      ['bird monkey sheep_goat', 'own'],
    ],
  },
  'cry out': { source: 'shout' },
  wail: {
    source: 'cry',
    rows: [
      ['siren alarm ghost', 'own'],
      ['baby', 'baby_cry'],
      ['cat', 'cat_meow'],
      ['guitar', 'own'],
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
  growl: {
    source: 'dog_growl',
    rows: [
      ['cat', 'cat_hiss'],
      ['engine vehicle', 'own'],
      ['lion_roar monster', 'own'],
      ['dog wolf_howl', 'dog_growl'],
    ],
  },
  snarl: { source: 'dog_growl', rows: [['monster lion_roar', 'own']] },
  howl: {
    source: 'wolf_howl',
    rows: [
      ['cat', 'cat_meow'],
      ['blizzard thunder', 'own'],
      ['wind', 'wind_howl'],
      ['dog', 'wolf_howl'],
      ['monkey ghost', 'own'],
      ['crowd', 'cheer'],
    ],
  },
  crash: {
    source: 'debris',
    rows: [
      ['waves', 'ocean_waves', undefined, { intensity: 0.65 }],
      ['water', 'ocean_waves'],
      ['thunder', 'thunder'],
      ['cymbal gong', 'gong'],
      ['computer', 'glitch'],
      ['glass_break impact_glass glass', 'glass_break'],
      ['impact_ceramic', 'impact_ceramic'],
    ],
  },
  crackle: {
    source: 'campfire',
    rows: [
      ['force_field', 'own'],
      ['vinyl', 'vinyl'],
      ['radio', 'radio_static'],
      ['fire', 'own'],
      ['engine vehicle chainsaw', 'own', undefined, { roughness: 0.8 }],
      ['paper bag', 'own'],
      ['spark electricity', 'spark'],
      ['thunder', 'thunder'],
      ['fireworks', 'fireworks'],
      ['food oil', 'sizzle'],
      ['leaves', 'crunch'],
    ],
  },
  crack: {
    kind: 'break',
    source: 'wood_break',
    rows: [
      ['thunder', 'thunder'],
      ['whip', 'whip'],
      ['ice', 'ice'],
      ['knuckle bone', 'bone_crack'],
      ['egg nut', 'bone_crack'],
      ['gun', 'own'],
      ['fire', 'own'],
    ],
  },
  pop: {
    source: 'cork_pop',
    rows: [
      ['balloon', 'balloon_pop'],
      ['cash_register drawer', 'own'],
      ['oil food sizzle', 'sizzle'],
      ['fire', 'own'],
      ['fireworks gun', 'own'],
      ['bubbles', 'bubbles'],
      ['engine vehicle', 'own'],
    ],
  },
  click: {
    source: 'mouse_click',
    rows: [
      ['camera', 'camera'],
      ['switch lock_key', 'own'],
      ['keyboard', 'keyboard'],
      ['gun', 'gun_handling'],
      ['pen', 'mouse_click'],
      ['tongue', 'mouse_click'],
      ['clock', 'clock_tick'],
      ['heel steps', 'footsteps'],
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
  bang: {
    kind: 'strike',
    source: 'hit_generic',
    rows: [
      ['door', 'door_slam'],
      ['drum', 'drum'],
      ['gun', 'own'],
      ['fireworks', 'own'],
      ['hammer', 'hammer'],
      ['pots', 'impact_metal'],
    ],
  },
  rattle: {
    source: 'rattle',
    rows: [
      ['bone', 'bone_crack'],
      ['cutlery coin cards_dice skateboard rolling vehicle', 'own'],
      ['snake', 'snake'],
      ['chain', 'chain'],
      ['keys', 'keys'],
      ['window', 'window'],
      ['dishes impact_ceramic', 'impact_ceramic'],
      ['traintag', 'own'],
      ['machine_gun gun', 'machine_gun'],
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
  creak: {
    source: 'door_creak',
    rows: [
      ['tree branch', 'wood_break'],
      ['ship', 'door_creak'],
      ['water_lap', 'door_creak+own'],
      ['gate', 'gate'],
    ],
  },
  knock: {
    kind: 'strike',
    source: 'knock',
    rows: [
      ['engine', 'own'],
      ['door window', 'knock'],
    ],
  },
  rap: { source: 'knock' },
  clap: {
    source: 'clap',
    rows: [
      ['thunder', 'thunder'],
      ['crowd audience people group of people', 'applause'],
      ['person hand', 'clap'],
    ],
  },
  beat: {
    source: 'hit_generic',
    rows: [
      ['heart', 'heartbeat'],
      ['drum music', 'drum'],
      ['wings', 'wings'],
      ['egg', 'cutlery'],
    ],
  },
  blare: {
    source: 'car_horn',
    rows: [
      ['siren horn alarm music', 'own'],
      ['radio tv', 'own'],
      ['traintag', 'train_horn'],
      ['vehicle', 'car_horn'],
    ],
  },
  sing: { source: 'sing', rows: [['bird cricket insect whale frog', 'own']] },
  chirp: {
    source: 'songbird',
    rows: [
      ['cricket insect frog', 'own'],
      ['alarm smoke_alarm phone', 'own', undefined, undefined, 'sporadic'],
      ['bird mouse_rat', 'own'],
      ['tire', 'tire_squeal'],
    ],
  },
  tweet: { source: 'songbird' },
  twitter: { source: 'songbird' },
  warble: { source: 'songbird' },
  call: {
    kind: 'light',
    rows: [
      ['bird frog monkey cow owl sheep_goat', 'own'],
      ['phone', 'phone_bell'],
      ['person', 'shout'],
    ],
  },
  vocalize: { source: 'speech_male', rows: [['animal bird dog cat frog', 'own']] },
  fire: {
    source: 'gunshot',
    rows: [
      ['camera', 'own'],
      ['gun cannon rocket laser arrow', 'own'],
      ['engine', 'car_start'],
    ],
  },
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
  'go off': {
    kind: 'light',
    rows: [['alarm siren gun explosion fireworks bell phone car_alarm', 'own']],
    source: 'fire_alarm',
  },
  'set off': { kind: 'light', rows: [['alarm fireworks explosion', 'own']] },
  explode: { source: 'explosion', rows: [['fireworks', 'fireworks']] },
  'blow up': { source: 'explosion', rows: [['balloon', 'breathing']] },
  open: {
    source: 'door_open_close',
    variant: 'open',
    rows: [
      ['umbrella', 'flap'],
      ['can can_open', 'can_open'],
      ['bottle soda beer', 'can_open'],
      ['champagne wine cork', 'cork_pop'],
      ['drawer window gate zipper sliding_door car_door', 'own', 'open'],
      ['cash_register', 'own'],
      ['elevator', 'sliding_door'],
      ['book paper envelope letter', 'paper'],
      ['bag chip wrapper package', 'plastic_bag'],
      ['lock_key', 'lock_key'],
      ['door_creak', 'door_creak'],
      ['door', 'door_open_close', 'open'],
      ['spell teleport', 'own'],
    ],
  },
  close: {
    source: 'door_open_close',
    variant: 'close',
    rows: [
      ['drawer window gate zipper sliding_door car_door', 'own', 'close'],
      ['elevator', 'sliding_door'],
      ['book paper', 'paper'],
      ['trunk', 'car_door'],
      ['box lid', 'impact_plastic'],
      ['door', 'door_open_close', 'close'],
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
  slam: {
    source: 'door_slam',
    rows: [
      ['car_door', 'car_door'],
      ['drawer window gate', 'own', 'close'],
      ['object wall ground table surface', 'hit_generic'],
      ['brakes', 'tire_squeal'],
    ],
  },
  drive: {
    kind: 'light',
    source: 'car_engine',
    rows: [
      ['siren', 'own'],
      ['vehicle engine', 'own'],
      ['nail', 'hammer'],
    ],
  },
  idle: {
    kind: 'light',
    source: 'car_engine',
    variant: 'idle',
    rows: [...ENGINE_STATE, ['engine car', 'own', 'idle']],
  },
  'get into': { kind: 'light', rows: [['vehicle', 'car_door']] },
  'get out of': { kind: 'light', rows: [['vehicle', 'car_door']] },
  'get in': { kind: 'light', rows: [['vehicle', 'car_door']] },
  rev: {
    source: 'car_rev',
    rows: [
      [
        'truck bus motorcycle race_car tractor motorboat chainsaw lawnmower aircraft machine',
        'own',
        undefined,
        { speed: 1.8, intensity: 0.75 },
      ],
    ],
  },
  accelerate: {
    source: 'car_rev',
    rows: [
      ['siren', 'car_rev'],
      [
        'truck bus motorcycle race_car tractor motorboat chainsaw lawnmower aircraft train subway machine',
        'own',
        undefined,
        undefined,
        undefined,
        'faster',
      ],
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
  race: {
    source: 'race_car',
    rows: [
      ['motorcycle motorboat truck heart', 'own', undefined, { speed: 1.8 }],
      ['car engine vehicle', 'race_car'],
      ['person', 'run'],
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
  zoom: {
    source: 'whoosh',
    rows: [
      ['car engine', 'car_pass'],
      ['race_car motorcycle vehicle aircraft', 'own', undefined, { speed: 1.6 }],
    ],
  },
  skid: { source: 'tire_squeal', rows: [['traintag', 'train_brake']] },
  brake: {
    source: 'tire_squeal',
    rows: [
      ['truck bus', 'air_brake'],
      ['traintag', 'train_brake'],
    ],
  },
  'start up': {
    source: 'car_start',
    rows: [
      ['traintag chainsaw lawnmower motorcycle truck tractor bus motorboat aircraft machine', 'own'],
      ['car engine', 'car_start'],
      ['computer', 'power_up_down'],
    ],
  },
  crank: { source: 'ratchet', rows: [['engine car vehicle', 'car_start']] },
  'turn over': {
    source: 'car_start',
    rows: [
      ['engine car vehicle', 'car_start'],
      ['page', 'paper'],
    ],
  },
  sputter: {
    source: 'car_engine',
    mods: { roughness: 0.9, regularity: 0.2 },
    rows: [['vehicle engine machine aircraft', 'own', undefined, { roughness: 0.9, regularity: 0.2 }]],
  },
  chug: {
    source: 'train',
    rows: [
      ['vehicle engine', 'own'],
      ['person', 'swallow'],
    ],
  },
  clack: {
    source: 'clatter',
    rows: [
      ['traintag', 'train'],
      ['keyboard typewriter heel', 'own'],
    ],
  },
  clatter: {
    source: 'clatter',
    rows: [
      ['skateboard rolling bicycle', 'own'],
      ['impact_ceramic dishes', 'impact_ceramic'],
      ['keyboard cutlery impact_metal', 'own'],
      ['traintag', 'own'],
      ['hooves', 'hooves'],
    ],
  },
  tick: { source: 'clock_tick', rows: [['bicycle gears ratchet', 'own']] },
  strike: {
    kind: 'strike',
    source: 'hit_generic',
    rows: [
      ['match', 'ignite'],
      ['clock', 'cuckoo_clock'],
      ['thunder', 'thunder'],
      ['bell gong drum', 'own'],
    ],
  },
  light: {
    kind: 'light',
    source: 'ignite',
    rows: [
      ['match fire campfire candle ignite', 'ignite'],
      ['fireworks', 'fireworks'],
    ],
  },
  chime: {
    source: 'wind_chime',
    rows: [
      ['phone computer', 'ui_notification'],
      ['clock', 'cuckoo_clock'],
      ['bell', 'own'],
      ['doorbell', 'doorbell'],
    ],
  },
  toll: { source: 'church_bell' },
  peal: { source: 'church_bell' },
  ding: {
    source: 'hand_bell',
    rows: [
      ['cash_register elevator microwave', 'own'],
      ['bicycle crossing_bell', 'own'],
      ['elevator', 'elevator'],
      ['microwave', 'microwave'],
    ],
  },
  sound: { kind: 'light', rows: [['horn siren alarm bell whistle train', 'own']] },
};
