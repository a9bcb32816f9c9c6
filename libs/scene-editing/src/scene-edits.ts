import type { SourceChoice } from '@whoosh/contracts';
import type { Device, Individual, Layer, Material, Modifiers, SpaceKind } from '@whoosh/sound-scene';

/** What can be set by hand on a layer, in the units of the scene. */
export interface Settings extends Modifiers {
  material?: Material;
  surface?: Material;
  /** What the source is or does; 'usual': none of its variants. */
  variant?: string;
  /** Metres. */
  distance?: number;
  /** Degrees, -90 left. */
  azimuth?: number;
  space?: SpaceKind;
  device?: Device | 'none';
  movement?: 'still' | 'approach' | 'pass' | 'recede';
  /** How the level goes while it sounds. */
  course?: 'steady' | 'louder' | 'quieter' | 'swell';
  /** When it begins and ends, seconds of the scene. */
  start?: number;
  end?: number;
  /** dB, as in the scene. */
  gainDb?: number;
  muted?: boolean;
  /** Its end runs into its beginning: of the whole scene, whichever layer it was set on. */
  loop?: boolean;
}

export type Property = keyof Settings;

/** What was changed by hand on one layer; all else is as the words say. */
export interface LayerEdit {
  removed?: boolean;
  /** What a removed layer was called, in English as in scenes: the scene knows it no more. */
  label?: string;
  source?: SourceChoice;
  /** Which one of its kind sounds: this very dog. */
  individual?: Individual;
  settings?: Settings;
}

/** Words that shall not count: the chip they made. */
export interface LeftOut {
  layer: string;
  label: string;
}

/**
 * What a person changed on the score. Layers are named by source and occurrence, so that an edit stays where it belongs
 * while the words around it change.
 */
export interface SceneEdits {
  layers: Readonly<Record<string, LayerEdit>>;
  leftOut: readonly LeftOut[];
  /** Sounds that no word names; their edits stand among those of the layers. */
  added?: readonly AddedLayer[];
}

/** A sound that was put beside those of the words. */
export interface AddedLayer {
  /** Unlike any that words make. */
  id: string;
  source: SourceChoice;
  /** The word in the text that it was chosen for, where it was for one. */
  word?: string;
}

export const NO_EDITS: SceneEdits = { layers: {}, leftOut: [] };

export function isEdited({ layers, leftOut, added = [] }: SceneEdits): boolean {
  return leftOut.length > 0 || added.length > 0 || Object.keys(layers).length > 0;
}

/** Puts a sound beside the others. @param word in the text that it is chosen for */
export function addLayer(edits: SceneEdits, source: SourceChoice, word?: string): SceneEdits {
  const { added = [] } = edits;
  const taken = new Set(added.map(({ id }) => id));
  const place = Array.from({ length: added.length + 1 }, (_, i) => i + 1).find((n) => !taken.has(addedId(source, n)));
  const layer = { id: addedId(source, place ?? 1), source, ...(word === undefined ? {} : { word }) };
  return { ...edits, added: [...added, layer] };
}

const addedId = ({ model }: SourceChoice, n: number) => `${model}-added-${n}`;

/** Takes one that was added away, with what was set of it. */
export function takeBack(edits: SceneEdits, id: Layer['id']): SceneEdits {
  const { [id]: _, ...layers } = edits.layers;
  return { ...edits, layers, added: (edits.added ?? []).filter((layer) => layer.id !== id) };
}

function change(edits: SceneEdits, layer: string, part: (edit: LayerEdit) => LayerEdit): SceneEdits {
  const { [layer]: before = {}, ...others } = edits.layers;
  const after = part(before);
  return { ...edits, layers: Object.keys(after).length === 0 ? others : { ...others, [layer]: after } };
}

/**
 * Whether it loops belongs to the whole scene: set on one layer, it is set on no other.
 * @param value undefined gives the property back to the words
 */
export function setProperty<P extends Property>(
  edits: SceneEdits,
  layer: string,
  property: P,
  value: Settings[P] | undefined,
): SceneEdits {
  return setOn(property === 'loop' ? withoutLoop(edits) : edits, layer, property, value);
}

function setOn<P extends Property>(
  edits: SceneEdits,
  layer: string,
  property: P,
  value: Settings[P] | undefined,
): SceneEdits {
  return change(edits, layer, ({ settings, ...edit }) => {
    const { [property]: _, ...others } = settings ?? {};
    const next = value === undefined ? others : { ...others, [property]: value };
    return Object.keys(next).length === 0 ? edit : { ...edit, settings: next };
  });
}

/** Whether the scene loops, where that was set on a layer by hand. */
export function loopOf({ layers }: SceneEdits): boolean | undefined {
  return Object.values(layers)
    .map(({ settings }) => settings?.loop)
    .find((loop) => loop !== undefined);
}

/** Gives back to the words, or to what was set elsewhere, whether the scene loops. */
export function withoutLoop(edits: SceneEdits): SceneEdits {
  const set = Object.keys(edits.layers).filter((layer) => edits.layers[layer]?.settings?.loop !== undefined);
  return set.reduce((rest, layer) => setOn(rest, layer, 'loop', undefined), edits);
}

/**
 * No dog is this very door: another source has another individual. @param source null gives the source back to the
 * words
 */
export function setSource(edits: SceneEdits, layer: string, source: SourceChoice | null): SceneEdits {
  return change(edits, layer, ({ source: _, individual: __, ...edit }) =>
    source === null ? edit : { ...edit, source },
  );
}

/** @param individual null: whichever the seed draws */
export function setIndividual(edits: SceneEdits, layer: string, individual: Individual | null): SceneEdits {
  return change(edits, layer, ({ individual: _, ...edit }) => (individual === null ? edit : { ...edit, individual }));
}

export function removeLayer(edits: SceneEdits, { id, label }: { id: string; label: string }): SceneEdits {
  return change(edits, id, (edit) => ({ ...edit, removed: true, label }));
}

export function bringBackLayer(edits: SceneEdits, id: string): SceneEdits {
  return change(edits, id, ({ removed: _, label: __, ...edit }) => edit);
}

/** Lets a chip's words count for nothing, or again. */
export function setLeftOut(edits: SceneEdits, chip: LeftOut, out: boolean): SceneEdits {
  const others = edits.leftOut.filter(({ layer, label }) => layer !== chip.layer || label !== chip.label);
  return { ...edits, leftOut: out ? [...others, chip] : others };
}
