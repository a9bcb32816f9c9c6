/** "Near the sea", "by a road". */
export const BESIDE_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...['near', 'by', 'beside', 'next to', 'close to', 'near to'],
]);
/** Before somebody: who it is done to. */
export const TARGET_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...['to', 'at', 'about', 'for', 'on', 'from', 'by', 'of'],
]);
/** Before what something is for or about: it is not there to be heard. */
export const TOPIC_PREPOSITIONS: ReadonlySet<string> = new Set(['for', 'about', 'between']);
/** Before what something happens on. */
export const SURFACE_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...['on', 'onto', 'upon', 'against', 'over', 'across', 'into', 'through', 'under', 'along', 'down', 'off', 'in'],
  'up',
]);
/** Before where something happens. */
export const SPACE_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...['from inside', 'from within', 'in', 'inside', 'within', 'at', 'through', 'from', 'inside of', 'down', 'on'],
  ...['across', 'throughout the'],
]);
/** Before a device through which something is heard. */
export const DEVICE_PREPOSITIONS: ReadonlySet<string> = new Set(['through', 'over', 'on', 'via', 'from', 'behind']);
/** Before an opening behind which something is heard: a door, a window. */
export const BEHIND_PREPOSITIONS: ReadonlySet<string> = new Set(['through', 'behind']);
/** Before a device of which nothing else can be meant: "through a telephone". */
export const THROUGH_PREPOSITIONS: ReadonlySet<string> = new Set(['through', 'via']);
/** Before a room that something is put into by a refinement. */
export const INSIDE_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...['in', 'inside', 'within', 'at', 'through', 'from', 'inside of', 'on'],
]);
/** Before a device that something is heard through after a refinement. */
export const HEARD_THROUGH_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...['through', 'over', 'on', 'via', 'from', 'behind'],
]);
/** Before the ground that a refinement puts beneath something. */
export const GROUND_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...['on', 'onto', 'upon', 'against', 'over', 'across', 'into', 'through', 'under', 'along', 'down', 'in'],
]);
