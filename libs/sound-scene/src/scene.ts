/**
 * The scene: what a description means, as one JSON document that the language writes, a person edits and the engine
 * renders.
 *
 * Units: times in seconds, levels in dB, distances in metres, angles in degrees; every other number 0..1 with 0.5
 * neutral. The same text, engine version and seed give the same JSON, byte for byte.
 */
export interface Scene {
  /** Version of this document format. */
  v: 1;
  /** The description as the person wrote it, at most 2,000 characters. */
  text: string;
  lang: Lang;
  /** Unsigned 32-bit integer; each layer's own seed derives from it. */
  seed: number;
  /** 0.5..22 s. */
  duration: number;
  loop: boolean;
  intensity: Intensity;
  /** Engine version that made this scene. */
  engine: string;
  space: Space;
  /** At most 12. */
  layers: Layer[];
  report: Report;
}

export type Lang = 'en' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'pt';
export type Intensity = 'subtle' | 'moderate' | 'intense';

/** One sound of the scene. */
export interface Layer {
  /** Unique in the scene: model id and its occurrence, for instance `rain-1`. */
  id: string;
  source: SourceRef;
  mods: Modifiers;
  timing: Timing;
  place: Place;
  /** -36..12 dB; 0 is the natural level of the source at 3 m. */
  gainDb: number;
  role: Role;
  relation?: { kind: 'with' | 'while' | 'after' | 'before' | 'causes'; of: string };
  /** Character ranges of the text that made this layer, [start, end). */
  span: [number, number][];
  origin: Origin;
  /** Unsigned 32-bit; set by hand. Without it the layer's seed derives from the scene's. */
  seed?: number;
  /** Which one of its kind sounds; without it, one drawn from the layer's seed: every take another. */
  individual?: Individual;
  muted?: boolean;
}

/** One of its kind: this dog, this door. Kept, it is the same in further takes and scenes. */
export interface Individual {
  /** Unsigned 32-bit; without it the individual derives from the layer's seed. */
  seed?: number;
  /** -2 small .. 2 big, in standard deviations between recordings of its kind; drawn from the seed when absent. */
  size?: number;
  /** -2..2 along the direction in which the colour of its kind differs most; drawn from the seed when absent. */
  tone?: number;
}

export type Role = 'main' | 'background' | 'bed' | 'accent';

/** Which source sounds, and what it is made of. */
export interface SourceRef {
  /** Id of a source in the catalogue. */
  model: string;
  variant?: string;
  /** What strikes or drives it: hammer, boot, wheel. */
  exciter?: string;
  /** What it happens on. */
  surface?: Material;
  /** What it is made of. */
  material?: Material;
  /** Other sources that the words could mean, best first. */
  alternatives: string[];
}

export const MATERIALS = [
  'wood',
  'metal',
  'tin',
  'glass',
  'ceramic',
  'stone',
  'concrete',
  'brick',
  'tile',
  'plastic',
  'rubber',
  'cardboard',
  'paper',
  'leather',
  'cloth',
  'carpet',
  'gravel',
  'sand',
  'dirt',
  'mud',
  'grass',
  'leaves',
  'snow',
  'ice',
  'water',
  'flesh',
  'bone',
] as const;
export type Material = (typeof MATERIALS)[number];

/** How the source sounds; an absent field is neutral. */
export interface Modifiers {
  /** 0 tiny .. 1 huge; length factor 16^(size - 0.5). */
  size?: number;
  /** Energy of the event: its spectrum and its level. */
  intensity?: number;
  /** -18..12 dB, loudness alone. */
  levelDb?: number;
  /** -24..24 semitones. */
  pitch?: number;
  /** Spectral tilt, 0..1 for -6..+6 dB/octave. */
  brightness?: number;
  /** 0.25..4, 1 typical: pace, revolutions, flow. */
  speed?: number;
  /** Events per second, 0.1..40; overrides speed. */
  rate?: number;
  /** 1..64 repetitions. */
  count?: number;
  /** 1..200 emitters at once. */
  sources?: number;
  /** 0 Poisson .. 1 metronome. */
  regularity?: number;
  density?: number;
  /** Of one event, 0.02..22 s. */
  duration?: number;
  /** Rust and wear. */
  age?: number;
  wetness?: number;
  roughness?: number;
  hollowness?: number;
  /** 0 noise .. 1 tone. */
  tonality?: number;
  emotion?: 'neutral' | 'calm' | 'happy' | 'angry' | 'sad' | 'scared';
  sex?: 'm' | 'f' | 'x';
  ageClass?: 'baby' | 'child' | 'adult' | 'old';
}

