import type { Modifiers } from '@whoosh/sound-scene';

/** Things with two sounds: the words, the first source, the second. */
export const DOUBLE_NOUNS: readonly (readonly [string, string, string])[] = [
  ['chain hoist, chain block', 'chain', 'ratchet'],
  ['espresso machine, coffee machine, coffee maker, cappuccino machine, espresso maker', 'steam', 'drip'],
];

/** Phrases that name a source in a certain state: source, variant, modifiers. */
export const STATED_NOUNS: readonly (readonly [string, string, string?, Modifiers?])[] = [
  ['high heel, stiletto, heel, high heels', 'footsteps', 'heel'],
  ['boot, boots', 'footsteps', 'boot'],
  ['idling engine, car idling, engine idling, idling car, idle engine, car engine idling', 'car_engine', 'idle'],
  ['tiny bell, small bell, little bell', 'hand_bell', undefined, { size: 0.1 }],
  ['phone vibrating, vibrating phone, phone vibration, phone buzzing, phone buzz, cell phone vibrating', 'ringtone', 'vibrate'],
  ['microphone wind, wind noise', 'wind', 'microphone'],
  ['ui success, success chime, success sound, ui success chime, success tone, correct sound, correct answer, payment success, success', 'ui_success_error', 'success'],
  ['ui error, error sound, error tone, error beep, wrong answer, wrong sound, error, access denied, denied, error message', 'ui_success_error', 'error'],
  ['baby goat, lamb, lambs, goat kid', 'sheep_goat', undefined, { ageClass: 'child', pitch: 5 }],
  ['puppy, pup, puppies', 'dog_bark', undefined, { size: 0.25, ageClass: 'child' }],
  ['chihuahua, poodle, terrier', 'dog_bark', undefined, { size: 0.2 }],
  ['german shepherd, rottweiler, hound, guard dog, watch dog, big dog', 'dog_bark', undefined, { size: 0.8 }],
  ['kitten, kittens, kitty', 'cat_meow', undefined, { size: 0.2, ageClass: 'child' }],
  ['drizzle', 'rain', undefined, { intensity: 0.25, density: 0.25 }],
  ['downpour, cloudburst, rainstorm, monsoon', 'rain', undefined, { intensity: 0.9, density: 0.9 }],
  ['breeze, zephyr', 'wind', undefined, { intensity: 0.25 }],
  ['gale', 'wind', undefined, { intensity: 0.9 }],
  ['nuclear explosion, nuke, atomic bomb, nuclear bomb', 'explosion', undefined, { size: 1, intensity: 0.95 }],
  ['grenade, hand grenade', 'explosion', undefined, { size: 0.4 }],
  ['shotgun', 'gunshot', undefined, { size: 0.7, intensity: 0.7 }],
  ['rifle, sniper', 'gunshot', undefined, { size: 0.6 }],
  ['tin roof, metal roof, corrugated roof', 'rain_surface', undefined],
  ['bell tower', 'church_bell', undefined, { size: 0.8 }],
  ['tuning fork', 'sine_tone', 'fork'],
  ['busy signal, busy tone, engaged tone', 'dial_tone', 'busy'],
  ['steam whistle, steam train whistle, locomotive whistle, train whistle', 'train_horn', 'whistle'],
  ['dialing, dialling, dialing a phone number, dialing a number, dialling a number, touch tone, touch tones, dtmf, dtmf tones, keypad tones, phone keypad, phone dialing', 'dial_tone', 'keys'],
  ['dentist drill, dental drill, dentist', 'drill', undefined, { pitch: 14, size: 0.1, tonality: 0.8 }],
  ['drum roll, drumroll, snare roll', 'drum', 'roll'],
  ['record scratch, vinyl scratch, dj scratch, turntable scratch, record scratching', 'vinyl', 'scratch'],
  ['shell casing, bullet casing, casing, bullet shell, spent shell, brass casing, cartridge case', 'coin', undefined, { pitch: -3 }],
  ['stapler, staple gun', 'switch', undefined, { size: 0.7 }],
  ['vampire', 'cat_hiss', undefined, { pitch: -4, size: 0.7 }],
  ['hands clapping, clapping hands', 'clap', undefined],
  ['knife sharpening, sharpening steel, whetstone', 'scrape', undefined, { brightness: 0.8 }],
  ['double click', 'mouse_click', undefined, { count: 2 }],
  ['double knock', 'knock', undefined, { count: 2 }],
  ['double beep', 'beep', undefined, { count: 2 }],
  ['gunfire, gun fire, shootout, gun battle', 'gunshot', undefined, { count: 5 }],
];

