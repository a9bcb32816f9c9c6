import type { Device, Material, Scene, SpaceKind } from '@whoosh/sound-scene';
import type { SaidEffect } from '../parse/phrases';
import { findMentions, type TaggedToken } from '../tag/match';
import type { Token } from '../tokenise/tokens';
import type { Language } from '../lexicon/language';
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

const INSIDE = new Set(['in', 'inside', 'within', 'at', 'through', 'from', 'inside of', 'on']);
const THROUGH = new Set(['through', 'over', 'on', 'via', 'from', 'behind']);
const GROUND = new Set([
  'on',
  'onto',
  'upon',
  'against',
  'over',
  'across',
  'into',
  'through',
  'under',
  'along',
  'down',
  'in',
]);

/** Reads words that stand for layers, places, materials and properties. */
export function meaningOf(tokens: readonly Token[], scene: Scene, { lexicon, repair, arrange }: Language): Meaning {
  const meaning: Meaning = { targets: null, isOfBeings: false, effects: [], isDry: false, unresolved: [] };
  let preposition = '';
  let before: TaggedToken | undefined;
  for (const mention of findMentions(tokens, lexicon, repair, arrange)) {
    if (mention.kind === 'preposition') {
      preposition = mention.entry.preposition ?? '';
      continue;
    }
    if (mention.kind === 'effect') readEffect(mention, meaning);
    else if (mention.kind === 'noun' || mention.kind === 'verb' || mention.kind === 'unknown')
      readName(mention, preposition, scene, meaning);
    // "Three claps of thunder": what it is counted in names no other sound.
    const counted = meaning.unresolved.at(-1);
    const isCounted =
      counted !== undefined && counted === before && counted.form === 's' && counted.entry.verb !== undefined;
    if (
      isCounted &&
      (mention.kind === 'noun' || mention.kind === 'verb') &&
      meaning.targets !== null &&
      mention !== counted
    )
      meaning.unresolved.pop();
    before = mention;
    if (mention.kind !== 'determiner') preposition = '';
  }
  return meaning;
}

function readEffect(mention: TaggedToken, meaning: Meaning): void {
  const { effect = {} } = mention.entry;
  if (effect.isDry === true) meaning.isDry = true;
  else if (effect.space !== undefined) meaning.space = effect.space;
  else if (effect.device !== undefined && effect.mods === undefined) meaning.device = effect.device;
  else meaning.effects.push({ effect, factor: 1, mention });
}

function readName(mention: TaggedToken, preposition: string, scene: Scene, meaning: Meaning): void {
  const { noun, verb } = mention.entry;
  const ground = noun?.surface ?? noun?.material;
  if (noun?.space !== undefined && INSIDE.has(preposition)) meaning.space = noun.space;
  else if (noun?.device !== undefined && THROUGH.has(preposition)) meaning.device = noun.device;
  else if (ground !== undefined && GROUND.has(preposition)) meaning.material = { material: ground, isGround: true };
  else {
    const named = layersNamed(scene, mention);
    if (named.size > 0) nameLayers(mention, named, meaning);
    else if (noun?.space !== undefined) meaning.space = noun.space;
    else if (noun?.material !== undefined) meaning.material = { material: noun.material, isGround: false };
    else if (verb?.effect !== undefined) meaning.effects.push({ effect: verb.effect, factor: 1, mention });
    else meaning.unresolved.push(mention);
  }
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
