import { CREATURES_AND_PLACES } from './nouns/creatures-and-places';
import { NATURE_AND_PEOPLE } from './nouns/nature-and-people';
import { THINGS } from './nouns/things';

/** Further English nouns by source, beside those of the catalogue. Phrases are matched longest first. */
export const MORE_NOUNS: Readonly<Record<string, string>> = { ...NATURE_AND_PEOPLE, ...THINGS, ...CREATURES_AND_PLACES };

/** Catalogue words that English uses for something else more often; the lexicon does not take them from there. */
export const DROPPED_WORDS: Readonly<Record<string, string>> = {
  rain_surface: 'rain on roof, rain on window, rain on tent, rain on umbrella', crowd_walla: 'group', water_lap: 'slap', impact_glass: 'glass', spray: 'mist', train: 'rail, track', coin: 'change', keys: 'key', ship: 'vessel',
  stream: 'current', spell: 'healing', powerup_game: 'win', game_over: 'fail, lose', chew: 'crunch, chip', ui_notification: 'message, chime', rocket: 'launch',
  earthquake: 'rumble', finger_snap: 'snap', fridge: 'hum', cry: 'whimper', squeak: 'squeal', hand_bell: 'triangle', rattle: 'vibration',
  spaceship: 'engine hum', speech_male: 'speaker, auto', car_engine: 'auto', noise_env: 'noise, sound, audio', room_tone: 'silence',
  pig: 'snort', thud: 'fall', hit_generic: 'hit, bang, blow, impact', bee_fly: 'swarm', door_slam: 'slam', steam: 'hiss, gas, pneumatic', cat_hiss: 'hiss',
  car_rev: 'acceleration', tire_squeal: 'brakes, skid', radio_static: 'white noise', sine_tone: 'tone', monster: 'growl, demon', siren_police: 'emergency',
  paper: 'map', dog_whine: 'whimper', baby_cry: 'wail', cork_pop: 'pop', door_creak: 'floorboard', cheer: 'fan', splat: 'pie',
  axe: 'chop', wind: 'draft', modem: 'fax', data_computer: 'data, scanner', tape: 'tape', car_door: 'trunk',
  heartbeat: 'pulse', switch: 'button', rolling: 'roll, rolling', clock_tick: 'tick', cafe: 'bar', music_box: 'toy', washing_machine: 'dryer',
  lion_roar: 'roar', songbird: 'chirp, tweet', boing: 'spring', swallow: 'swallow', swish: 'throw, swing', ignite: 'match',
};
