/** A sound that only says of what kind another one beside it is: "impact, glass bottle break", "train brake squeal". */
export interface SaidBeside {
  source?: string;
  /** How it was found. */
  by?: 'verb';
  /** Nouns that it may be named by; '' for no noun. */
  nouns?: readonly string[];
  isUncounted?: true;
  /** The other one may come before or after it. */
  isOfAnyStep?: true;
  /** The other one, or its group. */
  sources?: readonly string[];
  groups?: readonly string[];
  example: string;
}

export const SAID_BESIDE: readonly SaidBeside[] = [
  {
    source: 'keyboard',
    by: 'verb',
    isOfAnyStep: true,
    sources: ['typewriter'],
    example: 'somebody types on a typewriter',
  },
  {
    source: 'squeak',
    nouns: [''],
    isUncounted: true,
    sources: ['train_brake', 'tire_squeal'],
    example: 'train brake squeal',
  },
  {
    source: 'hit_generic',
    nouns: ['', 'hit', 'impact'],
    isUncounted: true,
    groups: ['impacts', 'breaking'],
    example: 'impact, glass bottle break',
  },
  { nouns: ['note'], groups: ['bells_music'], example: 'a piano note' },
];

/** Nouns of a source that say less than another one beside them, even after "and". */
export const VAGUE_NOUNS: ReadonlySet<string> = new Set(['engine', 'motor', 'vehicle']);
