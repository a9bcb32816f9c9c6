import type { Chip, Layer, Scene } from '@whoosh/sound-scene';
import {
  CATALOGUE,
  findSource,
  getSource,
  gradeOf,
  type Source,
  type SourceFamily,
  type SourceGrade,
} from '../../catalogue';
import type { ModelKind } from '../../model';
import { MODELS } from '../../models/registry';
import { rhythmOf } from '../arrange/rhythm';
import { GUESS_BELOW } from '../propose/confidence';

/** One layer as people see it; structurally the InterpretedLayer of the contracts. */
export interface LayerDescription extends Omit<SourceChoice, 'plays'> {
  id: string;
  /** When it sounds, seconds. */
  start: number;
  end: number;
  /** Onsets of single events, seconds; empty for continuous layers. */
  events: number[];
  spans: [number, number][];
  attributes: {
    label: string;
    span: [number, number];
    kind: 'modifier' | 'time' | 'place' | 'space';
    field?: string;
  }[];
  /** How likely this source is what the words mean, 0..1. */
  confidence: number;
  guessed: boolean;
  /**
   * Other sources that can play at the same times: first what its own words could mean too, then those of its group,
   * then the rest of its family, each best grade first.
   */
  alternatives: SourceChoice[];
}

export interface SourceChoice {
  /** Id of the source whose model plays. */
  model: string;
  label: string;
  family: SourceFamily;
  /** How near the source comes to the real thing; null where the grading script has not judged it. */
  grade: SourceGrade | null;
  /** Single events, something that goes on, or either. */
  plays: 'events' | 'continuous' | 'either';
  /** What it can be or do besides the usual; absent: nothing. */
  variants?: string[];
}

export interface SceneDescription {
  layers: LayerDescription[];
  notUnderstood: UnknownWords[];
  /** Words that name a sound which nothing in the scene makes, and words without meaning; no doubt of the rest. */
  unused: UnusedWords[];
  /** No word means anything. */
  meaningless: boolean;
  /** What a program is to know before it pays, in English. */
  warnings: string[];
}

/** Words that are not heard, and sources that they may have meant. */
export interface UnknownWords {
  text: string;
  span: [number, number];
  suggestions: SourceChoice[];
}

export interface UnusedWords extends UnknownWords {
  /** No dictionary of ours has it; else it names a sound. */
  isUnknown: boolean;
}

/**
 * A scene in words for people.
 * @throws RangeError for a layer whose source is not in the catalogue
 */
export function describeScene(scene: Scene): SceneDescription {
  const layers = scene.layers.map((layer) => describeLayer(layer, scene));
  const { chips, unused: unheard = [], isMeaningless: meaningless = false } = scene.report;
  const notUnderstood = chips
    .filter(({ kind }) => kind === 'not-understood')
    .map(({ span, alternatives }) => unheardWords(scene, span, alternatives));
  const unused = unheard.map(({ span, sources, isUnknown = false }) => ({
    ...unheardWords(scene, span, sources),
    isUnknown,
  }));
  return {
    layers,
    notUnderstood,
    unused,
    meaningless,
    warnings:
      meaningless && chips.some(({ kind }) => kind === 'negated')
        ? ['The description only says what to leave out; the sound is arbitrary.']
        : warningsOf({ layers, notUnderstood, unused, meaningless }),
  };
}

function unheardWords({ text }: Scene, span: [number, number], sources: readonly string[] = []): UnknownWords {
  return {
    text: text.slice(...span),
    span,
    suggestions: sources.flatMap((id) => findSource(id) ?? []).map(choiceOf),
  };
}

function warningsOf({ layers, notUnderstood, unused, meaningless }: Omit<SceneDescription, 'warnings'>): string[] {
  if (meaningless) return ['No word of the description means anything to the engine; the sound is an arbitrary one.'];
  const quoted = (words: readonly UnknownWords[]) => words.map(({ text }) => `"${text}"`).join(', ');
  const guesses = layers.filter(({ guessed }) => guessed);
  const unheard = unused.filter(({ isUnknown }) => !isUnknown);
  const unknown = unused.filter(({ isUnknown }) => isUnknown);
  return [
    ...guesses.map(({ label, confidence, alternatives }) => {
      const others = alternatives.slice(0, 3).map((other) => other.label);
      const instead = others.length > 0 ? `; it could also be ${others.join(', ')}` : '';
      return `${label} is a guess (${Math.round(confidence * 100)} %)${instead}.`;
    }),
    ...(unheard.length > 0 ? [`Not heard: ${quoted(unheard)}.`] : []),
    ...(unknown.length > 0 ? [`Not used, as no dictionary has it: ${quoted(unknown)}.`] : []),
    ...(notUnderstood.length > 0 ? [`Not understood: ${quoted(notUnderstood)}.`] : []),
  ];
}

