import { PARTS_OF_SOURCES } from '../../catalogue/parts-of-sources';
import type { Layer, Scene } from '@whoosh/sound-scene';
import { findSource } from '../../catalogue';
import { isGroundSource } from '../arrange/schedule';
import type { Language } from '../lexicon/language';
import type { TaggedToken } from '../tag/match';
import { tokenize } from '../tokenise/tokens';
import type { Change } from './piece-result';

/**
 * The layers that a word names: by its source, by the words that made them, by their label, by their family. Empty
 * where there is none.
 */
export function layersNamed(
  scene: Scene,
  { text, entry: { noun, verb } }: Pick<TaggedToken, 'text' | 'entry'>,
  language: Language,
): Set<string> {
  const sources = [noun?.source, verb?.source].filter((source): source is string => source !== undefined);
  const isIn = (wanted: readonly string[], written: readonly string[]): boolean =>
    written.some((said) => lemmasIn(said, language).some((word) => wanted.includes(word)));
  const words = lemmasIn(text, language);
  const ways: readonly ((layer: Layer) => boolean)[] = [
    ({ source }) => sources.includes(source.model),
    (layer) => isIn(words, saidOf(layer, scene)),
    (layer) => isIn(words, [labelOf(layer.source.model)]),
    (layer) => noun?.family !== undefined && isOfFamily(layer, noun.family),
    ({ source }) => sources.some((whole) => PARTS_OF_SOURCES[whole]?.includes(source.model) === true),
    // "Regen" is rain, and so is what falls on a roof
    (layer) =>
      isIn(
        sources.flatMap((source) => lemmasIn(labelOf(source), language)),
        [...saidOf(layer, scene), labelOf(layer.source.model)],
      ),
  ];
  const way = ways.find((names) => scene.layers.some(names));
  return new Set(way ? scene.layers.filter(way).map(({ id }) => id) : []);
}

/** Whether a layer is of a family, or goes on behind the others. */
function isOfFamily({ source, role }: Layer, family: string): boolean {
  if (family !== 'background') return findSource(source.model)?.family === family;
  return role === 'background' || role === 'bed' || isGroundSource(source.model);
}

/** What was written of a layer: the words that made it and what was said of it. */
function saidOf(layer: Layer, { text, report }: Scene): string[] {
  const chips = report.chips.filter((chip) => chip.layer === layer.id && chip.span[1] > chip.span[0]);
  return [...layer.span, ...chips.map((chip) => chip.span)].map(([start, end]) => text.slice(start, end));
}

function labelOf(source: string): string {
  return findSource(source)?.label ?? '';
}

/** The words of a text as written and by their base forms, so that "knocks" and "knocking" are one. */
function lemmasIn(text: string, language: Language): string[] {
  const { lexicon, signs, split = (token) => [token] } = language;
  return tokenize(text, signs)
    .flatMap(split)
    .filter((token) => token.text.length > 2)
    .flatMap((token) => lexicon.lemmas(token.text).map((lemma) => lemma.text));
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
