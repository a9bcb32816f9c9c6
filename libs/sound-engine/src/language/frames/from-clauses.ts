import type { Frame, NounPhrase } from '../parse/phrases';
import type { Read } from '../parse/reading';
import type { EventFrame } from './event-frame';

/** The event frames of clauses, in text order: what the clauses say, without what anything sounds like. */
export function framesFrom(clauses: readonly Read[]): EventFrame[] {
  return clauses
    .flatMap((clause) => [
      ...clause.frames.map((frame) => ({ frame, clause })),
      ...clause.loosePlaces.map((place) => ({ frame: placeAlone(place), clause })),
    ])
    .map(({ frame, clause }, id) => eventFrame(id, frame, clause));
}

function placeAlone(place: NounPhrase): Frame {
  return { subjects: [], objects: [], places: [place], effects: [] };
}

function eventFrame(id: number, frame: Frame, clause: Read): EventFrame {
  const { verb, subjects, objects, places, effects, count, isInherited } = frame;
  return {
    id,
    ...(verb && { predicate: verb }),
    agents: isInherited ? subjects.map((one) => ({ ...one, isRecalled: true })) : subjects,
    patients: objects,
    places,
    modifiers: effects,
    ...(count !== undefined && { count }),
    step: clause.group,
    isBackground: clause.isBed,
    isNegated: clause.isNegated && subjects.every((phrase) => phrase.isNegated),
  };
}