export const SPACES = [
  'dry',
  'outdoors',
  'room',
  'bathroom',
  'kitchen',
  'office',
  'stairwell',
  'hallway',
  'garage',
  'warehouse',
  'hall',
  'church',
  'cathedral',
  'tunnel',
  'cave',
  'sewer',
  'stadium',
  'street',
  'alley',
  'forest',
  'canyon',
  'car',
  'underwater',
] as const;
export type SpaceKind = (typeof SPACES)[number];

export interface Space {
  kind: SpaceKind;
  /** Reverberation time at 500 Hz, 0..12 s; absent: that of the kind. */
  rt60?: number;
  /** Share of reverberant sound, 0..1. */
  wet: number;
  device?: Device;
}

export const DEVICES = [
  'phone',
  'radio',
  'walkie',
  'megaphone',
  'intercom',
  'loudspeaker',
  'tv',
  'vinyl',
  'wall',
  'door',
  'window',
  'headphones',
] as const;
export type Device = (typeof DEVICES)[number];

/** Where the source is, seen from the listener. */
export interface Place {
  /** 0.2..2000 m, 3 typical. */
  distance: number;
  /** -90 (left) .. 90 (right) degrees. */
  azimuth: number;
  /** 0 a point .. 1 all around. */
  spread: number;
  /** What this layer's space changes of the scene's. */
  space?: Partial<Space>;
  /** Distances in m, speed in m/s, `at` the moment of the closest point in seconds of the scene. */
  motion?: {
    kind: 'approach' | 'pass' | 'recede' | 'circle';
    from: number;
    to: number;
    closest: number;
    speed: number;
    at: number;
  };
}

/** When the source sounds, in seconds of the scene. */
export type Timing =
  | { kind: 'continuous'; start: number; end: number; fadeIn: number; fadeOut: number; curve?: Curve }
  | { kind: 'shots'; at: number[]; jitter: number }
  | { kind: 'train'; start: number; end: number; rate: number; regularity: number }
  | { kind: 'sporadic'; start: number; end: number; perMinute: number };

/** Automation as (time, value) points; level in dB, the others in the unit of the modifier of that name. */
export type Curve = Partial<Record<'level' | 'speed' | 'distance' | 'intensity' | 'pitch', [number, number][]>>;

/**
 * How the words led to this layer. Confidence 0..1 is the probability that the layer is what was meant, as it was found
 * on descriptions that the reader had not seen; under 0.5 it is a guess.
 */
export interface Origin {
  by:
    | 'direct'
    | 'verb'
    | 'pair'
    | 'context'
    | 'ucs'
    | 'hypernym'
    | 'typo'
    | 'translation'
    | 'imitation'
    | 'ngram'
    | 'texture'
    | 'reader'
    | 'user';
  confidence: number;
}

/** What was made of one stretch of the text. */
export interface Chip {
  span: [number, number];
  label: string;
  /** Id of the layer it belongs to. */
  layer?: string;
  /** Path of the field that it sets, for instance `mods.size`. */
  field?: string;
  alternatives?: string[];
  kind: 'source' | 'modifier' | 'time' | 'place' | 'space' | 'negated' | 'guessed' | 'not-understood';
}

/**
 * A word that names a sound, says how one is or means nothing to the reader, yet made no layer and changed none. No
 * doubt: the rest was read without it.
 */
export interface UnusedWord {
  span: [number, number];
  label: string;
  /** Ids of the catalogue that it may mean, the likeliest first. */
  sources: string[];
  /** No dictionary of the reader has it ("asdf"); absent where it names a sound. */
  isUnknown?: boolean;
}

export interface Report {
  chips: Chip[];
  /** Sentences for the person, in English. */
  warnings: string[];
  lang: { code: Lang; confidence: number };
  /** Absent where every word that names a sound was used and every word means something. */
  unused?: UnusedWord[];
  /** No word of the text means anything to the reader ("asdf"): what sounds is arbitrary. */
  isMeaningless?: boolean;
}

export const SCENE_LIMITS = {
  maxLayers: 12,
  maxEvents: 400,
  minDurationSeconds: 0.5,
  maxDurationSeconds: 22,
  maxTextLength: 2000,
} as const;
