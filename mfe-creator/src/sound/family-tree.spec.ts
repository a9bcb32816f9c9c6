import { soundEffect } from '@whoosh/api-client/testing';
import { familyTrees, type Version } from './family-tree';

const shape = (trees: Version[]): unknown[] => trees.map(({ effect, versions }) => [effect.id, ...shape(versions)]);

it('puts what came from an effect under it, in order, and what lost its parent at the root', () => {
  const effects = [
    soundEffect({ id: 1 }),
    soundEffect({ id: 2, parentId: 1 }),
    soundEffect({ id: 3, parentId: 2 }),
    soundEffect({ id: 4, parentId: 1 }),
    soundEffect({ id: 5, parentId: 99 }),
  ];
  expect(shape(familyTrees(effects))).toEqual([[1, [2, [3]], [4]], [5]]);
});
