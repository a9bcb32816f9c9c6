import { useToast } from '@whoosh/ui';
import { useState, type DragEvent, type RefObject } from 'react';
import type { Editor } from '../editor/editor';
import { newClipByHit } from '../editor/new-clip';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import { onSample, toMs, type ClipSync } from '../model';
import type { SoundHits } from '../scenes';
import { draggedSound, lengthOf, readDrop, type DragPayload, type SoundChoice } from '../sounds/dragged-sound';
import { msOf, pointOf, snapper } from './gestures/gesture';
import { trackAt } from './track-layout';

/** Where the dragged sound would lie. */
export interface DropGhost {
  track: number;
  startMs: number;
  durationMs: number;
  /** Where its hit would be; where it would begin, when it has none. */
  hitMs: number;
}

/** One that comes from another window may have to be asked for. */
export type FindChoice = (payload: DragPayload) => SoundChoice | null | Promise<SoundChoice | null>;

interface SoundDropOptions {
  editor: Editor;
  transport: Transport;
  content: RefObject<HTMLDivElement | null>;
  limitMs: number;
  /** The sound that a drop names; null when there is none. */
  choiceOf: FindChoice;
  hits: SoundHits;
}

/**
 * Takes sounds that are dragged onto the tracks: shows where they would lie, and lays them there. A sound with a hit has
 * it under the pointer.
 */
export function useSoundDrop({ editor, transport, content, limitMs, choiceOf, hits }: SoundDropOptions) {
  const [ghost, setGhost] = useState<DropGhost | null>(null);
  const toast = useToast();

  const ghostAt = (event: DragEvent, durationMs: number, hit: ClipSync | null): DropGhost | null => {
    if (content.current === null) return null;
    const point = pointOf(event.nativeEvent, content.current.getBoundingClientRect());
    const track = trackAt(point.y);
    if (track < 0 || track >= editor.present.tracks.length) return null;
    const leadMs = hit?.atMs ?? 0;
    const startMs = Math.max(0, msOf({ editor }, point.x) - leadMs);
    const moments = [startMs + leadMs, startMs, startMs + durationMs];
    const { byMs } = snapper({ editor, transport }, new Set())(moments, point.altKey);
    const placedMs = Math.min(limitMs, Math.max(0, onSample(startMs + byMs)));
    return { track, startMs: placedMs, durationMs, hitMs: onSample(placedMs + leadMs) };
  };
  const onDragOver = (event: DragEvent) => {
    const dragged = draggedSound();
    const next =
      dragged === null ? ghostAt(event, 0, null) : ghostAt(event, toMs(lengthOf(dragged)), hits.known(dragged));
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
    const lay = (choice: SoundChoice | null, hit: ClipSync | null) => {
      const place = choice === null ? null : ghostAt(event, toMs(lengthOf(choice)), hit);
      if (choice === null || place === null) refuse();
      else editor.place([newClipByHit(choice, place.track, place.hitMs, hit, editor.newKey())], limitMs);
    };
    const layWithHit = async (found: SoundChoice | Promise<SoundChoice | null>) => {
      const choice = await found;
      lay(choice, choice === null ? null : await hits.read(choice));
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
