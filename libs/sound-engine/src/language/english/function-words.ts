import type { Link } from '../lexicon/lexicon';

export const LINKS: Readonly<Record<Link, string>> = {
  and:
    'and, plus, also, as well as, along with, together with, & , and also, alongside, accompanied by, mixed with, ' +
    'combined with, coupled with, intermingled with, interspersed with, in addition to, paired with',
  comma: '',
  stop: '',
  or: 'or, either, and or, or possibly, or else',
  then:
    'then, and then, followed by, after that, next, followed shortly by, followed immediately by, ' +
    'immediately followed by, and followed by, afterwards, afterward, later, subsequently, leading to, leads to, ' +
    'leading into, and after that, which is followed by, followed closely by, turning into, turns into, turn into, ' +
    'transitions into, transitioning into, transition to, changes to, that turns into, until, ending with, ' +
    'ends with, ending in, ends in, culminating in, before finally, and afterwards, and thereafter, thereafter, ' +
    'soon after, shortly after that, and next, followed with, and then followed by, proceeded by, becoming, becomes, ' +
    'giving way to, gives way to, give way to, interrupted by, is interrupted by, cut short by, cut off by, ' +
    'is cut off by, stopped by, ' +
    'after which, after which time, upon which, whereupon, at which point, ' +
    'crossfading into, crossfades into, cross fading into, cross fades into, crossfading to, crossfades to, ' +
    'morphing into, morphs into, dissolving into, dissolves into, blending into, blends into, cutting to, cuts to, ' +
    'segueing into, segues into, melting into, melts into, fading into, fades into, fade into, fading to, fades to',
  finally: 'finally, and finally, at the end, at end, in the end, eventually, lastly, ultimately',
  before: 'before, prior to, right before, just before, shortly before',
  after: 'after, right after, just after, shortly after, preceded by, immediately after, once',
  while:
    'while, as, whilst, when, amid, amidst, during, drowns out, drowning out, drown out, simultaneously with, ' +
    'as well with, with background, over the sound of, whenever, simultaneously, at the same time, meanwhile, ' +
    'throughout, all while, over background of, with a background of, drowned out by',
  with: 'with',
  into: '',
};

export const DETERMINERS =
  'a, an, the, this, that is, his, her, its, their, my, your, our, some, any, these, those, each, every, both, all, ' +
  'another, other, various, different, certain, what, such';

export const POSSESSIVES = 'its, their, his, her';

export const PRONOUNS = 'it, they, them, he, both of them, him, itself';
export const RELATIVES = 'that, which, who, where, whose';
export const AUXILIARIES =
  'is, are, was, were, being, be, been, am, has, have, had, having, can be, could be, will, would, should, does, ' +
  'did, do, gets, get, got, getting, may be, can, could, might, may, must, will be';

export const NEGATIONS =
  'no, not, without, never, free of, minus, except, instead of, excluding, except for, not any, without any, nor, ' +
  'lacking, but no, with no, and no, but not, but without, and without, rather than, nobody, no one, none, neither, ' +
  'zero';

export const FRAMES =
  'i can hear, we can hear, one can hear, can hear, make the sound of, make the sounds of, make the noise of, ' +
  'create the sound of, generate the sound of, play the sound of, the sound of, sound of, sounds of, a sound of, ' +
  'the sounds of, sound effect of, sfx, sfx of, jet of, jets of, generate, create, make me, make a sound of, ' +
  'i want, can you create, can you make, can you generate, could you create, could you make, i would like, ' +
  'i would love, i could use, i need, we need, we hear, we cut to, we open on, open with, ' +
  'opens with, close with, end on, start with, starts with, begin with, begins with, we see, let us hear, cut to, ' +
  'open on, it should sound, should sound as, underneath it, underneath all of it, give us, give me, please, ' +
  'burst of, a burst of, a recording of, recording of, recording, can be heard, ' +
  'could be heard, be heard, is heard, are heard, heard, occurs, occur, occurring, is occurring, are occurring, ' +
  'is present, are present, present, takes place, take place, taking place, sound, sounds, noise, noises, sounding, ' +
  'the noise of, noise of, noises of, ' +
  'sound effect, sound effects, effect, effects, audio, audio of, audio clip, clip of, field recording of, ' +
  'field recording, happening, happens, happen, there is, there are, it is, i hear, you hear, you can hear, ' +
  'we hear, let me hear, ' +
  'the noises of, effect of, fx, a sample of, sample of, sample, a kind of, some kind of, kind of, a type of, ' +
  'type of, sort of, some sort of, a form of, some type of, sound like, sounds like, like, thing, things, ' +
  'something, something being, an object being, stuff, anything, hi, hello, hey, thanks, thank you, me, i, we, you, ' +
  'sound of the, sound of a, for, video, my video, scene, for a scene, for a video, for a game, for game, quality, ' +
  'high quality, hq, realistic, real life, studio quality, stereo, mono, asmr style, asmr, foley, sweetener, layer, ' +
  'recorded, version of, version, loudly heard, cause, causing';

