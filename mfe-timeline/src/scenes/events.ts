import type { InterpretedLayer, SoundEvent } from '@whoosh/contracts';
import type { ClipSync } from '../model';

/** Events count frames of 48 kHz. */
const FRAMES_PER_MS = 48;

/** An event of a sound as a person chooses it. */
export interface EventChoice extends ClipSync {
  /** What it is: Knock 2. */
  label: string;
}

/** Milliseconds from the start of the sound at which an event begins. */
export function onsetMs({ onset }: SoundEvent): number {
  return Math.round(onset / FRAMES_PER_MS);
}

/** The events that can be pinned to a moment, in time order. */
export function eventChoices(
  layers: readonly Pick<InterpretedLayer, 'id' | 'label'>[],
  events: readonly SoundEvent[],
): EventChoice[] {
  const choices = layers.flatMap(({ id, label }) => {
    const own = ofLayer(events, id);
    return own.map((event, index) => ({
      layer: id,
      event: index,
      atMs: onsetMs(event),
      label: own.length === 1 ? label : `${label} ${index + 1}`,
    }));
  });
  return choices.sort((a, b) => a.atMs - b.atMs);
}

/** The same event in a sound that was made again; null when it has none any more. */
export function syncIn(sync: Pick<ClipSync, 'layer' | 'event'> | null, events: readonly SoundEvent[]): ClipSync | null {
  if (sync === null) return null;
  const event = ofLayer(events, sync.layer)[sync.event];
  return event === undefined ? null : { layer: sync.layer, event: sync.event, atMs: onsetMs(event) };
}

function ofLayer(events: readonly SoundEvent[], layer: string): SoundEvent[] {
  return events.filter((event) => event.layer === layer).sort((a, b) => a.onset - b.onset);
}
