import type { Frame, NounPhrase, SaidEffect, VerbPhrase } from './phrases';

/** What can be added to while it is read; whoever gets it afterwards cannot. */
type Growing<Whole> = { -readonly [Part in keyof Whole]: Whole[Part] };

export interface GrowingPhrase extends Growing<Omit<NounPhrase, 'modifiers' | 'spans' | 'effects' | 'places' | 'of'>> {
  modifiers: NounPhrase['modifiers'][number][];
  spans: NounPhrase['spans'][number][];
  effects: SaidEffect[];
  of?: GrowingPhrase;
  places: GrowingPhrase[];
}

export interface GrowingVerb extends Growing<Omit<VerbPhrase, 'spans'>> {
  spans: VerbPhrase['spans'][number][];
}

export interface GrowingFrame extends Growing<Omit<Frame, 'verb' | 'subjects' | 'objects' | 'places' | 'effects'>> {
  verb?: GrowingVerb;
  subjects: GrowingPhrase[];
  objects: GrowingPhrase[];
  places: GrowingPhrase[];
  effects: SaidEffect[];
}

/** A phrase that was read before, to be said again. */
export function growing({ of, ...phrase }: NounPhrase): GrowingPhrase {
  return {
    ...phrase,
    modifiers: [...phrase.modifiers],
    spans: [...phrase.spans],
    effects: [...phrase.effects],
    places: phrase.places.map(growing),
    ...(of && { of: growing(of) }),
  };
}
