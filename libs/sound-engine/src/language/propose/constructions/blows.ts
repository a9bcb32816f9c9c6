import { isOfClass } from '../../../catalogue/classes';
import type { Lexicon, Verb } from '../../lexicon/lexicon';
import type { NounPhrase } from '../../parse/phrases';
import { materialOf } from '../material-of';
import { withGenitives } from './said-deed';

/** What a blow, a break or a fall sounds like by what is struck, broken or let fall; undefined where no material tells. */
export function blowOnMaterial(verb: Verb, things: readonly NounPhrase[], lexicon: Lexicon): string | undefined {
  if (verb.kind === 'drop') return fallOf(things, lexicon);
  if (verb.kind !== 'strike' && verb.kind !== 'break') return undefined;
  const table = verb.kind === 'break' ? lexicon.breakByMaterial : lexicon.impactByMaterial;
  for (const thing of [...things.filter((one) => one.preposition !== 'with'), ...things]) {
    const material = materialOf(thing);
    // "A bottle hits the wall": what is named after its material.
    if (verb.kind === 'strike' && material === undefined && isNamedByMaterial(thing)) return thing.head.source;
    const source = material && (thing.head.isInert || !thing.head.source) ? table[material] : undefined;
    if (source !== undefined) return source;
  }
  return undefined;
}

function isNamedByMaterial({ head }: NounPhrase): boolean {
  return head.isInert === true && isOfClass(head.source, 'blow on a material');
}

/** What falls is struck by what it falls on; only a hard thing rings. */
function fallOf(things: readonly NounPhrase[], lexicon: Lexicon): string | undefined {
  return withGenitives(things)
    .filter(({ preposition, head }) => (preposition === undefined || preposition === 'of') && head.isInert)
    .map((thing) => lexicon.impactByMaterial[materialOf(thing) ?? 'rubber'])
    .find((source) => isOfClass(source, 'hard thing that rings'));
}
