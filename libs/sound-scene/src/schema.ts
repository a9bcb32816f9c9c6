import { GAIN_DB_RANGE, MODIFIER_RANGES, type NumberRange } from './ranges';
import { DEVICES, MATERIALS, SCENE_LIMITS, SPACES } from './scene';

/** The part of JSON Schema (2020-12) that the scene needs; the validator and the serializer read it. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  const?: string | number;
  enum?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: false;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  /** Counted in characters (code points), as JSON Schema does. */
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** Objects told apart by the constant of their property `kind`. */
  oneOf?: readonly JsonSchema[];
}

const { maxLayers, maxEvents, minDurationSeconds, maxDurationSeconds, maxTextLength } = SCENE_LIMITS;

const UNIT: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const SECONDS: JsonSchema = { type: 'number', minimum: 0, maximum: maxDurationSeconds };
const SEED: JsonSchema = { type: 'integer', minimum: 0, maximum: 4294967295 };
const WORD: JsonSchema = { type: 'string', minLength: 1, maxLength: 64 };
const LABEL: JsonSchema = { type: 'string', maxLength: 200 };
/** A character range of the text. */
const SPAN: JsonSchema = {
  type: 'array',
  items: { type: 'integer', minimum: 0, maximum: 2 * maxTextLength },
  minItems: 2,
  maxItems: 2,
};
const DISTANCE: JsonSchema = { type: 'number', minimum: 0.2, maximum: 2000 };

function range(minimum: number, maximum: number): JsonSchema {
  return { type: 'number', minimum, maximum };
}

function integers([minimum, maximum]: NumberRange): JsonSchema {
  return { type: 'integer', minimum, maximum };
}

function object(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Values that a curve may take; JSON Schema's pairs (time, value) only bound both numbers together. */
export const CURVE_RANGES: Readonly<Record<'level' | 'speed' | 'distance' | 'intensity' | 'pitch', NumberRange>> = {
  level: [-60, 12],
  speed: [0, 4],
  distance: [0.2, 2000],
  intensity: [0, 1],
  pitch: MODIFIER_RANGES.pitch,
};

function points([minimum, maximum]: NumberRange): JsonSchema {
  return {
    type: 'array',
    maxItems: 200,
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: range(Math.min(0, minimum), Math.max(maxDurationSeconds, maximum)),
    },
  };
}

const SPACE_PROPERTIES = { kind: { enum: SPACES }, rt60: range(0, 12), wet: UNIT, device: { enum: DEVICES } };

const MODIFIERS = object(
  {
    size: UNIT,
    intensity: UNIT,
    levelDb: range(...MODIFIER_RANGES.levelDb),
    pitch: range(...MODIFIER_RANGES.pitch),
    brightness: UNIT,
    speed: range(...MODIFIER_RANGES.speed),
    rate: range(...MODIFIER_RANGES.rate),
    count: integers(MODIFIER_RANGES.count),
    sources: integers(MODIFIER_RANGES.sources),
    regularity: UNIT,
    density: UNIT,
    duration: range(...MODIFIER_RANGES.duration),
    age: UNIT,
    wetness: UNIT,
    roughness: UNIT,
    hollowness: UNIT,
    tonality: UNIT,
    emotion: { enum: ['neutral', 'calm', 'happy', 'angry', 'sad', 'scared'] },
    sex: { enum: ['m', 'f', 'x'] },
    ageClass: { enum: ['baby', 'child', 'adult', 'old'] },
  },
  [],
);

const CURVE = object(
  {
    level: points(CURVE_RANGES.level),
    speed: points(CURVE_RANGES.speed),
    distance: points(CURVE_RANGES.distance),
    intensity: points(CURVE_RANGES.intensity),
    pitch: points(CURVE_RANGES.pitch),
  },
  [],
);

const TIMING: JsonSchema = {
  oneOf: [
    object(
      { kind: { const: 'continuous' }, start: SECONDS, end: SECONDS, fadeIn: SECONDS, fadeOut: SECONDS, curve: CURVE },
      ['kind', 'start', 'end', 'fadeIn', 'fadeOut'],
    ),
    object(
      {
        kind: { const: 'shots' },
        at: { type: 'array', items: SECONDS, minItems: 1, maxItems: maxEvents },
        jitter: UNIT,
      },
      ['kind', 'at', 'jitter'],
    ),
    object(
      {
        kind: { const: 'train' },
        start: SECONDS,
        end: SECONDS,
        rate: range(...MODIFIER_RANGES.rate),
        regularity: UNIT,
      },
      ['kind', 'start', 'end', 'rate', 'regularity'],
    ),
    object({ kind: { const: 'sporadic' }, start: SECONDS, end: SECONDS, perMinute: range(0.1, 2400) }, [
      'kind',
      'start',
      'end',
      'perMinute',
    ]),
  ],
};

