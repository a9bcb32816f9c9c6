import { useToast } from '@whoosh/ui';
import { useState, type DragEvent, type RefObject } from 'react';
import type { Editor } from '../editor/editor';
import { newClipByHit } from '../editor/new-clip';
import { t } from '../messages';
import { onSample, toMs, type ClipSync } from '../model';
import type { SoundHits } from '../scenes';
import { draggedSound, lengthOf, readDrop, type DragPayload, type SoundChoice } from '../sounds/dragged-sound';
import { msOf, pointOf, snapper, type GestureScene } from './gestures/gesture';
import { trackAt, trackLayout } from './track-layout';

/** Where the dragged sound would lie. */
export interface DropGhost {
  track: number;
  startMs: number;
  durationMs: number;
  /** Where its hit would be; where it would begin, when it has none. */
  hitMs: number;
}

/** Where the pointer is on the tracks. */
interface DropPoint {
  track: number;
  ms: number;
  /** Free of snapping. */
  isFree: boolean;
}

/** One that comes from another window may have to be asked for. */
export type FindChoice = (payload: DragPayload) => SoundChoice | null | Promise<SoundChoice | null>;

interface SoundDropOptions {
  editor: Editor;
  transport: GestureScene['transport'];
  content: RefObject<HTMLDivElement | null>;
  limitMs: number;
  /** The sound that a drop names; null when there is none. */
  choiceOf: FindChoice;
  hits: SoundHits;
}

/**
 * Takes sounds that are dragged onto the tracks: shows where they would lie, and lays them there. A sound with a hit
 * has it under the pointer.
 */
export function useSoundDrop({ editor, transport, content, limitMs, choiceOf, hits }: SoundDropOptions) {
  const [ghost, setGhost] = useState<DropGhost | null>(null);
  const toast = useToast();

  const pointAt = (event: DragEvent): DropPoint | null => {
    if (content.current === null) return null;
    const { x, y, altKey } = pointOf(event.nativeEvent, content.current.getBoundingClientRect());
    const track = trackAt(trackLayout(editor.present), y);
    if (track < 0 || track >= editor.present.tracks.length) return null;
    return { track, ms: msOf({ editor }, x), isFree: altKey };
  };
  const ghostAt = ({ track, ms, isFree }: DropPoint, durationMs: number, hit: ClipSync | null): DropGhost => {
    const leadMs = hit?.atMs ?? 0;
    const startMs = Math.max(0, ms - leadMs);
    const moments = [startMs + leadMs, startMs, startMs + durationMs];
    const { byMs } = snapper({ editor, transport }, new Set())(moments, isFree);
    const placedMs = Math.min(limitMs, Math.max(0, onSample(startMs + byMs)));
    return { track, startMs: placedMs, durationMs, hitMs: onSample(placedMs + leadMs) };
  };
  const onDragOver = (event: DragEvent) => {
    const dragged = draggedSound();
    const point = pointAt(event);
    const [durationMs, hit] = dragged === null ? [0, null] : [toMs(lengthOf(dragged)), hits.known(dragged)];
    const next = point === null ? null : ghostAt(point, durationMs, hit);
    if (next !== null && !event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    }
    setGhost((now) => (isSameGhost(now, next) ? now : next));
  };
  const onDrop = (event: DragEvent) => {
    setGhost(null);
    if (event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const refuse = () =>
      toast({ title: t('shared.error'), description: t('soundDrop.failedToAddSoundEffect'), tone: 'destructive' });
    // Until its hit is known the timeline may be scrolled: it was dropped where it was dropped.
    const point = pointAt(event);
    const layWithHit = async (found: SoundChoice | Promise<SoundChoice | null>) => {
      const choice = await found;
      if (choice === null || point === null) return refuse();
      const hit = await hits.read(choice);
      const place = ghostAt(point, toMs(lengthOf(choice)), hit);
      return editor.place([newClipByHit(choice, place.track, place.hitMs, hit, editor.newKey())], limitMs);
    };
    try {
      const found = choiceOf(readDrop(event.dataTransfer));
      if (found === null) refuse();
      else void layWithHit(found);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      refuse();
    }
  };
  /** What is dragged over the lanes is soon dropped there: its hit is asked for meanwhile. */
  const onDragEnter = () => {
    const dragged = draggedSound();
    if (dragged !== null) void hits.read(dragged);
  };
  const onDragLeave = (event: DragEvent) => {
    // leaving for a part of the lanes is no leaving
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setGhost(null);
  };
  return { ghost, handlers: { onDragEnter, onDragOver, onDrop, onDragLeave } };
}

function isSameGhost(a: DropGhost | null, b: DropGhost | null): boolean {
  return (
    a === b ||
    (a !== null &&
      b !== null &&
      a.track === b.track &&
      a.startMs === b.startMs &&
      a.durationMs === b.durationMs &&
      a.hitMs === b.hitMs)
  );
}
