import type { Source } from './source';

/** Fire. */
export const FIRE_SOURCES: readonly Source[] = [
  {
    id: 'campfire',
    label: 'Campfire',
    family: 'fire',
    group: 'fire',
    kind: 'texture',
    nouns: ['fire', 'campfire', 'fireplace', 'bonfire', 'flame', 'ember', 'crackle'],
    verbs: ['burn', 'crackle'],
    audioSet: ['Fire', 'Crackle'],
    ucs: ['FIRECrkl', 'FIREBurn'],
  },
  {
    id: 'fire_large',
    label: 'Large fire',
    family: 'fire',
    group: 'fire',
    kind: 'texture',
    nouns: ['wildfire', 'inferno', 'blaze', 'furnace', 'burning building'],
    verbs: ['blaze'],
    audioSet: ['Fire'],
    ucs: ['FIRETurb', 'FIREBurn'],
  },
  {
    id: 'ignite',
    label: 'Ignition',
    family: 'fire',
    group: 'fire',
    kind: 'one-shot',
    nouns: ['match', 'lighter', 'torch', 'flamethrower'],
    verbs: ['ignite', 'light up'],
    audioSet: ['Whoosh, swoosh, swish'],
    ucs: ['FIREIgn', 'FIREWhsh', 'FIREGas'],
  },
  {
    id: 'sizzle',
    label: 'Frying',
    family: 'fire',
    group: 'fire',
    kind: 'texture',
    nouns: ['sizzle', 'frying', 'frying pan', 'bacon', 'grill', 'grease', 'oil'],
    verbs: ['sizzle', 'fry', 'grill', 'cook'],
    audioSet: ['Sizzle', 'Frying (food)'],
    ucs: ['FIRESizz', 'FOODCook'],
  },
];
