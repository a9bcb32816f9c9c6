/** What is heard where words say only so much. */
export const GUESSES = {
  person: 'footsteps',
  thing: 'crunch',
  outdoors: 'wind',
  indoors: 'room_tone',
  deed: 'whoosh',
  /** Nothing at all. */
  texture: 'whoosh',
} as const;

/** What is offered beside a guess. */
export const GUESSES_OFFERED: readonly string[] = ['drone', 'whoosh', 'impact_wood', 'wind'];

/** What an imitation sounds like: its onset stops the breath or not, and its end rings or not. */
export const IMITATIONS = {
  'stop that rings': 'impact_metal',
  stop: 'impact_wood',
  sweep: 'whoosh',
  hum: 'drone',
} as const;
