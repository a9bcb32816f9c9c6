import type { InterpretedLayer, InterpretResponse, SourceFamily } from '@whoosh/contracts';
import { gradeWords, type GradeWords } from './grade';
import { rulerPercent } from './ruler';

/** One layer as the score draws it. Places in percent of the ruler. */
export interface Lane {
  id: string;
  label: string;
  family: SourceFamily;
  /** How good the source is; null where it has not been judged. */
  grade: GradeWords | null;
  /** Attributes in words, in the order told. */
  chips: string[];
  left: number;
  width: number;
  /** Onsets of single events, percent of the block; empty for continuous layers. */
  onsets: number[];
  /** The chip that says what the sound was taken for, where the words name none that is known; else null. */
  guess: string | null;
}

/** The narrowest block that can be seen, percent of the ruler. */
const MIN_WIDTH = 0.8;
/** Shown where the engine names no source that it took instead. */
const GUESS = 'nearest sound';

/** More marks than this would be a grey area. */
const MAX_ONSETS = 64;

/** The lanes of a score, in the order told. */
export function lanesOf(interpretation: Pick<InterpretResponse, 'layers'>): Lane[] {
  return interpretation.layers.map(laneOf);
}

function laneOf({ id, label, family, grade, start, end, events, attributes, guessed }: InterpretedLayer): Lane {
  const length = Math.max(end - start, 1e-3);
  const left = rulerPercent(start);
  const words = [...new Set(attributes.map((attribute) => attribute.label))];
  const said = words.find((word) => word.startsWith('closest to'));
  return {
    id,
    label,
    family,
    grade: gradeWords(grade),
    guess: guessed ? (said ?? GUESS) : null,
    left,
    chips: guessed && said === undefined ? [GUESS, ...words] : words,
    width: Math.max(MIN_WIDTH, rulerPercent(end) - left),
    onsets: events
      .filter((at) => at >= start && at <= end)
      .slice(0, MAX_ONSETS)
      .map((at) => ((at - start) / length) * 100),
  };
}

/** The lane in words, for people who do not see it: 'Rain, heavy, tin roof, from 0 to 8 seconds'. */
export function laneSentence(layer: InterpretedLayer): string {
  const seconds = (value: number) => String(Math.round(value * 10) / 10);
  return [
    layer.label,
    ...(layer.grade === null ? [] : [`${layer.grade} likeness`]),
    ...layer.attributes.map((attribute) => attribute.label),
    `from ${seconds(layer.start)} to ${seconds(layer.end)} seconds`,
  ].join(', ');
}
