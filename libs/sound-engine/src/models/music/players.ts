import type { ModelKind } from '../../model';
import { bass, brass, electricGuitar, guitar, type Instrument, KIT, organ, pad, piano } from './instruments';

/** What is played on a step of the beat. */
export interface Part {
  instrument: Instrument;
  /** Steps of the pattern on which it plays, with its force there; 0 rests. */
  pattern: readonly number[];
  /** `melody` walks on the scale, `chord` plays triads, `root` the chord's low note, `fixed` the same pitch always. */
  role: 'melody' | 'chord' | 'root' | 'fixed';
  /** Against the key note. */
  octave: number;
  level: number;
}

/** An instrument or a band, as a pattern over steps. */
export interface Player {
  id: string;
  kind: ModelKind;
  /** Key note, Hz; for drums the skin's. */
  pitch: number;
  /** Steps per second. */
  rate: number;
  parts: readonly Part[];
  /** Which of the parts is rolled on. */
  rolled?: number;
  room: readonly [number, number];
  /** How strictly the time is kept, and how unlike strokes are (log-normal sigma), where they are not a player's usual. */
  regularity?: number;
  unevenness?: number;
  /** How far its amplifier is overdriven: at 1 the loudest notes begin to clip. */
  drive?: number;
  /** Whether the quiet of a place is heard under it, as recordings of it have it. */
  hasQuiet?: boolean;
  level: number;
}

/**
 * Instruments and bands. References: parameter searches of the instruments; the organ, the electric and the bass
 * guitar, the pad and the roll are built from what is known of their physics.
 */
export const PLAYERS: readonly Player[] = [
  {
    id: 'piano',
    level: 0.63,
    kind: 'sequence',
    pitch: 220,
    rate: 2.9,
    room: [0.7, 0.15],
    hasQuiet: true,
    parts: [
      { instrument: piano, pattern: [1, 0, 0.8, 0.9, 0.8, 0, 0.9, 0.7], role: 'melody', octave: 1, level: 1 },
      { instrument: piano, pattern: [0.7, 0, 0, 0, 0.6, 0, 0, 0], role: 'chord', octave: -1, level: 0.6 },
    ],
  },
  {
    id: 'guitar',
    level: 0.41,
    kind: 'sequence',
    pitch: 110,
    rate: 4.2,
    room: [0.5, 0.12],
    hasQuiet: true,
    parts: [
      { instrument: guitar, pattern: [0.9, 0, 0, 0, 0, 0, 0, 0], role: 'chord', octave: 0, level: 0.8 },
      { instrument: guitar, pattern: [0, 0.7, 0.8, 0.6, 0.9, 0.6, 0.8, 0.6], role: 'melody', octave: 1, level: 1 },
    ],
  },
  {
    id: 'brass_wind',
    level: 0.125,
    kind: 'sequence',
    pitch: 233,
    rate: 3.1,
    room: [1.2, 0.25],
    parts: [{ instrument: brass, pattern: [1, 0, 0.85, 0.8, 1, 0, 0.9, 0], role: 'melody', octave: 0, level: 1 }],
  },
  {
    id: 'drum',
    level: 0.195,
    kind: 'sequence',
    pitch: 62.5,
    rate: 5.2,
    room: [0.5, 0.15],
    rolled: 1,
    parts: [
      { instrument: KIT.kick, pattern: [1, 0, 0, 0.6, 1, 0, 0, 0], role: 'fixed', octave: 0, level: 1 },
      { instrument: KIT.snare, pattern: [0, 0, 1, 0, 0, 0.25, 1, 0.3], role: 'fixed', octave: 0, level: 0.9 },
      { instrument: KIT.hat, pattern: [0.8, 0.5, 0.7, 0.5, 0.8, 0.5, 0.7, 0.6], role: 'fixed', octave: 0, level: 0.35 },
      { instrument: KIT.tom, pattern: [0, 0, 0, 0, 0, 0, 0, 0.35], role: 'fixed', octave: 0, level: 0.8 },
    ],
  },
  {
    id: 'music_generic',
    level: 0.281,
    kind: 'texture',
    pitch: 110,
    rate: 4,
    room: [0.9, 0.2],
    parts: [
      { instrument: piano, pattern: [0.9, 0, 0.7, 0, 0.8, 0.5, 0.7, 0], role: 'melody', octave: 2, level: 0.75 },
      { instrument: guitar, pattern: [0.7, 0, 0, 0.5, 0, 0, 0.6, 0], role: 'chord', octave: 1, level: 0.55 },
      { instrument: bass, pattern: [1, 0, 0, 0.6, 0.9, 0, 0, 0.6], role: 'root', octave: -1, level: 1 },
      { instrument: KIT.kick, pattern: [1, 0, 0, 0, 1, 0, 0, 0], role: 'fixed', octave: -0.8, level: 0.6 },
      { instrument: KIT.snare, pattern: [0, 0, 1, 0, 0, 0, 1, 0], role: 'fixed', octave: -0.8, level: 0.4 },
      { instrument: KIT.hat, pattern: [0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6], role: 'fixed', octave: 0, level: 0.25 },
    ],
  },
  // Principals of 8, 4, 2 2/3 and 2 feet: whole chords, slowly changed, in a church.
  {
    id: 'organ',
    level: 0.064,
    kind: 'sequence',
    pitch: 131,
    rate: 1.6,
    room: [3.4, 0.5],
    parts: [
      { instrument: organ, pattern: [1, 0, 0, 0], role: 'chord', octave: 0, level: 1 },
      { instrument: organ, pattern: [0.7, 0, 0.7, 0], role: 'melody', octave: 1, level: 0.8 },
      { instrument: organ, pattern: [1, 0, 0, 0], role: 'root', octave: -1, level: 0.9 },
    ],
  },
  {
    id: 'bass_guitar',
    level: 0.155,
    regularity: 0.95,
    unevenness: 0.25,
    kind: 'sequence',
    pitch: 55,
    rate: 4.4,
    room: [0.3, 0.05],
    parts: [{ instrument: bass, pattern: [1, 0, 0.7, 0.6, 0.9, 0, 0.7, 0.8], role: 'root', octave: 0, level: 1 }],
  },
  {
    id: 'electric_guitar',
    level: 0.081,
    drive: 6,
    kind: 'sequence',
    pitch: 82.4,
    rate: 5,
    room: [0.8, 0.15],
    parts: [
      { instrument: electricGuitar, pattern: [1, 0, 0.6, 0.7, 0, 0.8, 0, 0.6], role: 'root', octave: 0, level: 1 },
      { instrument: electricGuitar, pattern: [0, 0, 0.5, 0, 0.9, 0, 0.7, 0.8], role: 'melody', octave: 1, level: 0.8 },
    ],
  },
  {
    id: 'synth_pad',
    level: 0.146,
    kind: 'sequence',
    pitch: 110,
    rate: 0.7,
    room: [2.6, 0.45],
    parts: [{ instrument: pad, pattern: [1, 0, 0.8, 0], role: 'chord', octave: 0.5, level: 1 }],
  },
  {
    id: 'drum_roll',
    level: 0.147,
    kind: 'sequence',
    pitch: 62.5,
    rate: 20,
    // Two hands, of which one is the weaker; strokes as unlike as those of a drum that rolls.
    regularity: 0.95,
    unevenness: 0.22,
    room: [0.6, 0.15],
    parts: [{ instrument: KIT.snare, pattern: [0.6, 0.4], role: 'fixed', octave: 0, level: 1 }],
  },
];
