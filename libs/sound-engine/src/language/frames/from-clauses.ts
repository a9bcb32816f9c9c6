import type { Frame, NounPhrase } from '../parse/phrases';
import type { Read } from '../parse/reading';
import type { EventFrame, Participant } from './event-frame';

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
    ...(verb && { predicate: { lemma: verb.verb.lemma, span: [verb.mention.start, verb.mention.end] } }),
    agents: subjects.map(participantOf).map((one) => (isInherited ? { ...one, isRecalled: true } : one)),
    patients: objects.map(participantOf),
    places: places.map(participantOf),
    modifiers: effects,
    ...(count !== undefined && { count }),
    step: clause.group,
    isBackground: clause.isBed,
    isNegated: clause.isNegated && subjects.every((phrase) => phrase.isNegated),
  };
}

function participantOf(phrase: NounPhrase): Participant {
  const { head, mention, spans, modifiers, effects, number, of, places, relation, isNegated, isRecalled } = phrase;
  return {
    lemma: head.word,
    spans,
    headSpan: [mention.start, mention.end],
    ...(head.source !== undefined && { source: head.source }),
    compound: modifiers.map(({ word }) => word),
    modifiers: effects,
    ...(number !== undefined && { number }),
    ...(of && { genitive: participantOf(of) }),
    places: places.map(participantOf),
    ...(relation !== undefined && { relation }),
    isNegated,
    isRecalled: isRecalled === true,
  };
}
