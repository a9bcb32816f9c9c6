import { PARTS_OF_SOURCES } from '../../catalogue/parts-of-sources';
import type { Layer, Scene } from '@whoosh/sound-scene';
import { findSource } from '../../catalogue';
import type { TaggedToken } from '../tag/match';
import type { Change } from './piece-result';

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
  const ways: readonly ((layer: NamedLayer) => boolean)[] = [
    ({ source }) => sources.includes(source),
    ({ said }) => stems.some((word) => said.has(word)),
    ({ labelled }) => stems.some((word) => labelled.has(word)),
    ({ source }) => findSource(source)?.family === FAMILIES[text],
    ({ source }) => sources.some((whole) => PARTS_OF_SOURCES[whole]?.includes(source) === true),
    // "Regen" is rain, and so is what falls on a roof
    ({ said, labelled }) =>
      sources.some((source) => labelWords(source).some((word) => labelled.has(word) || said.has(word))),
  ];
  const layers = namedLayers(scene);
  for (const isNamed of ways) {
    const found = layers.filter(isNamed).map(({ id }) => id);
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}

/** What a layer may be called by. */
interface NamedLayer {
  id: string;
  source: string;
  /** Stems of the words of the description that made it and of what was said of it. */
  said: ReadonlySet<string>;
  labelled: ReadonlySet<string>;
}

/** One scene is asked for each word and in several languages. */
const LAYERS_OF_SCENES = new WeakMap<Scene, readonly NamedLayer[]>();

function namedLayers(scene: Scene): readonly NamedLayer[] {
  const known = LAYERS_OF_SCENES.get(scene);
  if (known) return known;
  const found = scene.layers.map((layer) => ({
    id: layer.id,
    source: layer.source.model,
    said: new Set(saidWords(layer, scene)),
    labelled: new Set(labelWords(layer.source.model)),
  }));
  LAYERS_OF_SCENES.set(scene, found);
  return found;
}

function saidWords(layer: Layer, { text, report }: Scene): string[] {
  const chips = report.chips.filter((chip) => chip.layer === layer.id && chip.span[1] > chip.span[0]);
  return [...layer.span, ...chips.map((chip) => chip.span)].flatMap(([start, end]) => words(text.slice(start, end)));
}

function labelWords(source: string): string[] {
  return words(findSource(source)?.label ?? '');
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

/** A change of each layer that is meant. */
export function toEach(change: (layer: Layer, scene: Scene) => Layer): Change {
  return (scene, targets) => eachTarget(scene, targets, (layer) => change(layer, scene));
}

/** A change of what is named: where nothing is, nothing changes. */
export function toNamed(change: (scene: Scene, targets: ReadonlySet<string>) => Scene): Change {
  return (scene, targets) => (targets === null ? scene : change(scene, targets));
}

/** The layers that are not among these. */
export function othersThan({ layers }: Scene, ids: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(layers.map(({ id }) => id).filter((id) => !ids.has(id)));
}
