import type { Material, Scene } from '@whoosh/sound-scene';
import type { Token } from '../tokenise/tokens';
import { withReplaced } from './cast-changes';
import { meaningOf } from './meaning';
import type { Context, PieceResult } from './piece-result';
import { withMaterial } from './plain';
import { eachTarget } from './targets';
import type { RefinementGrammar } from './vocabulary';

export interface Replacement {
  from: readonly Token[];
  to: readonly Token[];
}

/** "Replace the dog with a cat", "turn the rain into hail", "a cat instead of the dog". */
export function readReplacement(
  tokens: readonly Token[],
  { insteadOf, bareNumbers, replacing }: RefinementGrammar,
): Replacement | null {
  const texts = tokens.map(({ text }) => text);
  const instead = texts.findIndex((text, index) =>
    insteadOf.some(([first, second]) => text === first && texts[index + 1] === second),
  );
  if (instead > 0)
    return texts.slice(instead + 2).every((text) => bareNumbers.has(text))
      ? null
      : { from: tokens.slice(instead + 2), to: tokens.slice(0, instead) };
  const between = Object.hasOwn(replacing, texts[0] ?? '') ? replacing[texts[0]] : [];
  const middle = texts.findIndex((text) => between.includes(text));
  return middle > 1 && middle < tokens.length - 1
    ? { from: tokens.slice(1, middle), to: tokens.slice(middle + 1) }
    : null;
}

/** Puts another sound, or another material, in the place of what is named. */
export function replaced(scene: Scene, { from, to }: Replacement, context: Context): PieceResult {
  const [first] = to;
  const last = to.at(-1);
  const old = meaningOf(from, scene, context.language);
  if (first === undefined || last === undefined) return { scene, unresolved: [], isRead: false };
  const fresh = meaningOf(to, scene, context.language);
  // "metal instead of wood", "rain on glass instead of tin": no sound takes another's place
  const gone = old.material?.material ?? materialOf(from, context);
  if ((old.targets === null || gone !== undefined) && fresh.material !== undefined) {
    const { material } = fresh.material;
    return {
      scene: eachTarget(scene, madeOf(scene, gone), (layer) => withMaterial(layer, material, false)),
      unresolved: [],
      isRead: true,
    };
  }
  if (old.targets === null) return { scene, unresolved: old.unresolved, isRead: false };
  const next = withReplaced(scene, old.targets, context.text.slice(first.start, last.end));
  return next === scene ? { scene, unresolved: to, isRead: false } : { scene: next, unresolved: [], isRead: true };
}

/** "Tin" of a tin roof: the material that a word is, though a layer was named with it. */
function materialOf(tokens: readonly Token[], { language, grammar }: Context): Material | undefined {
  const only = tokens.filter(({ text }) => !grammar.articles.has(text));
  return only.length === 1 ? language.lexicon.entry(only[0].text)?.noun?.material : undefined;
}

/** The layers that are made of, or happen on, the material that goes. */
function madeOf({ layers }: Scene, material: Material | undefined): ReadonlySet<string> {
  return new Set(
    layers
      .filter(({ source }) => material === undefined || source.material === material || source.surface === material)
      .map(({ id }) => id),
  );
}
