import type { Lemma, WordForm } from '../lexicon/lexicon';

const FORMS: readonly (readonly [WordForm, string])[] = [
  [
    's',
    'men man, women woman, children child, geese goose, mice mouse, feet foot, teeth tooth, hooves hoof, ' +
      'wolves wolf, leaves leaf, knives knife, people people, calves calf, oxen ox, dice dice, has have, does do, ' +
      'goes go, was be, dies die',
  ],
  [
    'ed',
    'rang ring, rung ring, blown blow, blew blow, spoke speak, spoken speak, struck strike, swept sweep, spun spin, ' +
      'tore tear, torn tear, ground grind, wound wind, sang sing, sung sing, drove drive, driven drive, flew fly, ' +
      'flown fly, fell fall, fallen fall, broke break, broken break, ran run, shook shake, shaken shake, ' +
      'threw throw, ' +
      'thrown throw, shot shoot, swam swim, drank drink, drunk drink, ate eat, eaten eat, bit bite, bitten bite, ' +
      'blew blow, rode ride, ridden ride, wrote write, written write, drew draw, drawn draw, slid slide, ' +
      'slept sleep, ' +
      'swung swing, dug dig, dove dive, crept creep, burnt burn, lit light, hit hit, cut cut, shut shut, set set, ' +
      'put put, let let, said say, told tell, made make, gave give, given give, took take, taken take, heard hear, ' +
      'came come, gone go, went go, got get, kept keep, began begin, begun begin, stopped stop, left leave, ' +
      'rose rise, risen rise, grew grow, grown grow, sank sink, sunk sink, spat spit, stood stand, stuck stick, ' +
      'sprang spring, wept weep, woke wake, stung sting, split split, burst burst, read read, beaten beat, ' +
      'beat beat, ' +
      'hung hang, heard hear, held hold, built build, fought fight, caught catch',
  ],
  // Another word or spelling of the same.
  ['base', 'atmosphere ambience, ambiance ambience'],
  ['ing', 'dying die, lying lie, tying tie, panicking panic'],
  [
    'er',
    'louder loud, quieter quiet, faster fast, slower slow, closer close, heavier heavy, lighter light, softer soft, ' +
      'harder hard, bigger big, larger large, smaller small, deeper deep',
  ],
];

/** English forms that endings do not explain. */
export const IRREGULAR: ReadonlyMap<string, Lemma> = new Map(
  FORMS.flatMap(([form, pairs]) =>
    pairs.split(', ').map((pair): [string, Lemma] => {
      const [word = '', text = ''] = pair.split(' ');
      return [word, { text, form }];
    }),
  ),
);
