import type { Material, Scene } from '@whoosh/sound-scene';
import type { ChangeRoles } from '../parse/change-constructions';
import { isTagged } from '../tag/neighbours';
import type { TaggedToken } from '../tag/tagged-token';
import { withReplaced } from './cast-changes';
import { type Meaning, meaningOf } from './meaning';
import { type Context, type PieceResult, whole } from './piece-result';
import { withMaterial } from './plain';
import { eachTarget } from './targets';

/** Puts another sound, or another material, in the place of what goes. */
export function replaced(scene: Scene, { gone = [], comes = [] }: ChangeRoles, context: Context): PieceResult {
  const old = meaningOf(gone, scene, context);
  const remade = madeAnew(scene, gone, old, meaningOf(comes, scene, context));
  if (remade) return { scene: remade, unresolved: [], isRead: true };
  if (old.targets === null) return { scene, unresolved: old.unresolved, isRead: false };
  const named = comes.filter((one) => !isTagged(one, 'frame'));
  const next = withReplaced(scene, old.targets, whole(named, context.text).text, context.language.code);
  return next === scene ? { scene, unresolved: comes, isRead: false } : { scene: next, unresolved: [], isRead: true };
}

/** "Metal instead of wood", "rain on glass instead of tin", "the door to metal": no sound takes another's place. */
function madeAnew(scene: Scene, gone: readonly TaggedToken[], old: Meaning, fresh: Meaning): Scene | undefined {
  if (fresh.material === undefined) return undefined;
  const { material } = fresh.material;
  const goes = old.material?.material ?? materialOf(gone);
  const isSound = fresh.unresolved.length > 0 && old.targets !== null && goes === undefined;
  const targets = goes === undefined && old.targets !== null ? old.targets : madeOf(scene, goes);
  return isSound ? undefined : eachTarget(scene, targets, (layer) => withMaterial(layer, material, false));
}

/** "Tin" of a tin roof: the material that a word is, though a layer was named with it. */
export function materialOf(mentions: readonly TaggedToken[]): Material | undefined {
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
