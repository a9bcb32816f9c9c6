import type { Source } from './source';

/** Microphones, loudspeakers, and what is said through them. */
export const MICROPHONE_SOURCES: readonly Source[] = [
  {
    id: 'radio_voice',
    label: 'Radio voice',
    family: 'electronic',
    group: 'electronics',
    kind: 'sequence',
    nouns: ['radio voice', 'radio chatter', 'radio communication', 'walkie talkie voice', 'police radio chatter'],
    verbs: [],
    audioSet: ['Radio'],
    features:
      'media voice person | voiced electronic | repeats 1.5 s every 2 s | hand | vehicle city sky battlefield ' +
      'office | crackle speak report',
    says: 'A voice over a two-way radio.',
    ucs: ['COMRadio'],
  },
  {
    id: 'pa_voice',
    label: 'Public address',
    family: 'electronic',
    group: 'electronics',
    kind: 'sequence',
    nouns: [
      'public address',
      'pa announcement',
      'loudspeaker announcement',
      'tannoy announcement',
      'station announcement',
      'intercom voice',
      'pa chatter',
      'announcement',
    ],
    verbs: [],
    audioSet: ['Speech'],
    features:
      'media voice person | voiced electronic | repeats 1.5 s every 2 s | wall | station airport stadium shop ' +
      'school ship | announce boom speak',
    says: 'A voice over loudspeakers in a hall.',
    ucs: ['VOXFutz'],
  },
  {
    id: 'mic_feedback',
    label: 'Microphone feedback',
    family: 'electronic',
    group: 'electronics',
    kind: 'one-shot',
    nouns: ['microphone feedback', 'mic feedback', 'audio feedback', 'feedback squeal', 'feedback'],
    verbs: [],
    audioSet: ['Sine wave'],
    features: 'media signal device | electronic | once 2.4 s | hand | stage studio theatre | squeal howl screech',
    says: 'A microphone and its loudspeaker begin to howl.',
    ucs: ['COMMic'],
  },
  {
    id: 'mic_handling',
    label: 'Microphone handling',
    family: 'electronic',
    group: 'electronics',
    kind: 'sequence',
    nouns: ['microphone handling', 'mic handling', 'handling noise', 'mic bump', 'microphone thump'],
    verbs: [],
    audioSet: ['Microphone'],
    features:
      'media device impact | rubbed solid | repeats 0.8 s every 1.2 s | hand | stage studio | bump rustle thump',
    says: 'A microphone is handled: thumps and rubbing in the case.',
    ucs: ['COMMic'],
  },
  {
    id: 'phone_vibrate',
    label: 'Vibrating phone',
    family: 'electronic',
    group: 'electronics',
    kind: 'sequence',
    nouns: ['vibrating phone', 'phone vibration', 'phone vibrating', 'phone buzzing', 'vibration alert'],
    verbs: [],
    audioSet: ['Telephone'],
    features: 'phone device | electronic shaken | repeats 1.1 s every 2.2 s | table | home office | vibrate buzz',
    says: 'A telephone vibrates on a table.',
    ucs: ['COMCell'],
  },
];