/** Words of mood and abstraction, and the source that stands for them. */
export const ABSTRACT_WORDS: Readonly<Record<string, string>> = {
  drone: 'nostalgia, melancholy, sadness, loneliness, emptiness, fear, terror, anxiety, dread, gloom, despair, darkness, doom, mystery, dream, sleep, infinity, eternity, silence of death, grief, depression, madness, insanity, nightmare, paranoia, death',
  magic_shimmer: 'wonder, joy, hope, innocence, beauty, miracle, star, heaven, angel, rainbow, light, snowflake, love, childhood, idea, christmas',
  riser: 'anticipation, expectation, excitement, growth, ascension, evolution, awakening',
  stinger: 'shock, surprise, horror moment, betrayal, revelation, panic',
  powerup_game: 'triumph, success story, pride, happiness, celebration',
  boom: 'power, strength, impact moment, destiny, doomsday, apocalypse, gravity',
  braam: 'epicness, menace, revenge',
  whoosh: 'speed, velocity, motion, movement, freedom',
  wind: 'calm, peace, serenity, tranquility, relaxation, solitude, zen',
  heartbeat: 'life, pulse of life, nervousness, stress',
  clock_tick: 'time, waiting, boredom, patience, deadline',
  data_computer: 'technology, future, internet, artificial intelligence, algorithm, science',
};

/** Emoji and the description that each of them stands for. */
export const EMOJI: Readonly<Record<string, string>> = {
  '🔔': 'bell', '🛎': 'hand bell', '💥': 'explosion', '🌧': 'rain', '☔': 'rain', '⛈': 'thunderstorm', '🌩': 'thunder', '⚡': 'thunder', '🌊': 'ocean waves',
  '🔥': 'fire', '💨': 'whoosh', '🌬': 'wind', '🌪': 'tornado', '❄': 'blizzard', '🐶': 'dog', '🐕': 'dog', '🐺': 'wolf', '🐱': 'cat', '🐈': 'cat', '🐮': 'cow',
  '🐄': 'cow', '🐷': 'pig', '🐖': 'pig', '🐑': 'sheep', '🐐': 'goat', '🐴': 'horse', '🐎': 'gallop', '🐔': 'chicken', '🐓': 'rooster', '🦆': 'duck', '🦉': 'owl',
  '🐦': 'bird', '🕊': 'pigeon', '🦅': 'eagle', '🦜': 'parrot', '🐸': 'frog', '🦗': 'cricket', '🐝': 'bee', '🦟': 'mosquito', '🪰': 'fly', '🦁': 'lion', '🐯': 'tiger',
  '🐘': 'elephant', '🐒': 'monkey', '🐵': 'monkey', '🐭': 'mouse squeaking', '🐍': 'snake', '🐋': 'whale', '🐳': 'whale', '🐉': 'dragon', '🦖': 'dinosaur',
  '🚗': 'car', '🚙': 'car', '🏎': 'race car', '🚚': 'truck', '🚛': 'truck', '🚌': 'bus', '🏍': 'motorcycle', '🚜': 'tractor', '🚓': 'police siren', '🚑': 'ambulance',
  '🚒': 'fire truck', '🚨': 'siren', '🚂': 'steam train', '🚆': 'train', '🚇': 'subway', '🚁': 'helicopter', '✈': 'jet', '🚀': 'rocket', '🚤': 'motorboat',
  '⛵': 'lapping water', '🚢': 'ship horn', '🚲': 'bicycle bell', '🛹': 'skateboard', '📯': 'horn', '🔫': 'gunshot', '💣': 'bomb', '🎆': 'fireworks', '🎇': 'fireworks',
  '🏹': 'arrow', '⚔': 'sword clash', '🗡': 'sword', '🔨': 'hammer', '🪓': 'axe', '🪚': 'saw', '✂': 'scissors', '🔑': 'keys', '🚪': 'door', '🪟': 'window',
  '🚽': 'toilet flush', '🚿': 'shower', '🚰': 'tap water', '💧': 'drip', '💦': 'splash', '🫧': 'bubbles', '☕': 'coffee', '🍾': 'cork pop', '🥂': 'clinking glasses',
  '🍳': 'frying', '🍿': 'popcorn', '⌨': 'keyboard typing', '🖱': 'mouse click', '📷': 'camera', '📸': 'camera', '☎': 'telephone', '📞': 'telephone', '📱': 'ringtone',
  '⏰': 'alarm clock', '🕐': 'clock ticking', '⏱': 'clock ticking', '📻': 'radio static', '📺': 'tv', '🎵': 'music', '🎶': 'music', '🎹': 'piano', '🎸': 'guitar',
  '🥁': 'drum', '🎺': 'trumpet', '🎻': 'violin', '👏': 'applause', '👣': 'footsteps', '🚶': 'footsteps', '🏃': 'running', '💓': 'heartbeat', '❤': 'heartbeat', '😂': 'laugh',
  '😭': 'cry', '😱': 'scream', '😴': 'snore', '🤧': 'sneeze', '💋': 'kiss', '👶': 'baby cry', '👻': 'ghost', '🧟': 'zombie', '🤖': 'robot', '👽': 'alien', '🛸': 'ufo',
  '✨': 'sparkle', '🪄': 'magic', '🎮': 'retro game', '🪙': 'coin', '🏀': 'basketball', '🎾': 'tennis', '🌲': 'forest', '🏙': 'city', '🌃': 'city', '🏖': 'beach', '⛪': 'church bell',
};
