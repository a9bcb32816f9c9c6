/** Before what something is no more: "outside, not in a cave". */
export const NOT: ReadonlySet<string> = new Set(['not']);
/** Before one of its kind that is not there yet. */
export const ONE_OF: ReadonlySet<string> = new Set(['a', 'an', 'some', 'another']);
export const EXCEPT: ReadonlySet<string> = new Set(['except', 'excepting', 'besides', 'but']);
/** Before "but" they take out what follows: "everything but the dog". */
export const ALL: ReadonlySet<string> = new Set(['everything', 'all', 'anything']);
export const BUT = 'but';
/** Between two changes, besides a comma. */
export const JOINING: ReadonlySet<string> = new Set(['and', BUT, 'then']);
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
export const DEFINITE: ReadonlySet<string> = new Set(['the']);
/** What is turned, brought or dialled up and down is the level. */
export const TURNED: ReadonlySet<string> = new Set(['turn', 'bring', 'dial']);
export const UP_OR_DOWN: ReadonlySet<string> = new Set(['up', 'down']);
export const PERCENT = 'percent';

/** "Two dogs instead of one": how many, not what. */
export const BARE_NUMBERS: ReadonlySet<string> = new Set([
  ...['one', 'two', 'three', 'four', 'five', 'many', 'none', '1', '2', '3', '4', '5'],
]);
/** Between what comes and what goes. */
export const INSTEAD_OF: readonly (readonly [string, string])[] = [
  ['instead', 'of'],
  ['rather', 'than'],
];
/** Verbs of replacing, each with what stands between what goes and what comes. */
export const REPLACING: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['replace', 'swap', 'exchange', 'substitute'].map((verb) => [verb, ['with', 'by', 'for']])),
  ...Object.fromEntries(['turn', 'make', 'change'].map((verb) => [verb, ['into']])),
};
