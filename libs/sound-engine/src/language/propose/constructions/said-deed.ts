import type { Lexicon, Verb } from '../../lexicon/lexicon';
import type { Frame, NounPhrase } from '../../parse/phrases';

/** A verb with who does it and all that stands in its frame. */
export interface SaidDeed {
  verb: Verb;
  subject: NounPhrase | undefined;
  frame: Frame;
  lexicon: Lexicon;
}

/** Who does it, what it is done to and where, in the order in which they decide what is heard. */
export function participantsOf({ subject, frame }: SaidDeed): NounPhrase[] {
  // "Someone blows their nose": with what a person does it counts first.
  const [first, second] = subject?.head.tags.includes('person')
    ? [frame.objects, [subject]]
    : [[subject], frame.objects];
  return [...first, ...second, ...frame.places].filter((thing): thing is NounPhrase => thing !== undefined);
}

/** Each with what stands after its "of". */
export function withGenitives(phrases: readonly NounPhrase[]): NounPhrase[] {
  return phrases.flatMap((phrase) => (phrase.of ? [phrase, phrase.of] : [phrase]));
}
