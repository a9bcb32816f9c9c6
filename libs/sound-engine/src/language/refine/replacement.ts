import type { Material, Scene } from '@whoosh/sound-scene';
import { isTagged } from '../tag/neighbours';
import type { TaggedToken } from '../tag/tagged-token';
import { withReplaced } from './cast-changes';
import { type Meaning, meaningOf } from './meaning';
import { type Context, type PieceResult, whole } from './piece-result';
import { withMaterial } from './plain';
import { eachTarget } from './targets';

export interface Replacement {
  from: readonly TaggedToken[];
  to: readonly TaggedToken[];
  /** Its words may tell of another change. */
  isUnsure?: boolean;
}

/** "Replace the dog with a cat", "turn the rain into hail", "a cat instead of the dog". */
export function readReplacement(mentions: readonly TaggedToken[]): Replacement | null {
  const instead = mentions.findIndex(({ entry }) => entry.between === 'gone');
  if (instead > 0) {
    const [to, from] = [mentions.slice(0, instead), mentions.slice(instead + 1)];
    // "two dogs instead of one": how many, not what
    return from.every((one) => isTagged(one, 'number', 'count', 'ignored', 'negation')) ? null : { from, to };
  }
  const between = mentions[0]?.entry.exchanges ?? [];
  const isBetween = ({ text }: TaggedToken, sure = ''): boolean => between.includes(text + sure);
  const middle = mentions.findIndex((one) => isBetween(one) || isBetween(one, '?'));
  return middle > 1 && middle < mentions.length - 1
    ? { from: mentions.slice(1, middle), to: mentions.slice(middle + 1), isUnsure: isBetween(mentions[middle], '?') }
    : null;
}

/** Puts another sound, or another material, in the place of what is named. */
export function replaced(scene: Scene, replacement: Replacement, context: Context): PieceResult {
  const { from, to } = replacement;
  const old = meaningOf(from, scene, context);
  const fresh = meaningOf(to, scene, context);
  if (to.length === 0 || isProperty(replacement, fresh)) return { scene, unresolved: [], isRead: false };
  // "metal instead of wood", "rain on glass instead of tin": no sound takes another's place
  const gone = old.material?.material ?? materialOf(from);
  if ((old.targets === null || gone !== undefined) && fresh.material !== undefined) {
    const { material } = fresh.material;
    return {
      scene: eachTarget(scene, madeOf(scene, gone), (layer) => withMaterial(layer, material, false)),
      unresolved: [],
      isRead: true,
    };
  }
  if (old.targets === null) return { scene, unresolved: old.unresolved, isRead: false };
  const next = withReplaced(scene, old.targets, whole(to, context.text).text, context.language.code);
  return next === scene ? { scene, unresolved: to, isRead: false } : { scene: next, unresolved: [], isRead: true };
}

/** "Change the rain to be louder", "change the door to metal": no other sound is named. */
function isProperty({ to, isUnsure }: Replacement, { material, unresolved }: Meaning): boolean {
  const isOnlyMaterial = material !== undefined && unresolved.length === 0;
  return isUnsure === true && (isOnlyMaterial || to.some((one) => isTagged(one, 'change', 'number', 'count')));
}

/** "Tin" of a tin roof: the material that a word is, though a layer was named with it. */
function materialOf(mentions: readonly TaggedToken[]): Material | undefined {
  const [only, ...others] = mentions.filter((mention) => !isTagged(mention, 'determiner', 'frame'));
  return others.length === 0 ? only?.entry.noun?.material : undefined;
}

/** The layers that are made of, or happen on, the material that goes. */
function madeOf({ layers }: Scene, material: Material | undefined): ReadonlySet<string> {
  return new Set(
    layers
      .filter(({ source }) => material === undefined || source.material === material || source.surface === material)
      .map(({ id }) => id),
  );
}
