import { usualOf } from '../../../catalogue/classes';
import type { NounPhrase } from '../../parse/phrases';
import type { Construction, Meaning } from './construction';
import { ownMeanings, ownSource } from './noun-phrases';
import type { SaidDeed } from './said-deed';

/** What a verb that says little of a sound leaves to be heard: "a man drives a truck". */
export const LIGHT_VERB_CONSTRUCTIONS: readonly Construction<SaidDeed>[] = [
  {
    name: 'thing only touched',
    pattern: 'thing + passive verb without rows or effect',
    examples: { 'a bottle is taken out': [] },
    read: ({ verb, subject, frame }) => {
      const isBare = frame.verb?.form === 'ed' && verb.effect === undefined && verb.rows.length === 0;
      const isThing = subject?.isRecalled || frame.isInherited || subject?.head.isInert;
      return isBare && isThing ? [] : undefined;
    },
  },
  {
    name: 'pursuit',
    pattern: 'animal or vehicle + verb of pursuit + what is pursued',
    examples: { 'a police car chases a motorcycle': ['siren_police', 'motorcycle'] },
    read: (said) => {
      const own = meaningsOfDoer(said);
      if (own.length === 0 || !said.verb.isPursuit) return undefined;
      return [...own, ...soundingPatients(said).flatMap((thing) => ownMeanings(thing, said.lexicon))];
    },
  },
  {
    name: 'doer that sounds',
    pattern: 'animal, vehicle or thing + verb',
    examples: { 'a helicopter joins the sirens': ['helicopter'] },
    read: (said) => {
      const own = meaningsOfDoer(said);
      return own.length > 0 ? own : undefined;
    },
  },
  {
    name: 'patient that sounds',
    pattern: 'somebody + verb + what sounds',
    examples: { 'somebody sets off a siren': ['siren_police'] },
    read: (said) => {
      const things = soundingPatients(said);
      return things.length > 0 ? things.flatMap((thing) => ownMeanings(thing, said.lexicon)) : undefined;
    },
  },
  {
    name: 'somebody who moves',
    pattern: 'person + verb of motion',
    examples: { 'a man approaches': ['footsteps'], 'she crosses to the piano': ['footsteps', 'piano'] },
    read: ({ verb, subject }) =>
      verb.effect?.motion && isPerson(subject)
        ? [{ source: usualOf(verb.isRunning ? 'running' : 'walk'), by: 'verb' }]
        : undefined,
  },
  {
    name: 'somebody where something sounds',
    pattern: 'person + verb + place with a sound',
    examples: { 'a woman waits in the wind': ['wind'] },
    read: ({ subject, frame, lexicon }) =>
      isPerson(subject) && frame.places.some((place) => ownSource(place, lexicon) !== undefined) ? [] : undefined,
  },
  {
    name: 'usual sound of the verb',
    pattern: 'person or nobody + verb with a sound',
    examples: { 'she rides past': ['bicycle'] },
    read: ({ verb, subject }) =>
      verb.source !== undefined && (!subject || isPerson(subject))
        ? [{ source: verb.source, by: 'verb', ...(verb.variant && { variant: verb.variant }) }]
        : undefined,
  },
  {
    name: 'somebody named with a deed',
    pattern: 'person + verb without a sound',
    examples: { 'a woman makes silly noises': ['speech_female'] },
    read: ({ subject, frame, lexicon }) =>
      !subject || (frame.isInherited && subject.head.isAgent) ? [] : faintly(subject, ownMeanings(subject, lexicon)),
  },
];

function isPerson(subject: NounPhrase | undefined): boolean {
  return subject?.head.isAgent === true && subject.head.tags.includes('person');
}

/** The voice of who only does something is faint: it goes once the same one is heard otherwise. */
function faintly(subject: NounPhrase, meanings: readonly Meaning[]): Meaning[] {
  return meanings.map((meaning) => ({ ...meaning, isFaint: subject.head.isAgent === true }));
}

function meaningsOfDoer({ subject, frame, lexicon }: SaidDeed): Meaning[] {
  if (!subject || isPerson(subject) || (frame.isInherited && subject.head.isAgent)) return [];
  return faintly(subject, ownMeanings(subject, lexicon));
}

function soundingPatients({ frame, lexicon }: SaidDeed): NounPhrase[] {
  return frame.objects.filter((thing) => ownSource(thing, lexicon) !== undefined);
}
