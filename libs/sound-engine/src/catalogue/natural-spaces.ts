import type { SpaceKind } from '@whoosh/sound-scene';

/**
 * Where nobody says a place, a bell hangs in its tower and an animal calls in the open: a little of it belongs to the
 * sound. By source, then by group.
 */
export const NATURAL_SPACES: Readonly<Record<string, { kind: SpaceKind; wet: number }>> = {
  church_bell: { kind: 'church', wet: 0.2 },
};
export const NATURAL_SPACES_OF_GROUPS: Readonly<Record<string, { kind: SpaceKind; wet: number }>> = {
  animals: { kind: 'outdoors', wet: 0.15 },
};
