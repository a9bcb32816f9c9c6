import type { VerbText } from './verb-text';

/** English verbs that begin with a or b: what they sound like, alone and with their subjects or objects. */
export const VERBS_A_TO_B: Readonly<Record<string, VerbText>> = {
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
  babble: {
    source: 'stream',
    rows: [
      ['baby', 'baby_laugh'],
      ['child', 'speech_child'],
      ['crowd', 'own'],
      ['person', 'speech_male'],
      ['radio', 'radio_voice'],
    ],
  },
  backfire: { source: 'gunshot' },
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
  bark: {
    source: 'dog_bark',
    rows: [
      ['monkey', 'own'],
      ['gun', 'own'],
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
  beep: {
    source: 'beep',
    rows: [
      ['truck', 'reverse_beep'],
      ['car bus', 'car_horn'],
      ['alarm_clock', 'own'],
      ['clock', 'beep'],
      ['alarm ecg data_computer cash_register horn', 'own'],
      ['phone microwave', 'beep'],
    ],
  },
  billow: { source: 'flap' },
  bite: { source: 'chew', rows: [['earth ground soil dirt', 'shovel']] },
  blare: {
    source: 'car_horn',
    rows: [
      ['siren horn alarm music', 'own'],
      ['radio tv', 'own'],
      ['traintag', 'train_horn'],
      ['vehicle', 'car_horn'],
    ],
  },
  bleat: { source: 'sheep_goat' },
  bleep: { source: 'beep' },
  blow: {
    source: 'wind',
    rows: [
      ['bag', 'plastic_bag'],
      ['paper', 'paper'],
      ['wind', 'own'],
      ['leaves', 'wind_leaves'],
      ['traintag', 'train_horn'],
      ['motorboat', 'ship'],
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
  'blow air': { source: 'breathing', rows: [['horse_neigh fan compressor hair_dryer vacuum vehicle', 'own']] },
  'blow up': { source: 'explosion', rows: [['balloon', 'breathing']] },
  boil: { source: 'boiling' },
  boo: { source: 'shout', rows: [['crowd', 'crowd_walla']] },
  bounce: {
    source: 'ball_bounce',
    rows: [
      ['gore monster', 'gore'],
      ['bed mattress boing', 'boing'],
    ],
  },
  brake: {
    source: 'tire_squeal',
    rows: [
      ['truck bus', 'air_brake'],
      ['traintag', 'train_brake'],
    ],
  },
  break: {
    kind: 'break',
    source: 'glass_break',
    rows: [
      ['wood tree branch stick twig bark', 'wood_break'],
      ['bone', 'bone_crack'],
      ['wave waves', 'ocean_waves'],
      ['ice', 'ice'],
      ['wall building dam', 'debris'],
      ['egg', 'bone_crack'],
      ['thunder rain', 'own'],
      ['wind', ''],
      ['chocolate chip', 'crunch'],
    ],
  },
  breathe: { source: 'breathing', rows: [['fire', 'fire_large']] },
  brush: { source: 'toothbrush', rows: [['animal hair cloth floor', 'sanding']] },
  bubble: {
    source: 'bubbles',
    rows: [
      ['kettle pot water soup boiling', 'boiling'],
      ['stream', 'own'],
    ],
  },
  bump: { kind: 'strike', source: 'thud' },
  burn: { kind: 'light', source: 'campfire', rows: [['building house forest', 'fire_large']] },
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
};