function describeLayer(layer: Layer, scene: Scene): LayerDescription {
  const asked = getSource(layer.source.model);
  const { timing } = layer;
  const events = timing.kind === 'shots' ? [...timing.at] : [];
  const last = events[events.length - 1] ?? 0;
  return {
    id: layer.id,
    model: layer.source.model,
    label: asked.label,
    family: asked.family,
    grade: gradeOf(asked.id),
    start: timing.kind === 'shots' ? (events[0] ?? 0) : timing.start,
    end: timing.kind === 'shots' ? Math.min(scene.duration, last + lengthOf(layer)) : timing.end,
    events,
    spans: layer.span,
    attributes: attributesOf(layer, scene),
    confidence: layer.origin.confidence,
    guessed: layer.origin.confidence < GUESS_BELOW,
    alternatives: alternativesOf(layer, asked, scene),
    ...variantsOf(asked),
  };
}

/** Until a single event has rung out, seconds: as the words set it, else as long as its source usually takes. */
function lengthOf({ source, mods }: Layer): number {
  return Math.max(rhythmOf(source.model).ends, mods.duration ?? 0);
}

/** More than this is no menu any more. */
const MAX_ALTERNATIVES = 12;
const GRADE_ORDER: readonly (SourceGrade | null)[] = ['strong', 'fair', 'sketch', null];

function alternativesOf(layer: Layer, asked: Source, scene: Scene): SourceChoice[] {
  const others = scene.layers.filter(({ id }) => id !== layer.id).map((other) => getSource(other.source.model).family);
  // one of another layer's family was heard in that layer's words
  const isOwn = ({ family }: Source) => family === asked.family || !others.includes(family);
  const meant = layer.source.alternatives.flatMap((id) => findSource(id) ?? []).filter(isOwn);
  const groupRank = ({ group }: Source) => (group === asked.group ? 0 : 1);
  const kin = CATALOGUE.filter(({ family }) => family === asked.family).sort(
    (a, b) => groupRank(a) - groupRank(b) || gradeRank(a) - gradeRank(b),
  );
  const fitting = [...new Set([...meant, ...kin])].filter(
    (source) => source.id !== asked.id && canPlayAt(source, layer),
  );
  return fitting.slice(0, MAX_ALTERNATIVES).map(choiceOf);
}

function choiceOf({ id, label, family }: Source): SourceChoice {
  return { model: id, label, family, grade: gradeOf(id), plays: PLAYS[MODELS[id].kind], ...variantsOf({ id }) };
}

function variantsOf({ id }: Pick<Source, 'id'>): Pick<SourceChoice, 'variants'> {
  const { variants = [] } = MODELS[id];
  return variants.length === 0 ? {} : { variants: [...variants] };
}

const PLAYS: Readonly<Record<ModelKind, SourceChoice['plays']>> = {
  'one-shot': 'events',
  sequence: 'either',
  texture: 'continuous',
  modulated: 'continuous',
};

/** A source with what people call it, in English. */
export interface NamedSource extends SourceChoice {
  words: string[];
}

export function describeCatalogue(): NamedSource[] {
  return CATALOGUE.map((source) => ({ ...choiceOf(source), words: [...source.nouns, ...source.verbs] }));
}

function gradeRank({ id }: Source): number {
  return GRADE_ORDER.indexOf(gradeOf(id));
}

/** Whether a source plays single events, or goes on, as the layer's timing wants. */
function canPlayAt({ id }: Source, { timing }: Layer): boolean {
  return PLAYS[MODELS[id].kind] !== (timing.kind === 'continuous' ? 'events' : 'continuous');
}

function attributesOf(layer: Layer, scene: Scene): LayerDescription['attributes'] {
  const own = scene.report.chips.filter(
    (chip) => chip.layer === layer.id || (chip.layer === undefined && chip.kind === 'space'),
  );
  const variants = MODELS[layer.source.model].variants ?? [];
  return own.flatMap((chip) => {
    const kind = attributeKind(chip);
    const { label, span, field } = chip;
    // what a model has no variant for is no choice of it
    if (field === 'source.variant' && !variants.includes(layer.source.variant ?? '')) return [];
    return kind ? [{ label, span, kind, ...(field === undefined ? {} : { field }) }] : [];
  });
}

function attributeKind(chip: Chip): LayerDescription['attributes'][number]['kind'] | undefined {
  if (chip.kind === 'modifier' || chip.kind === 'time' || chip.kind === 'place' || chip.kind === 'space')
    return chip.kind;
  return chip.kind === 'guessed' && chip.layer !== undefined ? 'modifier' : undefined;
}
