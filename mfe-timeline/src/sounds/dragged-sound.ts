import type { ProjectMedia, SoundEffect } from '@whoosh/contracts';

/** What can be laid on a track: an effect, or a voice or music of one's own. */
export type SoundChoice = { kind: 'effect'; effect: SoundEffect } | { kind: 'media'; media: ProjectMedia };

/** What a drag carries, as JSON. */
export type DragPayload = { soundEffectId: number } | { mediaId: number };

/** The kind of data under which it travels. */
const DRAG_TYPE = 'application/json';

/** A browser tells what is dragged only when it is dropped; the ghost needs its length before. */
let dragged: SoundChoice | null = null;

/** Begins to drag a sound. */
export function beginDrag(transfer: DataTransfer, choice: SoundChoice): void {
  dragged = choice;
  transfer.effectAllowed = 'copy';
  transfer.setData(DRAG_TYPE, JSON.stringify(payloadOf(choice)));
}

/** The drag is over, wherever it ended. */
export function endDrag(): void {
  dragged = null;
}

/** The sound of this page that is being dragged. */
export function draggedSound(): SoundChoice | null {
  return dragged;
}

/** Reads what was dropped. @throws SyntaxError when it is no sound (spec §5) */
export function readDrop(transfer: DataTransfer): DragPayload {
  const value: unknown = JSON.parse(transfer.getData(DRAG_TYPE));
  if (typeof value === 'object' && value !== null) {
    if ('soundEffectId' in value && typeof value.soundEffectId === 'number')
      return { soundEffectId: value.soundEffectId };
    if ('mediaId' in value && typeof value.mediaId === 'number') return { mediaId: value.mediaId };
  }
  throw new SyntaxError('not a sound');
}

/** Seconds of a sound. */
export function lengthOf(choice: SoundChoice): number {
  return choice.kind === 'effect' ? choice.effect.duration : choice.media.duration;
}

export function nameOf(choice: SoundChoice): string {
  return choice.kind === 'effect' ? choice.effect.name : choice.media.name;
}

function payloadOf(choice: SoundChoice): DragPayload {
  return choice.kind === 'effect' ? { soundEffectId: choice.effect.id } : { mediaId: choice.media.id };
}
