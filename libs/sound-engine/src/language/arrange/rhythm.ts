import { findSource } from '../../catalogue';

/**
 * How one event of a source fills time, in seconds: how long it sounds, and how long from one to the next when it is
 * repeated.
 */
export interface Rhythm {
  sounds: number;
  spacing: number;
  /** Whether it may be repeated to fill a longer time without being asked to. */
  isRepeatable: boolean;
}

/** [sounds, spacing] where they differ from those of the kind. */
const KNOWN: Readonly<Record<string, readonly [number, number]>> = {
  thunder: [6, 5],
  explosion: [4.5, 1.6],
  cannon: [3.5, 1.6],
  church_bell: [4, 2],
  gong: [6, 3.5],
  hand_bell: [2.5, 1],
  glass_break: [2, 1.4],
  debris: [3, 2],
  door_slam: [1.2, 1.2],
  door_open_close: [1.4, 1.6],
  door_creak: [2.5, 2.6],
  knock: [0.3, 0.3],
  gunshot: [1.5, 0.7],
  machine_gun: [1.5, 1.5],
  dog_bark: [0.4, 0.55],
  clap: [0.2, 0.45],
  finger_snap: [0.2, 0.6],
  footsteps: [0.25, 0.52],
  run: [0.2, 0.33],
  hooves: [0.2, 0.3],
  heartbeat: [0.6, 0.85],
  clock_tick: [0.1, 1],
  beep: [0.2, 0.5],
  mouse_click: [0.1, 0.35],
  keyboard: [0.1, 0.18],
  laser: [0.5, 0.4],
  coin: [0.9, 0.5],
  impact_wood: [0.5, 0.36],
  impact_metal: [1.2, 0.9],
  impact_glass: [1, 0.7],
  whoosh: [1, 1.1],
  swish: [0.5, 0.8],
  toilet_flush: [7, 7],
  snow_avalanche: [6, 6],
  boom: [5, 3],
  braam: [4, 3],
  riser: [4, 4],
  sub_drop: [3, 3],
  train_horn: [3, 3.5],
  ship: [5, 5],
  car_horn: [0.7, 0.9],
  air_horn: [1.5, 2],
  siren_police: [6, 6],
  wolf_howl: [3, 4],
  lion_roar: [2.5, 3],
  scream: [1.5, 2],
  drip: [0.3, 0.9],
  car_start: [2.5, 3],
  tire_squeal: [1.6, 2],
  splash: [1.3, 1.5],
  sneeze: [0.9, 1.6],
  cough: [0.5, 0.8],
  gun_handling: [0.8, 1],
  rocket: [5, 5],
  arrow: [1, 1.3],
  camera: [0.4, 0.8],
};

const BY_KIND = { texture: [8, 8], modulated: [6, 6], sequence: [0.4, 0.6], 'one-shot': [1.5, 1.3] } as const;

/**
 * One-shots that go on by themselves, as living beings, signals and hands with a thing do; a door slams once, and what
 * has broken lies there.
 */
const REPEATABLE_GROUPS = new Set(['animals', 'human_body', 'electronics', 'alarms', 'household', 'impacts', 'whoosh']);
const REPEATABLE = new Set([
  'car_horn',
  'air_horn',
  'hand_bell',
  'laser',
  'drip',
  'splash',
  'squish',
  'thunder',
  'air_brake',
  'wood_break',
  'bone_crack',
  'drawer',
  'lock_key',
  'switch',
  'sword_swing',
  'sword_clash',
  'splat',
]);
const NEVER = new Set([
  'ui_notification',
  'ui_success_error',
  'power_up_down',
  'buzzer',
  'sneeze',
  'thud',
  'paper_tear',
  'camera',
]);

export function rhythmOf(source: string): Rhythm {
  const entry = findSource(source);
  const [sounds, spacing] = KNOWN[source] ?? BY_KIND[entry?.kind ?? 'one-shot'];
  const isRepeatable = !NEVER.has(source) && (REPEATABLE.has(source) || REPEATABLE_GROUPS.has(entry?.group ?? ''));
  return { sounds, spacing, isRepeatable };
}

/** Share of reverberant sound of each space. */
export const SPACE_WET: Readonly<Record<string, number>> = {
  dry: 0,
  outdoors: 0,
  room: 0.15,
  bathroom: 0.35,
  kitchen: 0.2,
  office: 0.15,
  stairwell: 0.4,
  hallway: 0.3,
  garage: 0.35,
  warehouse: 0.4,
  hall: 0.35,
  church: 0.45,
  cathedral: 0.55,
  tunnel: 0.5,
  cave: 0.5,
  sewer: 0.4,
  stadium: 0.3,
  street: 0.15,
  alley: 0.25,
  forest: 0.1,
  canyon: 0.4,
  car: 0.1,
  underwater: 0.2,
};

/** Metres per second at which sources pass. */
const PASSING_SPEED: Readonly<Record<string, number>> = {
  footsteps: 1.4,
  run: 3,
  speech_male: 1.4,
  speech_female: 1.4,
  bicycle: 6,
  hooves: 5,
  car_pass: 14,
  car_engine: 14,
  train: 22,
  subway: 18,
  race_car: 60,
  jet: 90,
  propeller_plane: 70,
  helicopter: 40,
  motorcycle: 18,
  truck: 14,
  rocket: 120,
  motorboat: 12,
  bee_fly: 2,
  mosquito: 1,
  whoosh: 20,
};
export function passingSpeed(source: string): number {
  return PASSING_SPEED[source] ?? 10;
}
