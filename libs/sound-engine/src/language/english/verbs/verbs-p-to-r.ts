import type { VerbText } from './verb-text';

/** English verbs that begin from p to r: what they sound like, alone and with their subjects or objects. */
export const VERBS_P_TO_R: Readonly<Record<string, VerbText>> = {
  paint: { source: 'sanding', rows: [['spray', 'spray']] },
  peal: { source: 'church_bell' },
  peck: { source: 'woodpecker', rows: [['chicken', 'own']] },
  peel: { source: 'tape' },
  plough: { kind: 'light', source: 'shovel', rows: [['vehicle', 'own']] },
  plow: { kind: 'light', source: 'shovel', rows: [['vehicle', 'own']] },
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
  pound: {
    kind: 'strike',
    source: 'hit_generic',
    rows: [
      ['heart', 'heartbeat', undefined, { intensity: 0.85 }],
      ['drum', 'drum', undefined, { intensity: 0.8 }],
      ['door wall window', 'knock', undefined, { intensity: 0.8 }],
      ['rain', 'own', undefined, { intensity: 0.85 }],
      ['nail hammer', 'hammer'],
      ['waves', 'ocean_waves'],
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
  'power up': { source: 'power_up_down', rows: [['aircraft', 'own']] },
  pry: { source: 'wood_break' },
  puff: {
    kind: 'light',
    rows: [
      ['traintag', 'steam_train'],
      ['cigar pipe cigarette', 'breathing'],
    ],
  },
  pull: {
    kind: 'light',
    rows: [
      ['cork', 'cork_pop'],
      ['cloth', 'cloth'],
      ['drawer', 'drawer'],
      ['chair table furniture', 'chair_move'],
      ['lever', 'switch'],
    ],
  },
  'pull out': {
    kind: 'light',
    rows: [
      ['chair furniture table', 'chair_move'],
      ['drawer', 'drawer'],
      ['vehicle', 'own', undefined, undefined, undefined, 'faster'],
    ],
  },
  pump: {
    source: 'compressor',
    rows: [
      ['gun', 'gun_handling'],
      ['heart', 'heartbeat'],
    ],
  },
  puncture: { source: 'steam' },
  purr: {
    source: 'cat_purr',
    rows: [
      ['engine car', 'own', 'idle'],
      ['machine vehicle phone', 'own'],
    ],
  },
  push: {
    kind: 'light',
    rows: [
      ['chair furniture table crate box trolley', 'scrape'],
      ['button', 'switch'],
      ['door', 'door_open_close'],
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
  rain: { source: 'rain' },
  raise: {
    kind: 'light',
    rows: [
      ['window gate drawer', 'own'],
      ['anchor', 'chain'],
      ['flag', 'flap'],
    ],
  },
  rake: { source: 'scrape', rows: [['leaves', 'crunch']] },
  rap: { source: 'knock' },
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
  release: {
    kind: 'light',
    source: 'air_brake',
    rows: [
      ['steam', 'own'],
      ['air pressure gas', 'air_brake'],
    ],
  },
  reload: { source: 'gun_handling' },
  retch: { source: 'vomit_gargle' },
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
  reverse: {
    kind: 'light',
    rows: [
      ['truck bus', 'reverse_beep'],
      ['vehicle tape', 'own'],
    ],
  },
  ride: {
    kind: 'light',
    source: 'bicycle',
    rows: [
      ['horse', 'hooves'],
      ['vehicle', 'own'],
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
  'ring out': {
    source: 'hand_bell',
    rows: [
      ['gun bell alarm siren', 'own'],
      ['scream shout explosion', 'own'],
    ],
  },
  rinse: { source: 'tap', rows: [['toilet_flush', 'toilet_flush']] },
  rip: {
    source: 'paper_tear',
    rows: [
      ['flesh', 'gore'],
      ['tape', 'tape'],
    ],
  },
  ripple: { source: 'water_lap', rows: [['applause laugh flag', 'own']] },
  rise: { kind: 'light', rows: [] },
  rivet: { source: 'jackhammer' },
  roar: {
    source: 'lion_roar',
    rows: [
      ['fan', 'cheer'],
      ['crowd', 'cheer'],
      ['person', 'shout'],
      ['river water', 'waterfall'],
      ['waves', 'own'],
      ['fire', 'fire_large'],
      ['engine vehicle aircraft wind machine thunder', 'own', undefined, { intensity: 0.9 }],
      ['monster lion_roar elephant', 'own'],
    ],
  },
  rock: { kind: 'light', rows: [['chair boat ship', 'door_creak']] },
  roll: {
    source: 'rolling',
    rows: [
      ['tank', 'truck'],
      ['ball', 'rolling'],
      ['thunder', 'own', undefined, { intensity: 0.3, size: 0.8 }],
      ['drum', 'drum_roll'],
      ['marbles', 'marbles'],
      ['dice cards_dice', 'cards_dice'],
      ['waves', 'ocean_waves'],
      ['traintag car truck', 'own'],
      ['skateboard', 'own'],
      ['fireworks', 'own'],
    ],
  },
  rumble: {
    source: 'earthquake',
    rows: [
      ['thunder', 'own', undefined, { intensity: 0.3, size: 0.8 }],
      ['engine vehicle machine aircraft train wind earthquake traintag rolling', 'own', undefined, { brightness: 0.2 }],
      ['stomach belly', 'drain'],
    ],
  },
  rummage: {
    source: 'cloth',
    rows: [
      ['paper', 'paper'],
      ['bag', 'plastic_bag'],
      ['drawer keys coin cutlery', 'own'],
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
      ['sled sleigh sledge toboggan', 'own'],
      ['mouse_rat', 'patter'],
      ['horse', 'hooves'],
      ['tape clock music fan', 'own'],
    ],
  },
  rush: {
    kind: 'light',
    source: 'whoosh',
    rows: [
      ['wind', 'own'],
      ['water', 'stream', undefined, { intensity: 0.8 }],
      ['person', 'run'],
      ['vehicle', 'own'],
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
};
