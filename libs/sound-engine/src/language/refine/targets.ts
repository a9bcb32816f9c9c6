import { PARTS_OF_SOURCES } from '../../catalogue/parts-of-sources';
import type { Layer, Scene } from '@whoosh/sound-scene';
import { findSource } from '../../catalogue';
import { askedSource } from '../arrange/cast';
import type { TaggedToken } from '../tag/match';

/** Words for whole families of sounds. */
const FAMILIES: Readonly<Record<string, string>> = {
  animal: 'animal',
  animals: 'animal',
  weather: 'weather',
  voice: 'voice',
  voices: 'voice',
  people: 'voice',
  machine: 'machine',
  machines: 'machine',
  music: 'music',
  water: 'water',
  fire: 'fire',
  background: 'room',
};

/**
 * The layers that a word names: by its source, by the words that made them, by their label, by their family. Empty
 * where there is none.
 */
export function layersNamed(scene: Scene, mention: Pick<TaggedToken, 'text' | 'entry'>): Set<string> {
  const { text, entry } = mention;
  const sources = [entry.noun?.source, entry.verb?.source].filter((source): source is string => source !== undefined);
  const stems = text.split(' ').map(stem);
  const ways: readonly ((layer: Layer) => boolean)[] = [
    (layer) => sources.includes(askedSource(layer)) || sources.includes(layer.source.model),
    (layer) => saidWords(layer, scene).some((word) => stems.includes(word)),
    (layer) => labelWords(layer).some((word) => stems.includes(word)),
    (layer) => findSource(askedSource(layer))?.family === FAMILIES[text],
    (layer) => sources.some((source) => PARTS_OF_SOURCES[source]?.includes(askedSource(layer)) === true),
    // "Regen" is rain, and so is what falls on a roof
    (layer) =>
      sources
        .flatMap((source) => words(findSource(source)?.label ?? ''))
        .some((word) => [...labelWords(layer), ...saidWords(layer, scene)].includes(word)),
  ];
  for (const isNamed of ways) {
    const found = scene.layers.filter(isNamed).map(({ id }) => id);
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}

/** The words of the description that made a layer and what was said of it. */
function saidWords(layer: Layer, { text, report }: Scene): string[] {
  const chips = report.chips.filter((chip) => chip.layer === layer.id && chip.span[1] > chip.span[0]);
  return [...layer.span, ...chips.map((chip) => chip.span)].flatMap(([start, end]) => words(text.slice(start, end)));
}

function labelWords(layer: Layer): string[] {
  return words(findSource(askedSource(layer))?.label ?? '');
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map(stem);
}

/** Plural and verb endings off, enough to see that "knocks" and "knocking" are of one stem. */
function stem(word: string): string {
  return word.replace(/(?:ing|es|ed|s|e)$/u, '');
}

/** The scene with a change to the layers that are meant; null: to all. */
export function eachTarget(scene: Scene, targets: ReadonlySet<string> | null, change: (layer: Layer) => Layer): Scene {
  return { ...scene, layers: scene.layers.map((layer) => ((targets?.has(layer.id) ?? true) ? change(layer) : layer)) };
}
