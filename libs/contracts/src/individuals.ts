import type { Individual } from '@whoosh/sound-scene';

/** One of its kind that an account keeps under a name: "the kitchen door". */
export interface NewIndividual {
  /** As the person calls it. */
  name: string;
  /** Id of the source that it is one of. */
  model: string;
  /** What a layer says of it. */
  individual: Individual & Required<Pick<Individual, 'seed'>>;
}

/** As it is listed: with the name of its source, in English. */
export interface KeptIndividual extends NewIndividual {
  id: string;
  label: string;
}
