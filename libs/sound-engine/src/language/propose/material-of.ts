import type { Material } from '@whoosh/sound-scene';
import type { NounPhrase } from '../parse/phrases';

/** What a thing is made of: said before it, or known of it. */
export function materialOf(phrase: NounPhrase): Material | undefined {
  for (const modifier of phrase.modifiers) if (modifier.material) return modifier.material;
  for (const said of phrase.effects) if (said.mention.entry.noun?.material) return said.mention.entry.noun.material;
  return phrase.head.material ?? phrase.head.surface;
}
