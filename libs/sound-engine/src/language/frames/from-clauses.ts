import type { Frame, NounPhrase, SaidEffect } from '../parse/phrases';
import type { Read } from '../parse/reading';
import type { EventFrame, Participant, Predicate, SaidModifier } from './event-frame';

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
  const { verb, subjects, objects, places, effects, count, countSpan, rate } = frame;
  return {
    id,
    ...(verb && { predicate: predicateOf(verb) }),
    agents: subjects.map(participantOf),
    patients: objects.map(participantOf),
    instruments: [],
    places: places.map(participantOf),
    modifiers: effects.map(modifierOf),
    ...(count !== undefined && { count }),
    ...(countSpan && { countSpan }),
    ...(rate !== undefined && { rate }),
    step: clause.group,
    isBackground: clause.isBed,
    isInherited: frame.isInherited ?? false,
    isApart: frame.isApart ?? false,
    isNegated: clause.isNegated && subjects.every((phrase) => phrase.isNegated),
    weight: 1000,
    readings: [],
  };
}

function predicateOf({ verb, form, mention }: NonNullable<Frame['verb']>): Predicate {
  return {
    lemma: verb.lemma,
    text: mention.text,
    form,
    span: [mention.start, mention.end],
    particles: [],
    senses: [{ meaning: verb, weight: 1000 }],
    ...(mention.corrected !== undefined && { corrected: mention.corrected }),
  };
}

function participantOf(phrase: NounPhrase): Participant {
  const { head, mention, spans, modifiers, effects, number, quantity, of, places, relation } = phrase;
  return {
    lemma: head.word,
    text: mention.text,
    spans,
    headSpan: [mention.start, mention.end],
    senses: mention.kind === 'unknown' ? [] : [{ meaning: head, weight: 1000 }],
    ...(mention.entry.verb && { deed: mention.entry.verb }),
    compound: modifiers.map((noun) => ({
      ...NOBODY,
      lemma: noun.word,
      text: noun.word,
      senses: [{ meaning: noun, weight: 1000 }],
    })),
    modifiers: effects.map(modifierOf),
    ...(number !== undefined && { number }),
    ...(quantity && { quantity }),
    isPlural: phrase.isPlural,
    isSingle: phrase.isSingle,
    ...(of && { genitive: participantOf(of) }),
    places: places.map(participantOf),
    ...(relation !== undefined && { relation }),
    isNegated: phrase.isNegated,
    ...(phrase.isRecalled && { isRecalled: true }),
    ...(phrase.corrected !== undefined && { corrected: phrase.corrected }),
  };
}

/** A noun before the head has no words of its own in the phrase. */
const NOBODY: Omit<Participant, 'lemma' | 'text' | 'senses'> = {
  spans: [],
  headSpan: [0, 0],
  compound: [],
  modifiers: [],
  isPlural: false,
  isSingle: false,
  places: [],
  isNegated: false,
};

function modifierOf({ effect, factor, mention }: SaidEffect): SaidModifier {
  return { lemma: mention.text, span: [mention.start, mention.end], effect, degree: factor };
}
