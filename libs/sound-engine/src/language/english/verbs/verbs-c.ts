import type { VerbText } from './verb-text';

/** English verbs that begin with c: what they sound like, alone and with their subjects or objects. */
export const VERBS_C: Readonly<Record<string, VerbText>> = {
  cackle: { source: 'laugh', rows: [['bird', 'own']] },
  call: {
    kind: 'light',
    rows: [
      ['bird frog monkey cow owl sheep_goat', 'own'],
      ['phone', 'phone_bell'],
      ['person', 'shout'],
    ],
  },
  carve: { source: 'scrape' },
  cast: { kind: 'light', source: 'spell', rows: [] },
  charge: {
    kind: 'light',
    rows: [
      ['horse', 'hooves', undefined, { speed: 1.8 }],
      ['camera flash defibrillator capacitor coil weapon laser railgun', 'power_up_down'],
    ],
  },
  chat: { source: 'crowd_walla', rows: [['man woman boy girl', 'own']] },
  chatter: {
    source: 'crowd_walla',
    rows: [
      ['bird monkey mouse_rat insect', 'own'],
      ['man woman boy girl', 'own'],
      ['teeth', 'clatter'],
      ['gun', 'own'],
      ['radio', 'radio_voice'],
    ],
  },
  cheer: { source: 'cheer', rows: [['fan', 'cheer']] },
  chime: {
    source: 'wind_chime',
    rows: [
      ['phone computer', 'ui_notification'],
      ['clock', 'cuckoo_clock'],
      ['bell', 'own'],
      ['doorbell', 'doorbell'],
    ],
  },
  chirp: {
    source: 'songbird',
    rows: [
      ['cricket insect frog', 'own'],
      ['alarm smoke_alarm phone', 'own', undefined, undefined, 'sporadic'],
      ['bird mouse_rat', 'own'],
      ['tire', 'tire_squeal'],
    ],
  },
  choke: { source: 'choke', rows: [['engine', 'own']] },
  chop: {
    source: 'axe',
    rows: [
      ['vegetable onion food carrot knife', 'chopping'],
      ['helicopter', 'own'],
    ],
  },
  chug: {
    source: 'train',
    rows: [
      ['train_horn steam_train', 'steam_train'],
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
  clang: {
    source: 'impact_metal',
    rows: [
      ['bell', 'own'],
      ['sword_clash', 'sword_clash'],
      ['gate', 'gate'],
    ],
  },
  clank: {
    source: 'impact_metal',
    rows: [
      ['chain', 'chain'],
      ['dishes impact_ceramic', 'impact_ceramic'],
      ['impact_wood', 'impact_wood'],
      ['impact_plastic', 'impact_plastic'],
    ],
  },
  clap: {
    source: 'clap',
    rows: [
      ['thunder', 'own', undefined, { intensity: 0.85 }],
      ['crowd audience people group of people', 'applause'],
      ['person hand', 'clap'],
    ],
  },
  clash: { source: 'sword_clash', rows: [['cymbal gong window shutter shutters', 'own']] },
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
  clink: {
    source: 'impact_glass',
    rows: [
      ['coin', 'coin'],
      ['ice', 'ice'],
      ['cutlery dishes impact_ceramic keys chain', 'own'],
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
  cluck: { source: 'chicken' },
  cock: { source: 'gun_handling' },
  collapse: { source: 'debris' },
  coo: {
    source: 'pigeon',
    rows: [
      ['baby', 'baby_laugh'],
      ['person child', 'baby_laugh'],
    ],
  },
  cook: { source: 'sizzle' },
  cough: {
    source: 'cough',
    rows: [
      ['engine', 'own'],
      ['vehicle machine tap gun', 'own'],
    ],
  },
  crack: {
    kind: 'break',
    source: 'wood_break',
    rows: [
      ['thunder', 'own', undefined, { intensity: 0.85 }],
      ['whip', 'whip'],
      ['ice', 'ice'],
      ['knuckle bone', 'bone_crack'],
      ['egg nut', 'bone_crack'],
      ['stone rock boulder', 'impact_stone'],
      ['gun', 'own'],
      ['fire', 'own'],
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
      ['speaker loudspeaker headphones intercom microphone', 'radio_static'],
    ],
  },
  crank: { source: 'ratchet', rows: [['engine car vehicle', 'car_start']] },
  crash: {
    source: 'debris',
    rows: [
      ['waves', 'ocean_waves', undefined, { intensity: 0.65 }],
      ['water', 'ocean_waves'],
      ['thunder', 'own', undefined, { intensity: 0.85 }],
      ['cymbal gong', 'gong'],
      ['computer', 'glitch'],
      ['glass_break impact_glass glass', 'glass_break'],
      ['impact_ceramic', 'impact_ceramic'],
    ],
  },
  crawl: { source: 'shuffle' },
  creak: {
    source: 'door_creak',
    rows: [
      ['tree branch', 'wood_break'],
      ['ship', 'door_creak'],
      ['water_lap', 'door_creak+own'],
      ['gate', 'gate'],
    ],
  },
  crinkle: { source: 'paper', rows: [['bag plastic', 'plastic_bag']] },
  croak: { source: 'frog', rows: [['crow', 'own']] },
  crow: { source: 'rooster' },
  crumple: { source: 'paper', mods: { intensity: 0.8 }, rows: [['bag plastic', 'plastic_bag']] },
  crunch: {
    source: 'crunch',
    rows: [
      ['food apple chip', 'chew'],
      ['footsteps steps', 'footsteps'],
      ['person', 'chew'],
    ],
  },
  crush: { source: 'crunch' },
  cry: {
    source: 'cry',
    rows: [
      ['baby', 'baby_cry'],
      ['child', 'cry'],
      ['seagull eagle crow owl', 'own'],
      ['cat', 'cat_meow'],
      ['dog', 'dog_whine'],
      ['bird monkey sheep_goat', 'own'],
      ['siren bell music wind', 'own'],
    ],
  },
  'cry out': { source: 'shout' },
  cut: {
    source: 'chopping',
    rows: [
      ['laser', 'own'],
      ['glass window', 'scrape'],
      ['saw_hand saw_power', 'own'],
      ['grass', 'lawnmower'],
      ['hair paper', 'scissors'],
      ['wood', 'saw_hand'],
      ['metal', 'saw_power'],
      ['saw_power chainsaw', 'own'],
    ],
  },
};