export const IGNORED =
  'free of charge, no sooner, no longer, no matter, no doubt, no wonder, zero g, zero gravity, fishing, on lap, ' +
  'traffic light, traffic lights, stoplight, lunch break, ad break, coffee break, ' +
  'commercial break, school break, vibration, emergency, escaping, lullaby, us, somewhere, increase, flight, game, ' +
  'operation, walkie, select, distance, fashion, pressure, intensity, become, grow, bar, change, change speed, ' +
  'change speeds, change gear, change gears, scrap metal, underfoot, ' +
  'a lap, silence, pause, very much, just, only, even, still, up, back, down, out, off, on, time, ' +
  'times, moment, second, seconds, minute, while away, few moments, side, end, beginning, first, at first, start, ' +
  'part, way, bit, both sides, area, place, world, day, today, ' +
  'sudden change, slight, slightly heard, series, nice, various, multiple kinds, different kinds, real, own, ' +
  'natural, normal, usual, typical, regular kind, general, full blast, together, each other, one another, one, ' +
  'ones, else, too, indeed, perhaps, maybe, possibly, almost, nearly, several kinds, there, here, ' +
  'style, mood, feel, vibe, ish, lap, use, in use, at heavy rate, rate, speed of, position, front, left, right, ' +
  'top, bottom, middle, corner, vicinity, surroundings, environment, direction, course, presence, frequency, pitch, ' +
  'pitched, tone of voice, volume, level, amount, object, subject, item, surface of, intervals, interval, ' +
  'occasions, length, period, in addition, addition, including, include, ' +
  'as if, as though, if, because, due to, since, so that, which is, who is, that is, than, rather, though, ' +
  'although, but, however, yet, well, deal, lot, english, korean, spanish, foreign language, foreign, language, ' +
  'another language, german, french, chinese, word, words, phrase, go go go, bless you, right, ok, okay, yes, oh, ' +
  'color, main, same, similar, certain, specific, ' +
  'particular, inside of, attempt, try, attempts to, begin to work, quickly enough, tibetan, chocolate, closed, ' +
  'nearby people, of people, ' +
  'punchy, snappy, meaty, gory, zappy, airy, tactile, dreamy, juicy, lush, boxy, roomy, transient, decay, ' +
  'variation, variant, variety, collection, complete, event, solo, polite, blooming, settling, insistent, ' +
  'triumphant, sunny, smoky, indistinct, gesture, kerb, leans, lean, rears, brings, bring, put, puts, snatches, ' +
  'snatch, imitates, imitate, improvising, recreate, simulate, depict, terrace, hardcover, manual, cuff, viaduct, ' +
  'bend, lesson, pile, cargo, strap, archivist, masked, appear, appears, begging, turf, oldschool, stylized, ' +
  'exterior, mic, unprocessed, processed, designed, asset, bundle, assorted, misc, generic, default, custom, ' +
  'victorian, outskirts, midground, in the dark, in total darkness, on the stove, on the hob';

/** Once more, what was named before. */
export const AGAIN = 'again, once again, once more, one more time';

/**
 * Degrees that before a noun or a deed, or after a number, tell of the same once more: "more tapping", "twice more".
 */
export const FURTHER = 'more';

/** Colours and times of day: nothing of them is heard, which is told. */
export const UNHEARD =
  'red, blue, green, black, white, yellow, brown, grey, gray, purple, pink, violet, crimson, scarlet, turquoise, ' +
  'beige, dawn, dawn breaks, day breaks, at dawn, daybreak, at daybreak, sunrise, at sunrise, noon, at noon, dusk, ' +
  'at dusk, sunset, at sunset, midnight, at midnight';

/** Begins, stops, goes on. */
export const ASPECTS: Readonly<Record<'start' | 'stop' | 'continue', string>> = {
  start: 'start, begin, commence, start to, begin to, starts, starting, resume, start up again',
  stop: 'stop, cut out, conk out, shut off, die, stall, end, cease, finish, halt, stops, turn off, switch off',
  continue: 'continue, keep, keep on, carry on, go on, continue to, remain, stay, continues',
};

/** Numbers that people write as words in any sentence. */
export const SMALL_NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

export const NUMBERS: Readonly<Record<string, number>> = {
  ...SMALL_NUMBERS,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  'half a dozen': 6,
  'half dozen': 6,
  hundred: 100,
  'a hundred': 100,
  dozen: 12,
  'a dozen': 12,
  'a couple': 2,
  'a couple of': 2,
  'couple of': 2,
  couple: 2,
  'a few': 3,
  few: 3,
  several: 4,
  multiple: 4,
  numerous: 6,
  many: 8,
  dozens: 24,
  'dozens of': 24,
  hundreds: 100,
  'hundreds of': 100,
  'lots of': 6,
  'a lot of': 6,
};

/** Before a word for an event: how many of it, close together. */
export const MULTIPLES: Readonly<Record<string, number>> = { double: 2, twin: 2, triple: 3, treble: 3, quadruple: 4 };

/** How often something happens. */
export const COUNTS: Readonly<Record<string, number>> = {
  once: 1,
  'one time': 1,
  'a single time': 1,
  twice: 2,
  thrice: 3,
  'both barrels': 2,
  'a couple times': 2,
  'a couple of times': 2,
  'couple of times': 2,
  'couple times': 2,
  'a few times': 3,
  'few times': 3,
  'several times': 4,
  'multiple times': 4,
  'many times': 8,
};

/** "A series of clicks": how often, or how many, the following is. */
export const QUANTITIES: readonly (readonly [string, { count?: number; sources?: number }])[] = [
  [
    'series of, a series of, succession of, a succession of, string of, sequence of, a number of, number of, ' +
      'couple bursts of, bursts of, short bursts of, bouts of, a burst of several',
    { count: 5 },
  ],
  ['set of, a set of', { count: 3 }],
  ['group of, a group of, bunch of, a bunch of, small group of, band of', { sources: 4 }],
  ['large group of, crowd of, a crowd of, an army of, army of, hundreds of, audience of', { sources: 30 }],
  ['flock of, a flock of, flock', { sources: 12 }],
  ['herd of, a herd of, herd, stampede of, horde of, a horde of', { sources: 8 }],
  ['pack of, a pack of', { sources: 5 }],
  ['swarm of, a swarm of, swarm', { sources: 60 }],
  ['pair of, a pair of', { sources: 2 }],
  ['volley of, a volley of, salvo of, barrage of, a barrage of, hail of', { count: 8 }],
];
