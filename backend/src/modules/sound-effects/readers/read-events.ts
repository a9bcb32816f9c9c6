import type { CatalogueSource } from '@whoosh/contracts';
import { MATERIALS, SCENE_LIMITS, type Layer, type Material, type Scene, type Timing } from '@whoosh/sound-scene';

/** One sound of a description, as another reader answers it. */
export interface ReadEvent {
  /** The words of the description that it stands for. */
  words: string;
  /** Id of a source. */
  source: string;
  /** How sure the reader is, 0..1. */
  confidence: number;
  /** Seconds of the scene. */
  start: number;
  /** null: to the end. */
  end: number | null;
  /** How many times; null: as usual. */
  times: number | null;
  /** Metres; null: near. */
  distance: number | null;
  surface: Material | null;
  material: Material | null;
  /** 0..1, 0.5 neutral; null: neutral. */
  strength: number | null;
  size: number | null;
  /** 0.25..4, 1 usual; null: usual. */
  speed: number | null;
}

/** A reader may be as sure as our own is of a word that stands in the lexicon, not surer. */
const SUREST = 0.95;
const FADE_SECONDS = 0.05;
/** Between repeated events whose times nobody said, seconds. */
const SPACING_SECONDS = 0.6;

const number = (minimum: number, maximum: number) => ({ type: 'number', minimum, maximum });
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

/**
 * The JSON schema of an answer, in the subset that strict structured outputs take: every property required, none
 * besides.
 */
export function answerSchema(sources: readonly CatalogueSource[]): object {
  const properties = {
    words: { type: 'string' },
    source: { type: 'string', enum: sources.map(({ model }) => model) },
    confidence: number(0, 1),
    start: number(0, SCENE_LIMITS.maxDurationSeconds),
    end: orNull(number(0, SCENE_LIMITS.maxDurationSeconds)),
    times: orNull({ type: 'integer', minimum: 1, maximum: 64 }),
    distance: orNull(number(0.2, 2000)),
    surface: orNull({ type: 'string', enum: MATERIALS }),
    material: orNull({ type: 'string', enum: MATERIALS }),
    strength: orNull(number(0, 1)),
    size: orNull(number(0, 1)),
    speed: orNull(number(0.25, 4)),
  };
  const event = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  return {
    type: 'object',
    properties: { events: { type: 'array', items: event } },
    required: ['events'],
    additionalProperties: false,
  };
}

/**
 * The events of an answer, which may be anything; null where it is not what was asked for. What only lies outside a
 * range is brought into it.
 * @param sources ids that there are
 */
export function eventsOf(answer: unknown, sources: ReadonlySet<string>): ReadEvent[] | null {
  const events = typeof answer === 'object' && answer !== null && 'events' in answer ? answer.events : null;
  if (!Array.isArray(events) || events.length === 0 || events.length > SCENE_LIMITS.maxLayers) return null;
  const read = events.map((event: unknown) => eventOf(event, sources));
  return read.every((event) => event !== null) ? read : null;
}

function eventOf(value: unknown, sources: ReadonlySet<string>): ReadEvent | null {
  if (typeof value !== 'object' || value === null) return null;
  const of = (name: string): unknown => Reflect.get(value, name);
  const source = of('source');
  const words = of('words');
  if (typeof source !== 'string' || !sources.has(source) || typeof words !== 'string') return null;
  const longest = SCENE_LIMITS.maxDurationSeconds;
  return {
    words,
    source,
    confidence: within(of('confidence'), 0, SUREST) ?? 0,
    start: within(of('start'), 0, longest) ?? 0,
    end: within(of('end'), 0, longest),
    times: whole(within(of('times'), 1, 64)),
    distance: within(of('distance'), 0.2, 2000),
    surface: materialOf(of('surface')),
    material: materialOf(of('material')),
    strength: within(of('strength'), 0, 1),
    size: within(of('size'), 0, 1),
    speed: within(of('speed'), 0.25, 4),
  };
}

function within(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : null;
}

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

function materialOf(value: unknown): Material | null {
  return MATERIALS.find((material) => material === value) ?? null;
}

/** Our own reading of a text with the layers that another reader found in it. */
export function sceneOfEvents(
  own: Scene,
  events: readonly ReadEvent[],
  plays: ReadonlyMap<string, CatalogueSource['plays']>,
): Scene {
  const layers = events.map((event, place) => layerOf(event, place, events, own, plays.get(event.source) ?? 'either'));
  const chips = layers.flatMap(({ id, span, source }) =>
    span.map((words) => ({ span: words, label: source.model, layer: id, field: 'source', kind: 'source' as const })),
  );
  return { ...own, layers, report: { chips, warnings: [], lang: own.report.lang } };
}

function layerOf(
  event: ReadEvent,
  place: number,
  events: readonly ReadEvent[],
  { text, duration }: Scene,
  plays: CatalogueSource['plays'],
): Layer {
  const { source: model, words, surface, material, strength, size, speed, distance, confidence } = event;
  const occurrence = events.slice(0, place + 1).filter(({ source }) => source === model).length;
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  return {
    id: `${model}-${occurrence}`,
    source: { model, ...(surface && { surface }), ...(material && { material }), alternatives: [] },
    mods: {
      ...(strength !== null && { intensity: strength }),
      ...(size !== null && { size }),
      ...(speed !== null && { speed }),
      ...(event.times !== null && { count: event.times }),
    },
    timing: timingOf(event, plays, duration),
    place: { distance: distance ?? 3, azimuth: 0, spread: plays === 'continuous' ? 0.8 : 0.1 },
    gainDb: 0,
    role: 'main',
    span: at < 0 ? [] : [[at, at + words.length]],
    origin: { by: 'reader', confidence },
  };
}

function timingOf({ start, end, times }: ReadEvent, plays: CatalogueSource['plays'], duration: number): Timing {
  const from = Math.min(start, Math.max(0, duration - 0.1));
  const to = Math.min(duration, Math.max(from + 0.1, end ?? duration));
  if (plays === 'continuous' || (plays === 'either' && times === null))
    return { kind: 'continuous', start: from, end: to, fadeIn: FADE_SECONDS, fadeOut: FADE_SECONDS };
  const count = times ?? 1;
  const spacing = Math.min(SPACING_SECONDS, (to - from) / count);
  return { kind: 'shots', at: Array.from({ length: count }, (_, i) => round3(from + i * spacing)), jitter: 0 };
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000;
