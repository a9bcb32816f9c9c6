import type { EventFrame, Participant } from './event-frame';

/** Who and what takes part in an event. */
export function takingPart({ agents, patients, places }: EventFrame): Participant[] {
  return [...agents, ...patients, ...places];
}

/** Who and what takes part in an event, with whose they are and where they are. */
export function allParticipants(frame: EventFrame): Participant[] {
  return takingPart(frame).flatMap((one) => [one, ...(one.of ? [one.of] : []), ...one.places]);
}

/** What "no" or "without" took out. */
export function negatedIn(frames: readonly EventFrame[]): Participant[] {
  return frames.flatMap((frame) => allParticipants(frame).filter((one) => frame.isNegated || one.isNegated));
}