const PLACE = object(
  {
    distance: DISTANCE,
    azimuth: range(-90, 90),
    spread: UNIT,
    space: object(SPACE_PROPERTIES, []),
    motion: object(
      {
        kind: { enum: ['approach', 'pass', 'recede', 'circle'] },
        from: DISTANCE,
        to: DISTANCE,
        closest: DISTANCE,
        speed: range(0, 400),
        at: SECONDS,
      },
      ['kind', 'from', 'to', 'closest', 'speed', 'at'],
    ),
  },
  ['distance', 'azimuth', 'spread'],
);

const SOURCE = object(
  {
    model: WORD,
    variant: WORD,
    exciter: WORD,
    surface: { enum: MATERIALS },
    material: { enum: MATERIALS },
    alternatives: { type: 'array', items: WORD, maxItems: 20 },
  },
  ['model', 'alternatives'],
);

const ORIGIN = object(
  {
    by: {
      enum: [
        'direct',
        'verb',
        'pair',
        'context',
        'ucs',
        'hypernym',
        'typo',
        'translation',
        'imitation',
        'ngram',
        'texture',
        'reader',
        'user',
      ],
    },
    confidence: UNIT,
  },
  ['by', 'confidence'],
);

const LAYER = object(
  {
    id: WORD,
    source: SOURCE,
    mods: MODIFIERS,
    timing: TIMING,
    place: PLACE,
    gainDb: range(...GAIN_DB_RANGE),
    role: { enum: ['main', 'background', 'bed', 'accent'] },
    relation: object({ kind: { enum: ['with', 'while', 'after', 'before', 'causes'] }, of: WORD }, ['kind', 'of']),
    span: { type: 'array', items: SPAN, maxItems: 200 },
    origin: ORIGIN,
    seed: SEED,
    individual: object({ seed: SEED, size: range(-2, 2), tone: range(-2, 2) }, []),
    muted: { type: 'boolean' },
  },
  ['id', 'source', 'mods', 'timing', 'place', 'gainDb', 'role', 'span', 'origin'],
);

const LANG: JsonSchema = { enum: ['en', 'de', 'es', 'fr', 'it', 'ja', 'pt'] };

const CHIP = object(
  {
    span: SPAN,
    label: LABEL,
    layer: WORD,
    field: WORD,
    alternatives: { type: 'array', items: WORD, maxItems: 20 },
    kind: { enum: ['source', 'modifier', 'time', 'place', 'space', 'negated', 'guessed', 'not-understood'] },
  },
  ['span', 'label', 'kind'],
);

const REPORT = object(
  {
    chips: { type: 'array', items: CHIP, maxItems: 2000 },
    warnings: { type: 'array', items: LABEL, maxItems: 50 },
    lang: object({ code: LANG, confidence: UNIT }, ['code', 'confidence']),
    unused: {
      type: 'array',
      items: object(
        {
          span: SPAN,
          label: LABEL,
          sources: { type: 'array', items: WORD, maxItems: 20 },
          isUnknown: { type: 'boolean' },
        },
        ['span', 'label', 'sources'],
      ),
      maxItems: 200,
    },
    isMeaningless: { type: 'boolean' },
  },
  ['chips', 'warnings', 'lang'],
);

/** JSON Schema of a scene. Its order of properties is the order in which scenes are written. */
export const SCENE_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scene',
  description:
    'What a description means: layers of sound with their times, places and modifiers. Times in s, levels in dB, ' +
    'distances in m, angles in degrees.',
  ...object(
    {
      v: { const: 1 },
      text: { type: 'string', maxLength: maxTextLength },
      lang: LANG,
      seed: SEED,
      duration: range(minDurationSeconds, maxDurationSeconds),
      loop: { type: 'boolean' },
      intensity: { enum: ['subtle', 'moderate', 'intense'] },
      engine: WORD,
      space: object(SPACE_PROPERTIES, ['kind', 'wet']),
      layers: { type: 'array', items: LAYER, minItems: 1, maxItems: maxLayers },
      report: REPORT,
    },
    ['v', 'text', 'lang', 'seed', 'duration', 'loop', 'intensity', 'engine', 'space', 'layers', 'report'],
  ),
};
