import { ENGLISH_LANGUAGE } from '..';
import { refiningIn } from '../../lexicon/changes';
import type { Language } from '../../lexicon/language';
import { listWords } from '../../lexicon/word-lists';
import { SCALE_WORDS } from './scale-words';

/** "More gently", "too heavily": plain words as they stand beside a verb. */
function withAdverbs(words: string): string {
  const adverbs = listWords(words)
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .map((word) =>
      word.endsWith('le') ? `${word.slice(0, -1)}y` : word.endsWith('y') ? `${word.slice(0, -1)}ily` : `${word}ly`,
    );
  return [words, ...adverbs].join(', ');
}

/** English as scenes are changed in it. */
export const ENGLISH_REFINING: Language = refiningIn(ENGLISH_LANGUAGE, {
  joining: 'and, but, then',
  scales: Object.fromEntries(
    Object.entries(SCALE_WORDS).map(([scale, [upCompared, downCompared, up, down, ...names]]) => [
      scale,
      [upCompared, downCompared, withAdverbs(up), withAdverbs(down), ...names],
    ]),
  ),
  acts: {
    remove:
      'no, no more, without, without any, remove, delete, drop the, get rid of, minus, lose, take out, take away, ' +
      'cut out, leave out, leave away, not any, kill, omit, skip, stop the, ditch, scrap, cut, lose the, ' +
      'take away the, remove the',
    add:
      'add, add in, with, plus, put in, include, mix in, throw in, also add, i want to hear, let me hear, ' +
      'bring in, give me, insert, layer in, there should be',
    only: 'only, just the, just one, nothing but, only the, solo, keep only, only keep, leave only, just keep',
    mute: 'mute, silence',
    unmute: 'unmute',
  },
  oneMore: 'another',
  more: 'more, increase, increase the, raise, raise the, increased, extra',
  less: 'less, fewer, reduce, reduce the, decrease, decrease the, lower the, reduced',
  too: 'too, too much',
  lacking: "not so, not as, not that, isn't so, not quite so",
  enough: 'enough',
  as: 'as',
  degrees: {
    'a bit': 0.5,
    'a little': 0.5,
    'a little bit': 0.5,
    slightly: 0.5,
    somewhat: 0.5,
    'a touch': 0.5,
    'a tad': 0.5,
    'a hair': 0.5,
    much: 2,
    'a lot': 2,
    lots: 2,
    way: 2,
    considerably: 2,
    'far too': 2,
    significantly: 2,
    even: 1,
  },
  numbers: { one: 1, 'an extra': 1, 'one extra': 1, 'a single': 1, single: 1 },
  ratios: {
    twice: 2,
    double: 2,
    'double the': 2,
    triple: 3,
    thrice: 3,
    half: 0.5,
    halve: 0.5,
    'half the': 0.5,
    'a quarter': 0.25,
    'a third': 1 / 3,
  },
  manifolds: {
    'twice as many': 2,
    'twice the number of': 2,
    'double the number of': 2,
    'three times as many': 3,
    'four times as many': 4,
    'half as many': 0.5,
    'half the number of': 0.5,
  },
  loopOn:
    'seamless loop, as a seamless loop, a seamless loop, loop it, loop this, loop, as a loop, looped, looping, ' +
    'seamless, make it loop, a loop',
  loopOff: 'no loop, without loop, not looped, not a loop, do not loop, stop looping, no looping',
  fadeIn: 'fade in, fading in, with a fade in, fades in, a fade in',
  fadeOut: 'fade out, fading out, with a fade out, fades out, fade away, a fade out',
  left:
    'to the left, on the left, from the left, left, hard left, on the left side, to the left side, panned left, ' +
    'pan left',
  right:
    'to the right, on the right, from the right, right, hard right, on the right side, to the right side, ' +
    'panned right, pan right',
  middle:
    'in the middle, in the centre, in the center, to the centre, to the center, to the middle, centred, centered, ' +
    'central',
  furtherLeft: 'more to the left, further left, further to the left, more left',
  furtherRight: 'more to the right, further right, further to the right, more right',
  units: {
    decibels: 'db, decibel, decibels',
    semitones: 'semitone, semitones, half step, half steps, st',
    fifths: 'fifth, fifths',
    octaves: 'octave, octaves',
    percent: 'percent, %',
    times: 'times, x',
  },
  everything: 'everything, all, all of it, the whole thing, whole, all sounds, the whole sound',
  it: 'it',
  fillers:
    'into, become, becomes, turn into, please, use, using, comes, roll, ' +
    "i'd, i'll, it's, it'd, let's, come, coming, pan the, no longer than, " +
    'not longer than, at most, exactly, make, makes, made, making, let, be, is, are, am, should, could, can, you, i, ' +
    'want, would, like, need, so, now, also, sounding, sound, sounds, have, has, a little more time, ' +
    'to be, to, do, move, put, turn, bring, dial, get, go, set, change, by, its, little by little, maybe, ' +
    'perhaps, kind of, than, that, this, there, them, their, again, still, some, bit, very, really, quite, rather, ' +
    'in time, in volume, in the mix, side, leave, as it is, as they are, as is, unchanged, untouched',
  families: {
    background: 'background, ambience, atmosphere, backdrop',
    animal: 'animal, animals',
    weather: 'weather',
    voice: 'voice, voices, people',
    machine: 'machine, machines',
    music: 'music',
    water: 'water',
    fire: 'fire',
  },
  first:
    'to the start, to the beginning, to the front, at the start, at the beginning, come first, comes first, ' +
    'go first, ' +
    'goes first',
  last: 'to the end, come last, comes last, go last, goes last',
  silence:
    'start with silence, begin with silence, silence first, silence at the start, silence at the beginning, ' +
    'add silence at the start, add silence at the beginning',
  wait: 'wait, wait for, leave a pause of, a pause of',
  oneOf: 'some',
  another: '',
  except: 'except, except for, excepting, besides, apart from, aside from, other than, save for, but',
  insteadOf: 'instead of, rather than, in place of',
  replacing: {
    'replace, swap, exchange, substitute': 'with, by, for',
    'turn, make': 'into',
    change: 'into, to, for',
  },
});
