import type { Effect } from '../lexicon/lexicon';

/** "Getting heavier", "becomes heavier", "heavier and heavier". */
function becoming(...comparatives: string[]): string {
  const turns = ['getting', 'gets', 'get', 'growing', 'grows', 'becoming', 'becomes'];
  return comparatives
    .flatMap((word) => [
      ...turns.map((turn) => `${turn} ${word}`),
      ...(word.includes(' ') ? [] : [`${word} and ${word}`]),
    ])
    .join(', ');
}

/** What changes while it sounds. */
const TREND_WORDS: readonly (readonly [string, Effect])[] = [
  [`${becoming('faster', 'quicker')}, picks up speed, picking up speed, gaining speed`, { trend: 'faster' }],
  [
    `${becoming('slower')}, slowing down, slows down, slow down, decelerating, decelerates, winding down, losing speed`,
    { trend: 'slower' },
  ],
  [
    `${becoming('heavier', 'stronger', 'harder', 'fiercer', 'wilder', 'more intense')}, intensifying, intensifies, ` +
      'growing in strength, picking up',
    { trend: 'stronger' },
  ],
  [
    `${becoming('lighter', 'weaker', 'gentler', 'softer', 'calmer')}, easing off, eases off, letting up, lets up, ` +
      'weakening, weakens',
    { trend: 'weaker' },
  ],
  [`${becoming('higher')}, rising in pitch, rises in pitch, going up in pitch, ascending`, { trend: 'higher' }],
  [
    `${becoming('lower', 'deeper')}, falling in pitch, falls in pitch, drops in pitch, going down in pitch, descending`,
    { trend: 'lower' },
  ],
];

