import { IMITATIONS } from '../../catalogue/guesses';
import { clampTo, MODIFIER_RANGES, type Modifiers } from '@whoosh/sound-scene';

export interface WordSound {
  source: string;
  mods: Modifiers;
  /** It looks like an imitation of a sound rather than a word. */
  isImitation: boolean;
}

/** Semitones of each vowel's resonance over that of a (900 Hz): i 2.4 kHz, e 1.5, o 0.45, u 0.25. */
const VOWEL_SEMITONES: Readonly<Record<string, number>> = { i: 17, y: 17, e: 9, a: 0, o: -12, u: -22 };

const STOPS = 'ptkcqbdg';
const VOICED_STOPS = 'bdg';
const FRICATIVES = 'sfzhxj';
const SWEEPS = 'vwrl';
/** Letters that no word for a sound has without a vowel, as "brr", "psst" and "tsch" do: they are typed at random. */
const UNSOUNDED = /[jqx]|c(?![hk])/;
/** Letters of the longest word that may be an imitation, as "kaboom" and "splutch": what is longer is another word. */
const LONGEST_IMITATION = 7;

/**
 * How a word sounds when it is taken as an imitation: the onset says click, noise, sweep or hum, the vowel the pitch,
 * the end whether it rings or stops (Ohala 1994, The frequency code, in Hinton, Nichols & Ohala eds., Sound Symbolism).
 */
export function soundOfWord(word: string): WordSound | undefined {
  const letters = word.normalize('NFD').replace(/[^a-z]/g, '');
  if (letters === '') return undefined;
  const onset = letters.charAt(0);
  const end = endOf(letters);
  const stretch = letters.length - letters.replace(/([a-z])\1+/g, '$1').length;
  const mods: Modifiers = {
    pitch: clampTo(MODIFIER_RANGES.pitch, VOWEL_SEMITONES[/[aeiouy]/.exec(letters)?.[0] ?? 'a'] ?? 0),
    duration: clampTo(MODIFIER_RANGES.duration, 0.3 + 0.12 * stretch + END_SECONDS[end]),
    ...(letters.includes('r') && { roughness: 0.8 }),
    ...(VOICED_STOPS.includes(onset) && { size: 0.7 }),
    ...(end === 'hisses' && { brightness: 0.75 }),
    ...(isDoubled(letters) && { count: 2 }),
  };
  return { source: IMITATIONS[attackOf(onset, end)], mods, isImitation: isImitation(letters, stretch) };
}

type End = 'rings' | 'hisses' | 'stops';
/** How much longer a word's end lets it sound, as a factor of the usual length. */
const END_SECONDS: Readonly<Record<End, number>> = { rings: 0.6, hisses: 0.5, stops: 0.05 };

function endOf(letters: string): End {
  if (/(?:ng|m|n)$/.test(letters)) return 'rings';
  return /(?:sh|s|f|z)$/.test(letters) ? 'hisses' : 'stops';
}

function attackOf(onset: string, end: End): keyof typeof IMITATIONS {
  if (STOPS.includes(onset)) return end === 'rings' ? 'stop that rings' : 'stop';
  return FRICATIVES.includes(onset) || SWEEPS.includes(onset) ? 'sweep' : 'hum';
}

function isImitation(letters: string, stretch: number): boolean {
  const isWithoutVowel = !/[aeiouy]/.test(letters);
  if (isWithoutVowel && UNSOUNDED.test(letters)) return false;
  const endsAsOne = letters.length <= LONGEST_IMITATION && /(?:ck|nk|sh|mp|ng|oom|onk|oop|zz)$/.test(letters);
  return stretch >= 2 || (isWithoutVowel && letters.length >= 2) || isDoubled(letters) || endsAsOne;
}

function isDoubled(letters: string): boolean {
  const half = letters.length / 2;
  return letters.length >= 4 && letters.slice(0, half) === letters.slice(half);
}
