import { SCENE_LIMITS, type Intensity, type Lang, type Layer, type Scene } from '@whoosh/sound-scene';
import { ENGINE_VERSION } from '../version';
import { guess } from './propose/guess';
import type { Language } from './lexicon/language';
import { languageOf } from './lexicon/registry';
import { settleDoubt } from './report/doubt';
import { asWritten } from './report/as-written';
import { makeReport } from './report/report';
import { applySenses, type Senses } from './propose/senses';
import { sceneSpace, spaceOf } from './arrange/placing';
import { round3, schedule } from './arrange/schedule';
import { naturalDuration } from './arrange/slots';
import { understand } from './understand';
import type { Understanding } from './propose/understanding';

/** Characters of a text that is read once more without its meaningless words: longer ones take too long. */
const LONGEST_READ_TWICE = 300;

export interface InterpretOptions {
  /** 0.5..22 s; without it, the length that fits what was asked. */
  duration?: number;
  intensity?: Intensity;
  /** Unsigned 32-bit, 1 without it. */
  seed?: number;
  loop?: boolean;
  /** The language of the text; without it, the one that the text seems to be in. */
  lang?: Lang;
  /** What somebody means by a word, for whom the words are read. */
  senses?: Senses;
}

/**
 * Turns a description into a scene that the engine can play. Every text gives one; the same text and options give the
 * same scene.
 */
export function interpret(text: string, options: InterpretOptions = {}): Scene {
  const heard = firstCharacters(text, SCENE_LIMITS.maxTextLength);
  const { scene, doubt } = sceneOf(heard, options);
  const { unused = [] } = scene.report;
  const meaningless = unused.filter(({ isUnknown }) => isUnknown);
  if (meaningless.length === 0 || heard.length > LONGEST_READ_TWICE) return rounded(scene);
  // what has no meaning changes nothing of the rest, whose doubt is that of the whole
  const rest = sceneOf(blanked(heard, meaningless), { ...options, lang: scene.lang }, doubt).scene;
  return rounded({ ...rest, text: heard, report: { ...rest.report, lang: scene.report.lang, unused } });
}

/** The text with blanks in the place of words, so that everything else keeps its place. */
function blanked(text: string, words: readonly { span: readonly [number, number] }[]): string {
  return words.reduce(
    (left, { span: [start, end] }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}

/** @param judged doubt of the whole, in thousandths, where the text is a part of it */
function sceneOf(
  heard: string,
  options: InterpretOptions,
  judged?: number,
): { scene: Scene; doubt: number | undefined } {
  const { language, detected } = languageOf(heard, options.lang);
  const meant = meantBy(heard, language, options.senses);
  const { drafts, notUnderstood, doubt } = settleDoubt(meant, language, judged);
  const understanding: Understanding = { ...meant, drafts };
  const loop = options.loop ?? understanding.loop;
  const duration = clampDuration(options.duration ?? naturalDuration({ ...understanding, loop }));
  const seed = (options.seed ?? 1) >>> 0;
  const scheduled = schedule(understanding, { duration, seed, loop });
  const layers = limitEvents(scheduled.slice(0, SCENE_LIMITS.maxLayers).map((layer) => insideScene(layer, duration)));
  const kind = sceneSpace(understanding);
  const scene: Scene = {
    v: 1,
    text: heard,
    lang: detected.code,
    seed,
    duration,
    loop,
    intensity: options.intensity ?? 'moderate',
    engine: ENGINE_VERSION,
    space: understanding.isDry || kind === undefined ? { kind: 'dry', wet: 0 } : spaceOf(kind),
    layers,
    report: asWritten(makeReport({ ...understanding, notUnderstood }, layers, detected, language), heard, language),
  };
  return { scene, doubt };
}

/** What a text asks for, or may ask for where no source is named in it. */
function meantBy(text: string, language: Language, senses: Senses | undefined): Understanding {
  const understood = understand(text, language);
  const heard = understood.drafts.length > 0 ? understood : guess(understood, text, language);
  return senses === undefined
    ? heard
    : { ...heard, drafts: applySenses(heard.drafts, { text, mentions: heard.mentions }, senses) };
}

/** At most so many characters (code points), so that no emoji is cut in two. */
function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : Array.from(text).slice(0, count).join('');
}

function clampDuration(duration: number): number {
  const { minDurationSeconds, maxDurationSeconds } = SCENE_LIMITS;
  return round3(
    Math.max(
      minDurationSeconds,
      Math.min(maxDurationSeconds, Number.isFinite(duration) ? duration : maxDurationSeconds),
    ),
  );
}

/** Nothing sounds or is drawn after the end. */
function insideScene(layer: Layer, duration: number): Layer {
  const { timing } = layer;
  if (timing.kind === 'shots')
    return { ...layer, timing: { ...timing, at: timing.at.map((at) => Math.min(at, duration)) } };
  const end = Math.min(timing.end, duration);
  if (timing.kind !== 'continuous' || !timing.curve?.level) return { ...layer, timing: { ...timing, end } };
  const level = timing.curve.level.filter(([time]) => time <= duration);
  return { ...layer, timing: { ...timing, end, curve: { ...timing.curve, level } } };
}

/** At most 400 events in a scene: the layers with the most give the last ones up. */
function limitEvents(layers: Scene['layers']): Scene['layers'] {
  let left: number = SCENE_LIMITS.maxEvents;
  return layers.map((layer) => {
    if (layer.timing.kind !== 'shots') return layer;
    const at = layer.timing.at.slice(0, Math.max(1, left));
    left -= at.length;
    return { ...layer, timing: { ...layer.timing, at } };
  });
}

/** All numbers with three decimals, so that the same scene is the same text; the value itself where they are so. */
export function rounded<T>(value: T): T {
  if (typeof value === 'number') return round3(value) as T;
  if (Array.isArray(value)) return roundedParts(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  const before: readonly unknown[] = Object.values(value);
  const after = roundedParts(before);
  if (after === before) return value;
  return Object.fromEntries(Object.keys(value).map((key, at) => [key, after[at]])) as T;
}

function roundedParts(parts: readonly unknown[]): readonly unknown[] {
  const found = parts.map(rounded);
  return found.every((part, at) => part === parts[at]) ? parts : found;
}
