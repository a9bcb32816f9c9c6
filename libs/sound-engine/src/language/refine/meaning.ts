import type { Device, Material, Scene, SpaceKind } from '@whoosh/sound-scene';
import type { SaidEffect } from '../parse/phrases';
import { DEVICE, GROUND, INSIDE, type Relation } from '../relation';
import type { TaggedToken } from '../tag/match';
import { isTagged } from '../tag/neighbours';
import { layersNamed } from './targets';

/** What words name in a scene, and what they say plainly. */
export interface Meaning {
  /** Ids of the layers; null: none was named. */
  targets: Set<string> | null;
  /** Living beings were named, not what they do: more of them are more at once. */
  isOfBeings: boolean;
  effects: SaidEffect[];
  space?: SpaceKind;
  device?: Device;
  material?: { material: Material; isGround: boolean };
  isDry: boolean;
  /** Names that are neither in the scene nor say anything of it. */
  unresolved: TaggedToken[];
}

/** What words that stand for layers, places, materials and properties mean of a scene. */
export function meaningOf(mentions: readonly TaggedToken[], scene: Scene): Meaning {
  const meaning: Meaning = { targets: null, isOfBeings: false, effects: [], isDry: false, unresolved: [] };
  let relation: Relation | undefined;
  let before: TaggedToken | undefined;
  for (const mention of mentions) {
    if (mention.kind === 'preposition') {
      relation = mention.entry.relation;
      continue;
    }
    if (mention.kind === 'effect') readEffect(mention, meaning);
    if (isTagged(mention, 'noun', 'verb', 'unknown')) readName(mention, relation, scene, meaning);
    if (meaning.targets !== null && isCounter(meaning.unresolved.at(-1), before, mention)) meaning.unresolved.pop();
    before = mention;
    if (mention.kind !== 'determiner') relation = undefined;
  }
  return meaning;
}

/** "Three claps of thunder": what it is counted in names no other sound. */
function isCounter(
  unresolved: TaggedToken | undefined,
  before: TaggedToken | undefined,
  mention: TaggedToken,
): boolean {
  if (unresolved === undefined || unresolved !== before || !isTagged(mention, 'noun', 'verb')) return false;
  return unresolved.form === 's' && unresolved.entry.verb !== undefined;
}

function readEffect(mention: TaggedToken, meaning: Meaning): void {
  const { effect = {} } = mention.entry;
  if (effect.isDry === true) meaning.isDry = true;
  else if (effect.space !== undefined) meaning.space = effect.space;
  else if (effect.device !== undefined && effect.mods === undefined) meaning.device = effect.device;
  else meaning.effects.push({ effect, factor: 1, mention });
}

function readName(mention: TaggedToken, relation: Relation | undefined, scene: Scene, meaning: Meaning): void {
  if (readPlace(mention, relation, meaning)) return;
  const named = layersNamed(scene, mention);
  if (named.size > 0) nameLayers(mention, named, meaning);
  else readProperty(mention, meaning);
}

/** "In a cave", "over the phone", "on gravel". */
function readPlace({ entry: { noun } }: TaggedToken, relation: Relation | undefined, meaning: Meaning): boolean {
  if (noun === undefined) return false;
  const ground = noun.surface ?? noun.material;
  if (noun.space !== undefined && INSIDE.has(relation)) meaning.space = noun.space;
  else if (noun.device !== undefined && DEVICE.has(relation)) meaning.device = noun.device;
  else if (ground !== undefined && GROUND.has(relation)) meaning.material = { material: ground, isGround: true };
  else return false;
  return true;
}

function readProperty(mention: TaggedToken, meaning: Meaning): void {
  const { noun, verb } = mention.entry;
  if (noun?.space !== undefined) meaning.space = noun.space;
  else if (noun?.material !== undefined) meaning.material = { material: noun.material, isGround: false };
  else if (verb?.effect !== undefined) meaning.effects.push({ effect: verb.effect, factor: 1, mention });
  else meaning.unresolved.push(mention);
}

function nameLayers(mention: TaggedToken, named: ReadonlySet<string>, meaning: Meaning): void {
  const { noun } = mention.entry;
  meaning.targets = new Set([...(meaning.targets ?? []), ...named]);
  meaning.isOfBeings = noun?.isAgent === true && noun.isEvent !== true;
  // "in high heels": a word for a certain kind of what is there
  if (noun?.variant !== undefined)
    meaning.effects.push({
      effect: { variant: noun.variant, ...(noun.mods && { mods: noun.mods }) },
      factor: 1,
      mention,
    });
}
