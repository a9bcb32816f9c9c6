import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { ClipSounds } from '../../editor/clip-sounds';
import type { Editor } from '../../editor/editor';
import type { Transport } from '../../editor/transport';
import type { Edge } from '../../model';
import type { CanvasStage } from '../drag/drag-stage';
import { isNarrow } from '../handles';
import { trackLayout } from '../track-layout';
import type { Viewport } from '../useViewport';
import { DragLoop } from './drag-loop';
import { marqueeGesture, scrubGesture } from './empty-gestures';
import { fadeGesture } from './fade-gesture';
import type { Gesture, GestureScene, PointerPoint } from './gesture';
import { moveGesture } from './move-gesture';
import { PointerGround } from './pointer-ground';
import { slipGesture } from './slip-gesture';
import { trimGesture } from './trim-gesture';

/** A press that moves less is none, pixels. */
const THRESHOLD_PX = 3;

interface LaneGestureOptions {
  editor: Editor;
  transport: Transport;
  sounds: ClipSounds;
  content: RefObject<HTMLDivElement | null>;
  /** Scrolled while a drag is held at its edges. */
  viewport: Viewport;
  stage: RefObject<CanvasStage | null>;
  /** The latest start of what is dragged: the end of the timeline. */
  limitMs: number;
  onRetime: (key: string, edge: Edge, durationMs: number) => void;
  sceneOf: GestureScene['sceneOf'];
}

/** Begins the gesture that belongs to what is pressed: a clip, one of its handles, the ruler or an empty place. */
export function useLaneGestures({
  editor,
  transport,
  sounds,
  content,
  viewport,
  stage,
  limitMs,
  onRetime,
  sceneOf,
}: LaneGestureOptions) {
  const { scroller } = viewport;
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  return (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || content.current === null || stage.current === null || scroller.current === null) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    const scene: GestureScene = { editor, transport, sounds, stage: stage.current, onRetime, sceneOf };
    const ground = new PointerGround(content.current, scroller.current);
    stage.current.standOver({
      content: content.current,
      zoom: () => editor.snapshot().zoom,
      layout: () => trackLayout(editor.present),
      origin: () => ground.origin,
      cursor: () => getComputedStyle(target).cursor,
    });
    const start = ground.pointOf(event.nativeEvent);
    const pressed = target.closest<HTMLElement>('[data-part]')?.dataset.part ?? 'empty';
    const clip = target.closest<HTMLElement>('[data-clip]');
    const key = clip?.dataset.clip;
    if (pressed === 'remove') return;
    const part = clip === null ? pressed : partTaken(pressed, event.pointerType, clip.offsetWidth);
    const gesture = key === undefined ? onEmpty(scene, part, start) : onClip(scene, key, part, start, limitMs);
    // what the pointer passes is not asked and not told
    target.setPointerCapture(event.pointerId);
    stop.current = follow(gesture, { editor, ground, start, viewport });
  };
}

/** What a press on a clip takes hold of. @param width of the clip, pixels */
export function partTaken(part: string, pointerType: string, width: number): string {
  const beside = BESIDE[part];
  if (beside !== undefined) return beside;
  return pointerType === 'touch' && isNarrow(width) ? 'body' : part;
}

/** What the handles beside a narrow clip do. */
const BESIDE: Readonly<Record<string, string>> = { 'beside-start': 'trim-start', 'beside-end': 'trim-end' };

function onEmpty(scene: GestureScene, part: string, start: PointerPoint): Gesture {
  return part === 'ruler' ? scrubGesture(scene, start) : marqueeGesture(scene, start);
}

/** Pressing a clip selects it; releasing it without a drag leaves it alone among several. */
function onClip(scene: GestureScene, key: string, part: string, start: PointerPoint, limitMs: number): Gesture {
  const { editor } = scene;
  const wasSelected = editor.snapshot().selection.has(key);
  if (!wasSelected) editor.select(key, start.isAdding);
  if (part === 'trim-start') return trimGesture(scene, key, 'start', start, limitMs);
  if (part === 'trim-end') return trimGesture(scene, key, 'end', start, limitMs);
  if (part === 'fade-in') return fadeGesture(scene, key, 'in', start);
  if (part === 'fade-out') return fadeGesture(scene, key, 'out', start);
  if (start.altKey && hasTakes(scene, key)) return slipGesture(scene, key, start);
  const move = moveGesture(scene, key, start, limitMs);
  return {
    ...move,
    end: (point, hasMoved) => {
      move.end(point, hasMoved);
      if (!hasMoved && wasSelected) editor.select(key, start.isAdding);
    },
  };
}

/** A recording has no other takes: with Alt it is dragged free of snapping, as all are once Alt comes later. */
function hasTakes({ editor }: GestureScene, key: string): boolean {
  return editor.present.clips.some((clip) => clip.key === key && clip.mediaId === null);
}

/** Who listens further down has no part in a drag, and would take a tenth of its frame. */
const swallow = (event: Event) => event.stopPropagation();

interface DragPlace {
  editor: Editor;
  ground: PointerGround;
  start: PointerPoint;
  viewport: Viewport;
}

/** Leads a gesture with the pointer until it ends; answers how to break it off. */
function follow(gesture: Gesture, { editor, ground, start, viewport }: DragPlace): () => void {
  let hasMoved = false;
  const loop = new DragLoop(ground, gesture.move, () => viewport.follow(ground.scrolledLeft));
  const onMove = (event: PointerEvent) => {
    event.stopPropagation();
    const { x, y } = ground.pointOf(event);
    hasMoved ||= Math.hypot(x - start.x, y - start.y) >= THRESHOLD_PX;
    if (!hasMoved) return;
    editor.setDragging(true);
    loop.hold(event);
  };
  const onScroll = (event: Event) => {
    if (event.target !== viewport.scroller.current) return;
    const way = ground.follow();
    if (way !== 'own') loop.again();
    if (way === 'vertical') return;
    event.stopPropagation();
    viewport.follow(ground.scrolledLeft);
  };
  const onUp = (event: PointerEvent) => {
    stop();
    gesture.end(ground.pointOf(event), hasMoved);
  };
  const onCancel = () => {
    stop();
    gesture.cancel();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  const stop = () => {
    loop.stop();
    editor.setDragging(false);
    window.removeEventListener('scroll', onScroll, true);
    window.removeEventListener('scrollend', swallow, true);
    window.removeEventListener('pointermove', onMove, true);
    window.removeEventListener('mousemove', swallow, true);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKey, true);
  };
  window.addEventListener('scroll', onScroll, { capture: true, passive: true });
  window.addEventListener('scrollend', swallow, true);
  window.addEventListener('pointermove', onMove, true);
  window.addEventListener('mousemove', swallow, true);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKey, true);
  return stop;
}
