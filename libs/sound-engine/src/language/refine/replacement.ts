import type { Material, Scene } from '@whoosh/sound-scene';
import { phraseAt } from '../lexicon/set-phrases';
import type { Token } from '../tokenise/tokens';
import { withReplaced } from './cast-changes';
import { itemsOf } from './items';
import { type Meaning, meaningOf } from './meaning';
import type { Context, PieceResult } from './piece-result';
import { withMaterial } from './plain';
import { eachTarget } from './targets';
import type { RefinementGrammar } from './vocabulary';

export interface Replacement {
  from: readonly Token[];
  to: readonly Token[];
  /** Its words may tell of another change. */
  isUnsure?: boolean;
}

/** "Replace the dog with a cat", "turn the rain into hail", "a cat instead of the dog". */
export function readReplacement(
  tokens: readonly Token[],
  { insteadOf, bareNumbers, replacing, mayReplace }: RefinementGrammar,
): Replacement | null {
  const texts = tokens.map(({ text }) => text);
  const instead = texts.findIndex((_, index) => phraseAt(tokens, index, insteadOf) !== undefined);
  if (instead > 0) {
    const after = instead + (phraseAt(tokens, instead, insteadOf)?.length ?? 0);
    return texts.slice(after).every((text) => bareNumbers.has(text))
      ? null
      : { from: tokens.slice(after), to: tokens.slice(0, instead) };
  }
  const between = Object.hasOwn(replacing, texts[0] ?? '') ? replacing[texts[0]] : [];
  const middle = texts.findIndex((text) => between.includes(text));
  return middle > 1 && middle < tokens.length - 1
    ? { from: tokens.slice(1, middle), to: tokens.slice(middle + 1), isUnsure: mayReplace.has(texts[middle]) }
    : null;
}

/** Puts another sound, or another material, in the place of what is named. */
export function replaced(scene: Scene, replacement: Replacement, context: Context): PieceResult {
  const { from, to } = replacement;
  const old = meaningOf(from, scene, context.language);
  const fresh = meaningOf(to, scene, context.language);
  if (to.length === 0 || isProperty(replacement, fresh, context)) return { scene, unresolved: [], isRead: false };
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
  const next = withReplaced(scene, old.targets, textOf(to, context), context.language.code);
  return next === scene ? { scene, unresolved: to, isRead: false } : { scene: next, unresolved: [], isRead: true };
}

function textOf(tokens: readonly Token[], { text }: Context): string {
  return text.slice(tokens[0]?.start, tokens.at(-1)?.end);
}

/** "Change the rain to be louder", "change the door to metal": no other sound is named. */
function isProperty({ to, isUnsure }: Replacement, { material, unresolved }: Meaning, context: Context): boolean {
  const isOnlyMaterial = material !== undefined && unresolved.length === 0;
  return isUnsure === true && (isOnlyMaterial || itemsOf(to, context).some(({ kind }) => kind !== 'words'));
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
