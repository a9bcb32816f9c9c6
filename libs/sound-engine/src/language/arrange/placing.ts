import { NATURAL_SPACES, NATURAL_SPACES_OF_GROUPS } from '../../catalogue/natural-spaces';
import type { Place, SpaceKind, Timing } from '@whoosh/sound-scene';
import { groupOf, kindOf } from '../../catalogue';
import type { LayerDraft } from '../propose/draft';
import type { MotionKind } from '../lexicon/lexicon';
import { passingSpeed, SPACE_WET } from './rhythm';
import type { Slot } from './slots';
import type { Understanding } from '../propose/understanding';

const SIDES = [0, -20, 20, -35, 35, -10, 10];

/** Where a layer stands, moves and resounds. */
export function placeOf(
  draft: LayerDraft,
  slot: Slot,
  timing: Timing,
  order: number,
  understanding: Understanding,
): Place {
  const isWide = kindOf(draft.source) === 'texture';
  const distance = Math.max(0.2, Math.min(2000, (draft.distance ?? 3) * draft.distanceFactor));
  const motion = motionOf(draft, slot, timing);
  const space = ownSpace(draft, understanding);
  const { device } = draft;
  return {
    distance,
    azimuth: draft.azimuth ?? (isWide ? 0 : SIDES[order % SIDES.length]),
    spread: isWide ? 0.8 : 0.1,
    ...((space ?? device) && { space: { ...space, ...(device && { device }) } }),
    ...(motion && { motion }),
  };
}

/** The space that was said of it alone, or that it usually stands in where none was said of the scene. */
function ownSpace(draft: LayerDraft, understanding: Understanding): ReturnType<typeof naturalSpace> {
  if (draft.space !== undefined && !ownsScene(draft, understanding)) return spaceOf(draft.space);
  const isOpen = sceneSpace(understanding) === undefined && !understanding.isDry;
  return isOpen ? naturalSpace(draft.source) : undefined;
}

function naturalSpace(source: string): { kind: SpaceKind; wet: number } | undefined {
  return NATURAL_SPACES[source] ?? NATURAL_SPACES_OF_GROUPS[groupOf(source)];
}

/** A place said of the only layer is the place of the scene. */
function ownsScene(draft: LayerDraft, understanding: Understanding): boolean {
  return (
    understanding.space === undefined &&
    understanding.drafts.filter((other) => other.role !== 'bed').every((other) => other.space === draft.space)
  );
}

/** The scene's space: said by itself, or of all its layers. */
export function sceneSpace(understanding: Understanding): SpaceKind | undefined {
  if (understanding.space !== undefined) return understanding.space;
  const said = understanding.drafts.find((draft) => draft.space !== undefined && ownsScene(draft, understanding));
  return said?.space;
}

/** A space with the share of reverberation that it usually has. */
export function spaceOf(kind: SpaceKind): { kind: SpaceKind; wet: number } {
  return { kind, wet: SPACE_WET[kind] ?? 0.15 };
}

function motionOf(draft: LayerDraft, slot: Slot, timing: Timing): Place['motion'] {
  if (!draft.motion) return undefined;
  const { start, end } = timing.kind === 'shots' ? slot : timing;
  return motionBetween({ kind: draft.motion, speed: draft.motionSpeed, source: draft.source }, start, end);
}

/** How near it comes, metres. */
const CLOSEST = 3;
/** From how far, and how far away at most, metres: nobody walks so far in five seconds. */
const [APPROACH, RECESSION] = [57, 117];

/** How something comes, goes or passes between two moments. @param speed metres per second, where it was said */
export function motionBetween(
  { kind, speed: said, source }: { kind: MotionKind; speed: number | undefined; source: string },
  start: number,
  end: number,
): NonNullable<Place['motion']> {
  const length = Math.max(0.5, end - start);
  const speed = said !== undefined ? Math.max(said, passingSpeed(source)) : passingSpeed(source);
  const way = speed * length;
  if (kind === 'approach') {
    const from = CLOSEST + Math.min(APPROACH, way);
    return { kind, from, to: CLOSEST, closest: CLOSEST, speed: (from - CLOSEST) / length, at: end };
  }
  if (kind === 'recede') {
    const to = CLOSEST + Math.min(RECESSION, way);
    return { kind, from: CLOSEST, to, closest: CLOSEST, speed: (to - CLOSEST) / length, at: start };
  }
  const reach = Math.max(4, Math.min(2000, speed * length * 0.5));
  return { kind, from: reach, to: reach, closest: 4, speed, at: start + length * 0.5 };
}
