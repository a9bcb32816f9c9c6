import type { ClipSounds } from '../../editor/clip-sounds';
import type { Editor } from '../../editor/editor';
import type { Transport } from '../../editor/transport';
import {
  gridOf,
  pixelsPerMs,
  reduce,
  snap,
  SNAP_PIXELS,
  snapTargets,
  type Clip,
  type Edge,
  type Operation,
} from '../../model';
import type { Scene } from '@whoosh/sound-scene';
import type { DragStage } from '../drag/drag-stage';

/** What a gesture works on. */
export interface GestureScene {
  editor: Editor;
  transport: Pick<Transport, 'positionMs' | 'seek' | 'scrub' | 'snapshot' | 'playLoop'>;
  sounds: ClipSounds;
  /** Draws what is dragged. All pixels count from the left top corner of the audio tracks. */
  stage: DragStage;
  /** An edge of a clip was dragged past its sound. */
  onRetime: (key: string, edge: Edge, durationMs: number) => void;
  /** What the takes of a clip are made of; null where it has none. */
  sceneOf: (clip: Clip) => Promise<Scene | null>;
}

/** A drag of the pointer, from press to release. Positions are pixels of the content. */
export interface Gesture {
  move: (point: PointerPoint) => void;
  /** The pointer was released. @param hasMoved it was more than a press */
  end: (point: PointerPoint, hasMoved: boolean) => void;
  /** Escape, or the browser took the pointer. */
  cancel: () => void;
}

export interface PointerPoint {
  x: number;
  y: number;
  ctrlKey: boolean;
  /** Free of snapping. */
  altKey: boolean;
  isAdding: boolean;
}

/** @param corner left top corner of the content in the window */
export function pointOf(event: MouseEvent, corner: { left: number; top: number }): PointerPoint {
  const ctrlKey = event.ctrlKey || event.metaKey;
  return {
    x: event.clientX - corner.left,
    y: event.clientY - corner.top,
    ctrlKey,
    altKey: event.altKey,
    isAdding: ctrlKey || event.shiftKey,
  };
}

/** Milliseconds of a number of pixels. */
export function msOf({ editor }: Pick<GestureScene, 'editor'>, px: number): number {
  return px / pixelsPerMs(editor.snapshot().zoom);
}

/** Tries operations on clips alone: the clips as they would be. The document stays as it is until the release. */
export function trials(
  { editor }: Pick<GestureScene, 'editor'>,
  clips: readonly Clip[],
): (operation: Operation) => readonly Clip[] {
  const document = { ...editor.present, clips };
  return (operation) => reduce(document, operation).clips;
}

/** Finds where dragged moments snap to; the targets are gathered once, when the drag begins. */
export function snapper(
  { editor, transport }: Pick<GestureScene, 'editor' | 'transport'>,
  movedKeys: ReadonlySet<string>,
) {
  const targets = snapTargets(editor.present, movedKeys, transport.positionMs());
  return (moments: readonly number[], isFree: boolean) => {
    if (isFree || !editor.snapshot().isSnapping) return { byMs: 0, target: null };
    const lineNear = gridOf(editor.snapshot().zoom, transport.snapshot().timing);
    return snap(moments, { targets, toleranceMs: msOf({ editor }, SNAP_PIXELS), lineNear });
  };
}
