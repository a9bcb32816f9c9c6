import type { Chip, Layer, UnusedWord } from '@whoosh/sound-scene';
import { featuresOf } from '../../catalogue';
import { readsSurface } from '../../catalogue/surfaces';
import { GROUNDS } from '../propose/materials';
import { overlaps } from '../normalise/normalised-text';

/** What was made of the words, and those whose ground changes nothing of what is heard. */
export interface SettledSurfaces {
  readonly chips: readonly Chip[];
  readonly unread: readonly UnusedWord[];
}

/**
 * "A bicycle on gravel": a ground that no model of a layer reads is not told as understood. A loose one is marked, as
 * it is heard in life, a floor or a vessel is not ("glass breaks on the floor"), nor is where a being is ("a dog barks
 * on the grass").
 */
export function settleSurfaces(chips: readonly Chip[], layers: readonly Layer[]): SettledSurfaces {
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  const layerOf = ({ layer = '' }: Chip) => byId.get(layer);
  const silent = chips.filter((chip) => chip.field === SURFACE && !isHeardOn(layerOf(chip)));
  if (silent.length === 0) return { chips, unread: [] };
  const left = chips.filter((chip) => !silent.includes(chip));
  const told = left.map(({ span }) => span);
  const marked = silent.filter((chip) => !overlaps(told, [chip.span]) && isOnLooseGround(layerOf(chip)));
  const spans = new Map(marked.map(({ span, label }) => [span.join('-'), { span, label, sources: [] }]));
  return { chips: left, unread: [...spans.values()] };
}

const SURFACE = 'source.surface';

/** It sounds otherwise on that ground, or is of the same: "a coin on metal". */
function isHeardOn(layer: Layer | undefined): boolean {
  if (layer?.source.surface === undefined) return true;
  const { model, surface } = layer.source;
  const kinds: ReadonlySet<string> = featuresOf(model)?.kinds ?? new Set();
  return readsSurface(model, surface) || kinds.has(surface);
}

function isOnLooseGround(layer: Layer | undefined): boolean {
  if (layer?.source.surface === undefined || !GROUNDS.has(layer.source.surface)) return false;
  return featuresOf(layer.source.model)?.traits.has('living') !== true;
}