/** Scale words: the words, and what they do. Values as absolute settings; degree words move them away from neutral. */
export const MODIFIERS: readonly (readonly [string, Effect])[] = [
  ['loud, loudly, noisy, noisily', { mods: { levelDb: 6, intensity: 0.65 } }],
  ['deafening, blaring, ear splitting, thunderous, booming loud', { mods: { levelDb: 10, intensity: 0.85 } }],
  ['louder', { mods: { levelDb: 4 } }],
  ['soft, softly', { mods: { levelDb: -6, intensity: 0.3 } }],
  ['quiet, quietly', { mods: { levelDb: -8, intensity: 0.3 } }],
  ['faint, faintly, barely audible, barely heard', { mods: { levelDb: -12 }, distanceFactor: 3 }],
  ['gentle, gently, delicate, delicately, mild', { mods: { levelDb: -4, intensity: 0.25 } }],
  ['light, lightly', { mods: { levelDb: -3, intensity: 0.3 } }],
  ['subtle, subtly', { mods: { levelDb: -10 } }],
  ['muted, muffled, muffle, muffling, muffles', { mods: { brightness: 0.2 }, device: 'wall' }],
  ['heavy, heavily, dense', { mods: { intensity: 0.85, density: 0.85, size: 0.65, brightness: 0.4 } }],
  ['hard', { mods: { intensity: 0.8 } }],
  ['strong, strongly, forceful, forcefully, firmly', { mods: { intensity: 0.8 } }],
  ['intense, intensely', { mods: { intensity: 0.85 } }],
  ['violent, violently, furious, furiously, raging, wild, wildly', { mods: { intensity: 0.95 } }],
  ['torrential, pouring down, pelting', { mods: { intensity: 0.98, density: 0.95 } }],
  ['powerful, powerfully, mighty, thundering', { mods: { intensity: 0.8, size: 0.7 } }],
  ['slow, slowly, sluggish', { mods: { speed: 0.6 } }],
  ['gradual, gradually', { mods: { speed: 0.5 } }],
  ['quick, quickly, brisk, hurried', { mods: { speed: 1.5 } }],
  ['fast, speeding, at speed, at high speed, at full speed', { mods: { speed: 1.6 } }],
  ['rapid, rapidly, rapid fire', { mods: { speed: 1.9 } }],
  ['frantic, frantically, frenzied', { mods: { speed: 2.2 } }],
  ['sharp, sharply', { mods: { brightness: 0.8 } }],
  [
    'continuous, continuously, constant, constantly, consistent, consistently, steady, steadily, continual, ' +
      'continually, nonstop, ongoing, persistent, regular, regularly',
    { time: 'steady', mods: { regularity: 0.9 } },
  ],
  ['rhythmic, rhythmically, rhythmical', { mods: { regularity: 0.95 } }],
  [
    'intermittent, intermittently, occasional, occasionally, sporadic, sporadically, now and then, ' +
      'from time to time, periodic, periodically, at times, every now and then',
    { time: 'sporadic' },
  ],
  [
    'repeatedly, repetitive, repetitively, repeated, over and over, over and over again, again and again, ' +
      'multiple times, many times, repeat, repeats, repeating',
    { time: 'train' },
  ],
  ['in succession, in a row, one after another, one after the other, one by one', { time: 'train' }],
  ['for a long time, for ages, for a while', {}],
  ['until the end, until the very end, till the end, right to the end', { time: 'continue' }],
  ['in bursts', { mods: { count: 4 } }],
  // A little shorter than a burst, and a third of a second until the next one.
  ['in short bursts, in quick bursts, in brief bursts', { mods: { count: 4, rate: 0.8, duration: 0.7 } }],
  ['brief, briefly, momentarily, momentary', { mods: { duration: 0.4 } }],
  ['short, quick short', { mods: { duration: 0.5 } }],
  ['long, lengthy, prolonged, sustained, extended', { mods: { duration: 2 } }],
  ['single, one shot, oneshot', { time: 'once' }],
  ['random, randomly, erratic, erratically, irregular, irregularly', { mods: { regularity: 0.1 } }],
  ['uneven, limping', { mods: { regularity: 0.4 } }],
  ['tiny, miniature, mini, toy, micro, minuscule', { mods: { size: 0.15 } }],
  ['little, small', { mods: { size: 0.3 } }],
  ['medium, medium sized', { mods: { size: 0.5 } }],
  ['large, big, great', { mods: { size: 0.75 } }],
  ['huge, giant, gigantic, enormous, tremendous', { mods: { size: 0.9 } }],
  ['massive, colossal, humongous, titanic', { mods: { size: 1 } }],
  ['high, high pitched, highpitched, higher, high frequency', { mods: { pitch: 7 } }],
  ['shrill, piercing', { mods: { pitch: 10, brightness: 0.9 } }],
  ['squeaky', { mods: { pitch: 9 }, sounds: 'squeak' }],
  ['low, low pitched, lower, low frequency', { mods: { pitch: -7 } }],
  ['deep, deeply, bassy, a lot of bass, lots of bass', { mods: { pitch: -9 } }],
  ['sub', { mods: { pitch: -14 } }],
  ['booming', { mods: { pitch: -6 } }],
  ['bright, brilliant', { mods: { brightness: 0.75 } }],
  ['crisp, crispy, clear', { mods: { brightness: 0.7 } }],
  ['harsh, harshly, abrasive, grating', { mods: { brightness: 0.85 } }],
  ['tinny', { mods: { brightness: 0.8 } }],
  ['dull', { mods: { brightness: 0.25 } }],
  ['dark', { mods: { brightness: 0.2 } }],
  ['warm, mellow', { mods: { brightness: 0.35 } }],
  ['thin', { mods: { size: 0.3 } }],
  ['fat, thick, chunky', { mods: { size: 0.7 } }],
  ['boomy', { mods: { hollowness: 0.7 } }],
  ['old, aged, antique', { mods: { age: 0.7 } }],
  ['ancient', { mods: { age: 0.9 } }],
  ['rusty, rusted', { mods: { age: 0.95 } }],
  ['creaky', { mods: { age: 0.8 }, sounds: 'door_creak' }],
  ['worn, broken, battered, damaged', { mods: { age: 0.8 } }],
  ['new, modern', { mods: { age: 0.1 } }],
  ['clean', { mods: { age: 0 } }],
  ['dusty, vintage', { mods: { age: 0.6 } }],
  ['wet, watery', { mods: { wetness: 0.8 } }],
  ['soaked, soaking, drenched', { mods: { wetness: 1 } }],
  ['slimy, sticky, gooey', { mods: { wetness: 1, roughness: 0.7 } }],
  ['damp, moist', { mods: { wetness: 0.5 } }],
  ['hollow', { mods: { hollowness: 0.9 } }],
  ['empty', { mods: { hollowness: 0.8 } }],
  ['solid, full', { mods: { hollowness: 0.1 } }],
  ['rough, coarse, distorted, distort, distorts', { mods: { roughness: 0.8 } }],
  ['gritty', { mods: { roughness: 0.7 } }],
  ['smooth, smoothly', { mods: { roughness: 0.1 } }],
  ['dry', { isDry: true }],
  [
    'angry, angrily, aggressive, aggressively, fierce, mad, threatening, menacing, vicious, hostile',
    { mods: { emotion: 'angry', intensity: 0.7 } },
  ],
  ['happy, happily, excited, excitedly, cheerful, playful, joyful, friendly, funny', { mods: { emotion: 'happy' } }],
  ['sad, sadly, mournful, lonely', { mods: { emotion: 'sad' } }],
  [
    'in terror, in fear, in pain, in panic, in horror, scared, terrified, frightened, panicked, nervous, distressed',
    { mods: { emotion: 'scared' } },
  ],
  ['calm, calmly, peaceful, relaxing, soothing, tranquil, serene', { mods: { emotion: 'calm', intensity: 0.3 } }],
  ['evil, sinister, demonic, menacingly', { mods: { pitch: -5, brightness: 0.3 } }],
  ['cute, adorable', { mods: { size: 0.2, pitch: 6 } }],
  ['hungry', {}],
  ['young, baby, juvenile', { mods: { ageClass: 'child', pitch: 5 } }],
  ['elderly, aging', { mods: { ageClass: 'old' } }],
  ['busy, crowded, bustling, packed', { mods: { density: 0.8 } }],
  ['sparse, scattered', { mods: { density: 0.2 } }],
  ['idling', { variant: 'idle' }],
  ['digital, electronic, synthetic, synthesized', { mods: { tonality: 0.8 } }],
  [
    'distant, in the distance, at a distance, from a distance, afar, from afar, far, far off, off in the distance, ' +
      'remote',
    { distance: 60 },
  ],
  ['far away, very far away, far far away, miles away, a long way off', { distance: 150 }],
  [
    'near, nearby, close up, close by, up close, close, in the foreground, foreground, at close range, ' +
      'on a microphone, into the microphone closely, right next to',
    { distance: 1 },
  ],
  [
    'in background, in the background, background, in the back, in the back ground, in the backgroud, ' +
      'in backgrounds, in the backgrounds, in the back grand, backgrounds',
    { role: 'background', gainDb: -6, distanceFactor: 4 },
  ],
  ['into the distance, in to the distance, away into the distance', { motion: 'recede' }],
  [
    'fading away, fades away, fade away, fading out, fades out, fade out, fading, fades, fade, faded, trailing off, ' +
      'fades off',
    { level: 'die' },
  ],
  ['fading in, fades in, fade in', { level: 'fade-in' }],
  [
    'getting louder, gets louder, get louder, grows louder, growing louder, becoming louder, becomes louder, ' +
      'increasing in volume, swelling, builds up, building up, growing, increasing, rising',
    { level: 'swell' },
  ],
  [
    'dying down, dies down, die down, gets quieter, getting quieter, becomes quieter, becoming quieter, ' +
      'growing quieter, dying away, dies away, decreasing, dies off, subsiding, subsides, dying out',
    { level: 'die' },
  ],
  ['slowing to a stop', { level: 'die', trend: 'slower' }],
  ...TREND_WORDS,
  ['dip, dips, dips down, dipping, ducks down, drops in volume, volume drops, volume dips', { level: 'dip' }],
  [
    'turned on and off, turns on and off, turning on and off, switched on and off, switching on and off, ' +
      'switches on and off, going on and off, goes on and off, on and off',
    { mods: { count: 2 } },
  ],
  [
    'approach, coming closer, comes closer, drawing near, draws near, nearing, coming towards, getting nearer, ' +
      'gets nearer, getting closer, gets closer, get closer, arrive, come near, moving closer',
    { motion: 'approach' },
  ],
  [
    'flyby, fly past, flypast, driveby, passby, pass by, drive by, fly by, pass, go by, past, passing by, fly over, ' +
      'fly past, drive past, pass overhead, going by, zoom by, zoom past, whiz by, speed by, speed past, ' +
      'speed through, rush by, rush past, race by, race past, rumble past, roar past, move past, roll by, by, passing',
    { motion: 'pass' },
  ],
  [
    'drive away, drive off, leave, fade into the distance, move away, fly away, run away, walk away, ride away, ' +
      'ride off, depart, speed away, pull off, sail away, walk off, run off, going away, recede, retreat, away, ' +
      'go away',
    { motion: 'recede' },
  ],
  ['circling, circling around, circle overhead, flying around, around and around', { motion: 'circle' }],
  ['suddenly, sudden, abruptly, abrupt, all of a sudden, out of nowhere', { time: 'sudden' }],
  [
    'cuts off, cut off, to an abrupt end, come to a stop, coming to a stop, to a stop, comes to a halt, shuts off, ' +
      'turns off, turned off, shut off, shuts down',
    { time: 'stop' },
  ],
  [
    'echo, echoing, echoes, echoed, reverb, reverberating, reverberant, echoey, with reverb, with echo, ' +
      'lots of echo, ' +
      'a lot of echo, lots of reverb, a lot of reverb, several echoes, many echoes',
    { space: 'hall' },
  ],
  ['no reverb, no echo, without reverb, without echo, anechoic, dry recording', { isDry: true }],
  [
    'from next door, next door, from the next room, in the next room, through the wall, through a wall, ' +
      'behind a wall, behind the wall, upstairs, downstairs, from another room, in another room, in the other room, ' +
      'through thin wall, from downstairs, from upstairs, from a neighbour, from the neighbour, from a neighbor, ' +
      'from the neighbor, from the flat, from the apartment',
    { device: 'wall', gainDb: -8 },
  ],
  [
    'behind a door, behind the door, through a door, through the door, behind a closed door, outside the door',
    { device: 'door', gainDb: -8 },
  ],
  [
    'through a window, through the window, behind a window, outside the window, outside a window',
    { device: 'window', gainDb: -8 },
  ],
  [
    'into a microphone, into the microphone, against the microphone, on the microphone, into microphone, ' +
      'against a microphone, into a mic, on a mic, into the mic, hitting the microphone',
    { variant: 'microphone', distance: 1 },
  ],
  [
    'on the phone, over the phone, on a phone, over a phone, through a phone, through the phone, ' +
      'through a telephone, through the telephone, over the telephone, over a telephone, on the telephone, ' +
      'telephone effect, phone effect, phone call effect, through a phone line, through an old telephone',
    { device: 'phone' },
  ],
  // What comes from above has more of the band about 8 kHz (Blauert, 1969).
  ['overhead, above', { mods: { brightness: 0.62 } }],
  ['in slow motion, slow motion', { mods: { speed: 0.5 } }],
  ['to life', { time: 'start' }],
  ['rattly', { sounds: 'rattle' }],
  ['crunchy', { sounds: 'crunch' }],
  ['bubbly', { sounds: 'bubbles' }],
  ['fizzy', { sounds: 'fizz' }],
  ['drippy, leaky', { sounds: 'drip' }],
  ['seamless, loop, looping, looped, seamless loop of, seamless loop, loopable, seamlessly', { loop: true }],
  ['reverse, reversed, backwards', { isUnheard: true }],
  ['lo fi, lofi', { device: 'vinyl' }],
  [
    'horror, creepy, eerie, scary, spooky, haunting, sinister mood, ominous, unsettling',
    { mods: { brightness: 0.3 }, also: 'drone' },
  ],
  [
    'sci fi, scifi, science fiction, futuristic, alien tech',
    {
      turns: {
        door_open_close: 'sliding_door+robot',
        gunshot: 'laser',
        car_engine: 'spaceship',
        beep: 'data_computer',
        sword_clash: 'force_field',
        mouse_click: 'ui_click',
        fire_alarm: 'klaxon',
      },
    },
  ],
  [
    'cartoon, cartoonish, comedy, comic, comical, silly',
    {
      turns: {
        run: 'toon_run',
        footsteps: 'toon_run',
        hit_generic: 'boing',
        thud: 'boing',
        splash: 'splat',
        gore: 'splat',
      },
    },
  ],
  [
    'epic, cinematic, trailer, dramatic, orchestral',
    { mods: { size: 0.8 }, turns: { hit_generic: 'boom', impact_metal: 'boom', thud: 'boom', drum: 'boom' } },
  ],
  [
    '8 bit, 8bit, chiptune style, retro, arcade style, nes style, pixel',
    {
      turns: {
        coin: 'coin_pickup',
        explosion: 'retro',
        laser: 'retro',
        jump_game: 'jump_game',
        beep: 'retro',
        music_generic: 'retro',
        footsteps: 'retro',
        powerup_game: 'powerup_game',
      },
    },
  ],
  ['video game', { turns: { coin: 'coin_pickup', music_generic: 'retro' } }],
  ['pov, first person', { distance: 0.5 }],
  [
    'ambience, ambiance, ambient, atmosphere of, background ambience, soundscape, atmospheric',
    { role: 'bed', time: 'steady' },
  ],
  ['windy, gusty, breezy', { also: 'wind' }],
  ['rainy', { also: 'rain' }],
  ['stormy', { also: 'thunderstorm' }],
  ['tense, suspenseful', { mods: { roughness: 0.6 } }],
  ['at noon, at midday, tolls midnight', { mods: { count: 12 } }],
  [
    'tired, constant run, continuous run, practising scales, practicing scales, nail biting, rolling hills, ' +
      'rolled up, in the swell, on the swell, under tension, under pressure',
    {},
  ],
  ['wooden spoon, with a wooden spoon, with wooden spoon', { exciter: 'spoon_wood' }],
  ['with a hammer, with hammer', { exciter: 'hammer' }],
  ['with a stick, with stick', { exciter: 'stick' }],
  ['on the left, to the left, from the left, at the left, on the left side, from the left side', { azimuth: -60 }],
  ['on the right, to the right, from the right, at the right, on the right side, from the right side', { azimuth: 60 }],
  ['left hand side, hard left, panned left, panned hard left, in the left channel', { azimuth: -60 }],
  ['right hand side, hard right, panned right, panned hard right, in the right channel', { azimuth: 60 }],
  ['one left, one on the left, one to the left, one from the left', { azimuth: -60, isOfOne: true }],
  ['one right, one on the right, one to the right, one from the right', { azimuth: 60, isOfOne: true }],
  ['from left to right, left to right, right to left, from right to left', { motion: 'pass' }],
  ['male, masculine', { mods: { sex: 'm' } }],
  ['female, feminine', { mods: { sex: 'f' } }],
];

/** "Very", "slightly": how far the next scale word goes from neutral. */
export const DEGREES: Readonly<Record<string, number>> = {
  slightly: 0.5,
  somewhat: 0.5,
  'a bit': 0.5,
  'a little': 0.5,
  'a little bit': 0.5,
  fairly: 0.8,
  rather: 0.8,
  pretty: 1.1,
  quite: 1.1,
  very: 1.4,
  really: 1.4,
  so: 1.4,
  too: 1.4,
  extremely: 1.7,
  super: 1.7,
  incredibly: 1.7,
  insanely: 1.7,
  ultra: 1.7,
  more: 1.2,
  most: 1.4,
  real: 1.4,
};
