import type { VerbRowText } from './verb-text';

/** Verbs of a motor's state leave the motor that is named its own sound. */
export const ENGINE_STATE: readonly VerbRowText[] = [
  [
    'truck bus motorcycle race_car tractor motorboat aircraft chainsaw lawnmower train machine ship skateboard bicycle',
    'own',
  ],
];
