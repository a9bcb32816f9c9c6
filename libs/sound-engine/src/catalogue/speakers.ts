import type { Modifiers } from '@whoosh/sound-scene';

/** What a speaker's source says of who it is. */
export const SPEAKERS: Readonly<Record<string, Modifiers>> = {
  speech_male: { sex: 'm' },
  speech_female: { sex: 'f' },
  speech_child: { ageClass: 'child' },
};
