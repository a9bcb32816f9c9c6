/**
 * How a phrase stands to what happens, by the names that grammars give to cases (Universal Dependencies, feature Case;
 * Haspelmath 2009, "Terminology of Case"). Every language's pack says which of its adpositions is which.
 */
export type Relation =
  /** Whose, of what. */
  | 'genitive'
  /** Together with, by means of. */
  | 'comitative'
  /** At a place, on no side of it. */
  | 'adessive'
  /** In it, into it, inside of it and nothing beneath, out of it, heard from within. */
  | 'inessive'
  | 'illative'
  | 'intraessive'
  | 'elative'
  | 'intraelative'
  /** On it, onto it, off it, over it, above it. */
  | 'superessive'
  | 'sublative'
  | 'delative'
  | 'superlative'
  | 'supraessive'
  /** Under it, beneath it. */
  | 'subessive'
  | 'infraessive'
  /** Against it. */
  | 'adversative'
  /** Near it, beside it, before it, behind it, between them, around it. */
  | 'proximative'
  | 'apudessive'
  | 'antessive'
  | 'postessive'
  | 'interessive'
  | 'circumessive'
  /** Through it, by way of it, along it, across it, all over it, down it, up it, past it. */
  | 'perlative'
  | 'vialis'
  | 'prolative'
  | 'transversive'
  | 'distributive'
  | 'descensive'
  | 'ascensive'
  | 'preteritive'
  /** To it, in its direction, from it, far from it. */
  | 'allative'
  | 'orientative'
  | 'ablative'
  | 'distal'
  /** By whom, for whom or what, about what, as what, without what. */
  | 'agentive'
  | 'benefactive'
  | 'topical'
  | 'semblative'
  | 'abessive';

/** Before somebody: who it is done to. */
export const TARGET: ReadonlySet<Relation | undefined> = new Set<Relation>([
  ...(['allative', 'adessive', 'topical', 'benefactive', 'superessive', 'ablative', 'agentive', 'genitive'] as const),
  'antessive',
]);
/** Before what something is for or about: it is not there to be heard. */
export const TOPIC: ReadonlySet<Relation | undefined> = new Set<Relation>(['benefactive', 'topical', 'interessive']);
/** Before a device of which nothing else can be meant: "through a telephone". */
export const THROUGH: ReadonlySet<Relation | undefined> = new Set<Relation>(['perlative', 'vialis']);
/** Before an opening behind which something is heard: a door, a window. */
export const BEHIND: ReadonlySet<Relation | undefined> = new Set<Relation>(['perlative', 'postessive']);
/** Before a device through which something is heard. */
export const DEVICE: ReadonlySet<Relation | undefined> = new Set<Relation>([
  ...(['perlative', 'superlative', 'superessive', 'vialis', 'ablative', 'postessive'] as const),
]);
/** Before the ground that a refinement puts beneath something. */
export const GROUND: ReadonlySet<Relation | undefined> = new Set<Relation>([
  ...(['superessive', 'sublative', 'adversative', 'superlative', 'transversive', 'illative', 'perlative'] as const),
  ...(['subessive', 'prolative', 'descensive', 'inessive'] as const),
]);
/** Before what something happens on. */
export const SURFACE: ReadonlySet<Relation | undefined> = new Set<Relation | undefined>([
  ...GROUND,
  ...(['delative', 'ascensive'] as const),
]);
/** Before a room that something is put into by a refinement. */
export const INSIDE: ReadonlySet<Relation | undefined> = new Set<Relation>([
  ...(['inessive', 'intraessive', 'adessive', 'perlative', 'ablative', 'superessive'] as const),
]);
/** Before where something happens. */
export const SPACE: ReadonlySet<Relation | undefined> = new Set<Relation | undefined>([
  ...INSIDE,
  ...(['intraelative', 'descensive', 'transversive', 'distributive'] as const),
]);
/** Before a place whose own sounds are heard. */
export const AMBIENT: ReadonlySet<Relation | undefined> = new Set<Relation>([
  ...(['inessive', 'intraessive', 'adessive', 'perlative', 'transversive'] as const),
]);
/** "With rain against the window": what happens there is what was named with it. */
export const ON_A_THING: ReadonlySet<Relation | undefined> = new Set<Relation>([
  ...(['superessive', 'sublative', 'adversative'] as const),
]);
/** What comes from a thing, or is a part of it, is no second sound. */
export const OF: ReadonlySet<Relation | undefined> = new Set<Relation>(['genitive', 'ablative']);
