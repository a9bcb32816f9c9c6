import { listWords } from '../../lexicon/compile';
import type { ScaleName } from '../../refine/scale-name';
import { type Act, type AddWords, buildVocabulary, type Unit, type Vocabulary } from '../../refine/vocabulary';
import { SMALL_NUMBERS } from '../function-words';
import { SCALE_WORDS, type ScaleWords } from './scale-words';

const ACT_WORDS: Readonly<Record<Act, string>> = {
  remove:
    'no, no more, without, without any, remove, delete, drop the, get rid of, minus, lose, take out, take away, ' +
    'cut out, leave out, leave away, not any, kill, omit, skip, stop the, ditch, scrap, cut, lose the, ' +
    'take away the, remove the',
  add:
    'add, add in, with, plus, and add, put in, include, mix in, throw in, also add, i want to hear, let me hear, ' +
    'bring in, give me, insert, layer in, there should be',
  only: 'only, just the, just one, nothing but, only the, solo, keep only, only keep, leave only, just keep',
  mute: 'mute, silence',
  unmute: 'unmute',
  replace: 'replace, swap, exchange, substitute',
};

/** Their words in order of the units. */
const UNIT_WORDS: Readonly<Record<Unit, string>> = {
  seconds: 's, sec, secs, second, seconds',
  decibels: 'db, decibel, decibels',
  semitones: 'semitone, semitones, half step, half steps, st',
  fifths: 'fifth, fifths',
  octaves: 'octave, octaves',
  metres: 'm, metre, metres, meter, meters',
  percent: 'percent, %',
  times: 'times, x',
};

const FILLERS =
  "please, use, using, comes, roll, i'd, i'll, it's, it'd, let's, come, coming, pan the, no longer than, " +
  'not longer than, at most, exactly, make, makes, made, making, let, be, is, are, am, should, could, can, you, i, ' +
  'want, would, like, need, so, now, also, then, but, and, sounding, sound, sounds, have, has, a little more time, ' +
  'to be, to, do, move, put, turn, bring, dial, get, go, set, change, of, by, its, little by little, maybe, ' +
  'perhaps, kind of, than, that, this, there, them, their, again, still, some, bit, very, really, quite, rather, ' +
  'in time, in volume, in the mix, side';

const DEGREES: Readonly<Record<string, number>> = {
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
};

const NUMBERS: Readonly<Record<string, number>> = {
  ...SMALL_NUMBERS,
  'a couple of': 2,
  'a couple': 2,
  'a few': 3,
  another: 1,
  'an extra': 1,
  'one extra': 1,
  'half a': 0.5,
  'a half': 0.5,
  once: 1,
  'a single': 1,
  single: 1,
};

const RATIOS: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  'double the': 2,
  triple: 3,
  'three times': 3,
  'four times': 4,
  thrice: 3,
  half: 0.5,
  halve: 0.5,
  'half the': 0.5,
  'a quarter': 0.25,
  'a third': 1 / 3,
};

/** "Twice as many knocks". */
const MANIFOLDS: Readonly<Record<string, number>> = {
  'twice as many': 2,
  'twice the number of': 2,
  'double the number of': 2,
  'three times as many': 3,
  'four times as many': 4,
  'half as many': 0.5,
  'half the number of': 0.5,
};

const SIDES: readonly (readonly [string, number, boolean])[] = [
  [
    'to the left, on the left, from the left, left, hard left, on the left side, to the left side, panned left, ' +
      'pan left',
    -60,
    false,
  ],
  [
    'to the right, on the right, from the right, right, hard right, on the right side, to the right side, ' +
      'panned right, pan right',
    60,
    false,
  ],
  [
    'in the middle, in the centre, in the center, to the centre, to the center, to the middle, centred, centered, ' +
      'central',
    0,
    false,
  ],
  ['more to the left, further left, further to the left, more left', -30, true],
  ['more to the right, further right, further to the right, more right', 30, true],
];

/** "More gently", "too heavily": plain words as they stand beside a verb. */
function adverbs(words: string): string {
  return listWords(words)
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .map((word) =>
      word.endsWith('le') ? `${word.slice(0, -1)}y` : word.endsWith('y') ? `${word.slice(0, -1)}ily` : `${word}ly`,
    )
    .join(', ');
}

