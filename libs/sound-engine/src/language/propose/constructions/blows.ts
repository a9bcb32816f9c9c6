import { isOfClass } from '../../../catalogue/classes';
import type { Lexicon, Verb } from '../../lexicon/lexicon';
import { materialOf, type NounPhrase } from '../../parse/phrases';
import { withGenitives } from './said-deed';

/**
 * What a blow, a break or a fall sounds like by what is struck, broken or let fall; undefined where no material tells.
 */
export function blowOnMaterial(verb: Verb, things: readonly NounPhrase[], lexicon: Lexicon): string | undefined {
  if (verb.kind === 'drop') return fallOf(things, lexicon);
  if (verb.kind !== 'strike' && verb.kind !== 'break') return undefined;
  const ordered = [...things.filter((one) => one.relation !== 'comitative'), ...things];
  return ordered.map((thing) => blowOn(thing, verb, lexicon)).find((source) => source !== undefined);
}

function blowOn(thing: NounPhrase, { kind }: Verb, lexicon: Lexicon): string | undefined {
  const { head } = thing;
  const material = materialOf(thing);
  // "A bottle hits the wall": what is named after its material.
  if (material === undefined) return kind === 'strike' && isNamedByMaterial(thing) ? head.source : undefined;
  if (head.source && !head.isInert) return undefined;
  return (kind === 'break' ? lexicon.breakByMaterial : lexicon.impactByMaterial)[material];
}

function isNamedByMaterial({ head }: NounPhrase): boolean {
  return head.isInert === true && isOfClass(head.source, 'blow on a material');
}

/** What falls is struck by what it falls on; only a hard thing rings. */
function fallOf(things: readonly NounPhrase[], lexicon: Lexicon): string | undefined {
  return withGenitives(things)
    .filter(({ relation, head }) => (relation === undefined || relation === 'genitive') && head.isInert)
    .map((thing) => lexicon.impactByMaterial[materialOf(thing) ?? 'rubber'])
    .find((source) => isOfClass(source, 'hard thing that rings'));
}
