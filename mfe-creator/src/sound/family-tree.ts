import type { SoundEffect } from '@whoosh/contracts';

/** An effect with what came from it. */
export interface Version {
  effect: SoundEffect;
  versions: Version[];
}

/** Effects in the order in which their trees are read, from above. */
export function inOrder(versions: readonly Version[]): SoundEffect[] {
  return versions.flatMap(({ effect, versions: further }) => [effect, ...inOrder(further)]);
}

/** Effects as trees, in their order. What came from an effect that is not among them stands at the root. */
export function familyTrees(effects: readonly SoundEffect[]): Version[] {
  const known = new Map(effects.map((effect) => [effect.id, { effect, versions: [] as Version[] }]));
  const roots: Version[] = [];
  for (const version of known.values()) {
    const parent = version.effect.parentId === null ? undefined : known.get(version.effect.parentId);
    (parent?.versions ?? roots).push(version);
  }
  return roots;
}