function english(addAll: AddWords): void {
  for (const [phrases, azimuth, isRelative] of SIDES) addAll(phrases, { kind: 'side', azimuth, isRelative });
  for (const [scale, words] of Object.entries(SCALE_WORDS) as [ScaleName, ScaleWords][]) {
    addAll(words.upCompared, { kind: 'scale', scale, direction: 1, isCompared: true });
    addAll(words.downCompared, { kind: 'scale', scale, direction: -1, isCompared: true });
    addAll(words.up, { kind: 'scale', scale, direction: 1, isCompared: false });
    addAll(words.down, { kind: 'scale', scale, direction: -1, isCompared: false });
    addAll(words.name, { kind: 'measure', scale, direction: 1 });
    addAll(adverbs(words.up), { kind: 'scale', scale, direction: 1, isCompared: false });
    addAll(adverbs(words.down), { kind: 'scale', scale, direction: -1, isCompared: false });
  }
  addAll('treble, highs, top end, high end', { kind: 'measure', scale: 'brightness', direction: 1 });
  addAll('bass, lows, low end, bottom end', { kind: 'measure', scale: 'brightness', direction: -1 });
  addAll(
    'seamless loop, as a seamless loop, a seamless loop, loop it, loop this, loop, as a loop, looped, looping, ' +
      'seamless, make it loop, a loop',
    { kind: 'loop', isOn: true },
  );
  addAll('no loop, without loop, not looped, not a loop, do not loop, stop looping, no looping', {
    kind: 'loop',
    isOn: false,
  });
  addAll(
    'to the start, to the beginning, to the front, at the start, at the beginning, come first, comes first, go first, ' +
      'goes first',
    { kind: 'begin', moment: 0 },
  );
  addAll('to the end, come last, comes last, go last, goes last', { kind: 'begin', moment: 'end' });
  addAll(
    'start with silence, begin with silence, silence first, silence at the start, silence at the beginning, ' +
      'add silence at the start, add silence at the beginning',
    { kind: 'wait', isOfAll: true },
  );
  addAll('wait, wait for, leave a pause of, a pause of', { kind: 'wait', isOfAll: false });
  addAll('fade in, fading in, with a fade in, fades in, a fade in', { kind: 'fade', edge: 'fadeIn' });
  addAll('fade out, fading out, with a fade out, fades out, fade away, a fade out', { kind: 'fade', edge: 'fadeOut' });
  for (const [act, words] of Object.entries(ACT_WORDS) as [Act, string][]) addAll(words, { kind: 'act', act });
  for (const [unit, words] of Object.entries(UNIT_WORDS) as [Unit, string][]) addAll(words, { kind: 'unit', unit });
  for (const [phrase, value] of Object.entries(RATIOS)) addAll(phrase, { kind: 'ratio', value });
  for (const [phrase, value] of Object.entries(MANIFOLDS)) addAll(phrase, { kind: 'manifold', value });
  for (const [phrase, value] of Object.entries(NUMBERS)) addAll(phrase, { kind: 'number', value });
  for (const [phrase, steps] of Object.entries(DEGREES)) addAll(phrase, { kind: 'degree', steps });
  addAll('more, increase, increase the, raise, raise the, increased, extra', { kind: 'more' });
  addAll('less, fewer, reduce, reduce the, decrease, decrease the, lower the, reduced', { kind: 'less' });
  addAll('too, too much', { kind: 'too' });
  addAll("not so, not as, not that, isn't so, not quite so", { kind: 'lacking' });
  addAll('enough', { kind: 'enough' });
  addAll('as', { kind: 'as' });
  addAll('instead of, rather than, in place of', { kind: 'instead' });
  addAll('into, become, becomes, turn into', { kind: 'into' });
  addAll('everything, all, all of it, the whole thing, whole, all sounds, the whole sound', { kind: 'everything' });
  addAll('it', { kind: 'it' });
  addAll(FILLERS, { kind: 'filler' });
}

/** The words of English refinements. */
export const VOCABULARY: Vocabulary = buildVocabulary(english, (phrase) => phrase.split(' '));
