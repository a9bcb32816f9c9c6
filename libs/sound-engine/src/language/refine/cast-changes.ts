import { SCENE_LIMITS, withoutGone, type Lang, type Layer, type Scene } from '@whoosh/sound-scene';
import { interpret } from '../interpret';
import { EVENT_IN_TEXTURE_DB, isGroundSource, TEXTURE_BESIDE_HAPPENINGS_DB } from '../arrange/schedule';

/** Understands the words for a new sound in the place of a scene. */
function understood(words: string, { duration, seed, loop, intensity }: Scene, lang: Lang): Scene {
  return interpret(words, { duration, seed, loop, intensity, lang });
}

/** Chips of sounds that no word of the description made stand nowhere in it. */
const NOWHERE: [number, number] = [0, 0];

/**
 * The scene with the sounds that the words mean beside those it has; unchanged where the words mean none for sure or
 * the scene is full.
 */
export function withAdded(scene: Scene, words: string, lang: Lang): Scene {
  const more = understood(words, scene, lang);
  const sure = more.layers.filter(({ origin }) => origin.by !== 'texture');
  if (sure.length === 0 || scene.layers.length + sure.length > SCENE_LIMITS.maxLayers) return scene;
  const ids = newIds(scene.layers, sure);
  const added = sure.map((layer, index) => ({
    ...layer,
    id: ids[index] ?? layer.id,
    span: [],
    gainDb: besideDb(layer, scene),
  }));
  const chips = more.report.chips.flatMap((chip) => {
    const at = sure.findIndex(({ id }) => id === chip.layer);
    return at < 0 || chip.kind === 'source' ? [] : [{ ...chip, span: NOWHERE, layer: ids[at] ?? '' }];
  });
  return {
    ...scene,
    layers: [...scene.layers, ...added],
    report: { ...scene.report, chips: [...scene.report.chips, ...chips] },
  };
}

/** A texture makes room for what happens in it, and an event stands out of it, as where both are described together. */
function besideDb(layer: Layer, { layers }: Scene): number {
  if (layer.role !== 'main' || layer.gainDb !== 0) return layer.gainDb;
  const isGround = isGroundSource(layer.source.model);
  const hasGround = layers.some((other) => isGroundSource(other.source.model));
  if (isGround) return hasGround && layers.length === 1 ? 0 : TEXTURE_BESIDE_HAPPENINGS_DB;
  return hasGround && layer.timing.kind === 'shots' ? EVENT_IN_TEXTURE_DB : 0;
}

/** Ids by source and occurrence that nobody has yet. */
function newIds(held: readonly Layer[], added: readonly Layer[]): string[] {
  const taken = new Set(held.map(({ id }) => id));
  return added.map(({ source }) => {
    let occurrence = 1;
    while (taken.has(`${source.model}-${occurrence}`)) occurrence++;
    const id = `${source.model}-${occurrence}`;
    taken.add(id);
    return id;
  });
}

/** The scene without some layers; the last ones stay, for a scene without layers is none. */
export function withoutLayers(scene: Scene, gone: ReadonlySet<string>): Scene {
  const layers = scene.layers.filter(({ id }) => !gone.has(id));
  return layers.length === 0 || gone.size === 0 ? scene : withoutGone({ ...scene, layers });
}

/** Another sound at the same times and in the same place. Unchanged where the words mean none for sure. */
export function withReplaced(scene: Scene, targets: ReadonlySet<string>, words: string, lang: Lang): Scene {
  const [other] = understood(words, scene, lang).layers;
  if (other === undefined || other.origin.by === 'texture') return scene;
  const first = scene.layers.find(({ id }) => targets.has(id));
  const layers = scene.layers.filter((layer) => layer === first || !targets.has(layer.id));
  return withoutGone({
    ...scene,
    layers: layers.map((layer) => (layer === first ? inPlaceOf(layer, other, scene) : layer)),
  });
}

function inPlaceOf(layer: Layer, other: Layer, scene: Scene): Layer {
  const [id = other.id] = newIds(scene.layers, [other]);
  return {
    ...other,
    id,
    timing: canKeepTimes(layer, other) ? layer.timing : other.timing,
    place: layer.place,
    gainDb: layer.gainDb,
    role: layer.role,
    span: layer.span,
  };
}

function canKeepTimes(layer: Layer, other: Layer): boolean {
  return (layer.timing.kind === 'continuous') === (other.timing.kind === 'continuous');
}
