/** What can be more or less in a scene. */
export type ScaleName =
  | 'distance'
  | 'level'
  | 'brightness'
  | 'pitch'
  | 'size'
  | 'strength'
  | 'speed'
  | 'density'
  | 'wetness'
  | 'roughness'
  | 'hollowness'
  | 'age'
  | 'regularity'
  | 'tonality'
  | 'reverb'
  | 'width'
  | 'duration'
  | 'start'
  | 'drama';

export type Act = 'remove' | 'add' | 'only' | 'mute' | 'unmute';
/** In which a change is measured; `fold`: so many times as much. */
export type Unit = 'seconds' | 'decibels' | 'semitones' | 'metres' | 'percent' | 'fold';

/** What a word or phrase does to a scene that there is. */
export type ChangeWord =
  /** `isCompared`: darker; without it a plain word ("dark") that counts only after more, less, too, as. */
  | { kind: 'scale'; scale: ScaleName; direction: 1 | -1; isCompared: boolean }
  /** The scale's own name: the speed, the volume. */
  | { kind: 'measure'; scale: ScaleName; direction: 1 | -1 }
  | { kind: 'degree'; steps: number }
  | { kind: 'more'; by?: number }
  | { kind: 'less'; by?: number }
  | { kind: 'too' }
  | { kind: 'lacking' }
  | { kind: 'enough' }
  | { kind: 'as' }
  | { kind: 'everything' }
  | { kind: 'it' }
  /** "Two seconds", "an octave". */
  | { kind: 'amount'; unit: Unit; value: number }
  /** "Twice": a ratio before "as" and before a measure, else a number of times. `isAs`: the "as" is in it. */
  | { kind: 'ratio'; value: number; isAs?: true }
  /** "Twice as many". */
  | { kind: 'manifold'; value: number }
  | { kind: 'act'; act: Act }
  | { kind: 'loop'; isOn: boolean }
  | { kind: 'fade'; edge: 'fadeIn' | 'fadeOut' }
  | { kind: 'side'; azimuth: number; isRelative: boolean }
  /** "To the start", "come first". */
  | { kind: 'begin'; moment: 0 | 'end' }
  /** "Wait two seconds before …", and "start with silence", which is before all. */
  | { kind: 'wait'; isOfAll: boolean };
