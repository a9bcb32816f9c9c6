/** Processor seconds per second of sound of each model with its default parameters: measured by a script on two shared cores, not set by hand. */
export const SOURCE_COSTS: Readonly<Record<string, number>> = {
  air_brake: 0.0024, air_horn: 0.0032, air_raid: 0.0024, alarm_clock: 0.00088, baby_cry: 0.0067, baby_laugh: 0.0050,
  beep: 0.00091, bicycle: 0.010, boiling: 0.013, bubbles: 0.0072, burp: 0.0023, campfire: 0.0043,
  cannon: 0.0024, car_alarm: 0.0025, car_door: 0.0019, car_engine: 0.0042, car_horn: 0.0017, car_pass: 0.0077,
  car_rev: 0.0042, cat_meow: 0.0017, chainsaw: 0.0037, cheer: 0.024, chicken: 0.0028, children_playing: 0.014,
  church_bell: 0.0021, clock_tick: 0.00056, cow: 0.0020, cricket: 0.0031, crossing_bell: 0.0034, crow: 0.0051,
  crowd_walla: 0.017, cry: 0.0068, dog_bark: 0.0015, dog_growl: 0.0060, dog_whine: 0.0043, door_creak: 0.0048,
  door_open_close: 0.00080, door_slam: 0.00070, drain: 0.0064, drip: 0.00094, drone_quad: 0.0044, duck_goose: 0.0046,
  ecg: 0.00059, elephant: 0.0020, explosion: 0.0027, fart: 0.0033, fizz: 0.0067, footsteps: 0.0013,
  gasp_sigh: 0.0022, glass_break: 0.0011, grunt_groan: 0.0021, gun_suppressed: 0.00079, gunshot: 0.0010, hammer: 0.00063,
  hand_bell: 0.00039, heartbeat: 0.0021, helicopter: 0.0070, hiccup: 0.0024, hit_generic: 0.00064, horse_neigh: 0.0042,
  hum_voice: 0.0063, impact_ceramic: 0.00052, impact_glass: 0.00047, impact_metal: 0.00091, impact_plastic: 0.00065, impact_stone: 0.00072,
  impact_wood: 0.00061, jet: 0.010, keyboard: 0.0019, knock: 0.0046, laser: 0.0038, laugh: 0.0051,
  lion_roar: 0.0030, machine_gun: 0.017, monkey: 0.0041, monster: 0.0022, motorcycle: 0.0038, ocean_waves: 0.0047,
  parrot_squawk: 0.0018, pig: 0.0031, pour: 0.0073, propeller_plane: 0.0045, punch: 0.00042, rain: 0.0059,
  reverse_beep: 0.0012, rocket: 0.0089, rooster: 0.0026, scream: 0.0027, sheep_goat: 0.0032, ship: 0.0045,
  shout: 0.0045, shower: 0.0075, sing: 0.0058, siren_ambulance: 0.0025, siren_fire_truck: 0.0025, siren_police: 0.0025,
  sizzle: 0.0038, skateboard: 0.0084, smoke_alarm: 0.0010, songbird: 0.0013, speech_child: 0.0045, speech_female: 0.0049,
  speech_male: 0.0055, splash: 0.0018, spray: 0.0045, steam: 0.0039, steam_train: 0.012, stream: 0.0035,
  subway: 0.015, swallow: 0.0014, tap: 0.0068, thud: 0.00080, thunder: 0.0057, tire_squeal: 0.0014,
  toilet_flush: 0.0076, traffic: 0.018, train: 0.0099, train_brake: 0.010, train_horn: 0.0039, turkey: 0.0026,
  underwater: 0.0055, water_lap: 0.0057, waterfall: 0.010, whisper: 0.0064, whoosh: 0.0045, wind: 0.0041,
  wind_leaves: 0.0098, wolf_howl: 0.0028,
};
/** Of placing one layer, and of one space with its reverberation, in the same unit. */
export const LAYER_COST = 0.002;
export const SPACE_COST = 0.006;
