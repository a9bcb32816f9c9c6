import type { InterpretedLayer, InterpretResponse } from '@whoosh/contracts';
import type { Chip, Layer, Timing } from '@whoosh/sound-scene';

const SECONDS = 5;
const SOURCES: readonly { word: string; label: string; timing: Timing }[] = [
  { word: 'rain', label: 'Rain', timing: { kind: 'continuous', start: 0, end: SECONDS, fadeIn: 0.1, fadeOut: 0.2 } },
  { word: 'thunder', label: 'Thunder', timing: { kind: 'shots', at: [1], jitter: 0 } },
  { word: 'knock', label: 'Knock', timing: { kind: 'shots', at: [0.2, 0.6, 1], jitter: 0 } },
];
/** Words that say something of the layer behind them. */
const FIELDS: Readonly<Record<string, string>> = {
  heavy: 'mods.intensity',
  distant: 'place.distance',
  wooden: 'source.material',
};
const ATTRIBUTES = Object.keys(FIELDS);
const ALTERNATIVES = [
  { model: 'wind', label: 'Wind', family: 'weather', grade: 'fair' },
  { model: 'hail', label: 'Hail', family: 'weather', grade: null },
] as const;

/** Understands rain, thunder and knocks, heavy, distant or wooden ones; 'purple' it does not understand. */
export function interpretation(text: string): InterpretResponse {
  const purple = text.indexOf('purple');
  const found = SOURCES.filter(({ word }) => text.toLowerCase().includes(word));
  const layers = found.map(({ word, timing }) => sceneLayer(word, text, timing));
  const chips = found.flatMap(({ word }) => chipsOf(word, text));
  return {
    scene: {
      v: 1,
      text,
      lang: 'en',
      seed: 1,
      duration: SECONDS,
      loop: false,
      intensity: 'moderate',
      engine: '1',
      space: { kind: 'dry', wet: 0 },
      layers,
      report: { chips, warnings: [], lang: { code: 'en', confidence: 1 } },
    },
    layers: found.map(({ word, label, timing }) => shownLayer(word, label, text, timing)),
    notUnderstood: purple < 0 ? [] : [{ text: 'purple', span: [purple, purple + 6], suggestions: [...ALTERNATIVES] }],
    unused: [],
    meaningless: false,
    warnings: [],
  };
}

function spanOf(word: string, text: string): [number, number] {
  const at = text.toLowerCase().indexOf(word);
  return [at, at + word.length];
}

function chipsOf(word: string, text: string): Chip[] {
  return ATTRIBUTES.filter((attribute) => text.toLowerCase().includes(`${attribute} ${word}`)).map((label) => ({
    span: spanOf(label, text),
    label,
    layer: `${word}-1`,
    kind: label === 'distant' ? 'place' : 'modifier',
    field: FIELDS[label] ?? '',
  }));
}

function sceneLayer(word: string, text: string, timing: Timing): Layer {
  return {
    id: `${word}-1`,
    source: { model: word, alternatives: [] },
    mods: text.includes('heavy') ? { intensity: 0.85 } : {},
    timing,
    place: { distance: text.includes('distant') ? 150 : 3, azimuth: 0, spread: 0.1 },
    gainDb: 0,
    role: 'main',
    span: [spanOf(word, text)],
    origin: { by: 'direct', confidence: 0.95 },
  };
}

function shownLayer(word: string, label: string, text: string, timing: Timing): InterpretedLayer {
  return {
    id: `${word}-1`,
    model: word,
    label,
    family: 'weather',
    grade: null,
    start: timing.kind === 'shots' ? (timing.at[0] ?? 0) : timing.start,
    end: SECONDS,
    events: timing.kind === 'shots' ? timing.at : [],
    spans: [spanOf(word, text)],
    attributes: chipsOf(word, text).map((chip) => ({
      label: chip.label,
      span: chip.span,
      kind: chip.kind === 'place' ? 'place' : 'modifier',
      ...(chip.field === undefined ? {} : { field: chip.field }),
    })),
    confidence: 0.95,
    guessed: false,
    alternatives: [...ALTERNATIVES],
  };
}
