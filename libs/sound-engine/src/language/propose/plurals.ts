import type { Frame, NounPhrase } from '../parse/phrases';

/** A phrase that names a sound, and the frame that it stands in. */
export interface SaidInFrame {
  readonly phrase: NounPhrase;
  readonly frame: Frame;
}

/** What tells that there are several, though no word says how many; any of them. */
export interface PluralRule {
  readonly example: string;
  /** Its like that is one. */
  readonly single: string;
  readonly fits: (said: SaidInFrame) => boolean;
}

export const PLURAL_RULES: readonly PluralRule[] = [
  { example: 'gunshots', single: 'a gunshot', fits: ({ phrase }) => phrase.isPlural },
  {
    example: 'balloons popping',
    single: 'a balloon popping',
    fits: ({ phrase: { mention } }) => ENDS_AS_PLURAL_OF_DOERS.test(mention.text),
  },
  {
    example: 'bells ring',
    single: 'a bell rings',
    fits: ({ phrase, frame: { verb, subjects } }) =>
      verb?.form === 'base' && subjects.includes(phrase) && ENDS_AS_PLURAL.test(phrase.mention.text),
  },
  {
    example: 'anvil impacts',
    single: 'the anvil impacts the floor',
    fits: ({ phrase, frame }) => phrase.head.isInert === true && isBlows(frame),
  },
];

/** Who does it and what they do are one phrase of the lexicon. */
const ENDS_AS_PLURAL_OF_DOERS = /[^su]s \p{L}+ing$/u;

/** "Bells" is a word of its own, and plural nevertheless; "glass" and "bus" are none. */
const ENDS_AS_PLURAL = /[^su]s$/u;

/** What strikes needs what it strikes: where nothing follows, the blows on the thing before are named. */
function isBlows({ verb, objects, places }: Frame): boolean {
  return verb?.verb.kind === 'strike' && verb.form === 's' && objects.length === 0 && places.length === 0;
}

/** Whether several are told of. */
export function isSaidInPlural(said: SaidInFrame): boolean {
  return PLURAL_RULES.some(({ fits }) => fits(said));
}
