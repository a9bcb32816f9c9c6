import { useToast } from '@whoosh/ui';
import { useState, type DragEvent, type RefObject } from 'react';
import type { Editor } from '../editor/editor';
import { newClip } from '../editor/new-clip';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import { onSample, toMs } from '../model';
import { draggedSound, lengthOf, readDrop, type DragPayload, type SoundChoice } from '../sounds/dragged-sound';
import { msOf, pointOf, snapper } from './gestures/gesture';
import { trackAt } from './track-layout';

/** Where the dragged sound would lie. */
export interface DropGhost {
  track: number;
  startMs: number;
  durationMs: number;
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
}

/** Takes sounds that are dragged onto the tracks: shows where they would lie, and lays them there. */
export function useSoundDrop({ editor, transport, content, limitMs, choiceOf }: SoundDropOptions) {
  const [ghost, setGhost] = useState<DropGhost | null>(null);
  const toast = useToast();

  const ghostAt = (event: DragEvent, durationMs: number): DropGhost | null => {
    if (content.current === null) return null;
    const point = pointOf(event.nativeEvent, content.current.getBoundingClientRect());
    const track = trackAt(point.y);
    if (track < 0 || track >= editor.present.tracks.length) return null;
    const pointedMs = Math.max(0, msOf({ editor }, point.x));
    const { byMs } = snapper({ editor, transport }, new Set())([pointedMs, pointedMs + durationMs], point.altKey);
    return { track, startMs: Math.min(limitMs, Math.max(0, onSample(pointedMs + byMs))), durationMs };
  };
  const onDragOver = (event: DragEvent) => {
    const dragged = draggedSound();
    const next = ghostAt(event, dragged === null ? 0 : toMs(lengthOf(dragged)));
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
    const lay = (choice: SoundChoice | null) => {
      const place = choice === null ? null : ghostAt(event, toMs(lengthOf(choice)));
      if (choice === null || place === null) refuse();
      else editor.place([newClip(choice, place.track, place.startMs, editor.newKey())], limitMs);
    };
    try {
      const found = choiceOf(readDrop(event.dataTransfer));
      if (found instanceof Promise) void found.then(lay);
      else lay(found);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      refuse();
    }
  };
  const onDragLeave = (event: DragEvent) => {
    // leaving for a part of the lanes is no leaving
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setGhost(null);
  };
  return { ghost, handlers: { onDragOver, onDrop, onDragLeave } };
}

function isSameGhost(a: DropGhost | null, b: DropGhost | null): boolean {
  return (
    a === b ||
    (a !== null && b !== null && a.track === b.track && a.startMs === b.startMs && a.durationMs === b.durationMs)
  );
}
