import type { Device, Material, Scene, SpaceKind } from '@whoosh/sound-scene';
import type { Participant } from '../frames/event-frame';
import { framesFrom } from '../frames/from-clauses';
import { allParticipants } from '../frames/participants';
import { parse } from '../parse/parse';
import type { SaidEffect } from '../parse/phrases';
import { DEVICE, GROUND, INSIDE, type Relation } from '../relation';
import type { TaggedToken } from '../tag/match';
import type { Context } from './piece-result';
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

/** What the frames and effects that words are parsed into mean of a scene. */
export function meaningOf(mentions: readonly TaggedToken[], scene: Scene, { language, parsed }: Context): Meaning {
  const meaning: Meaning = { targets: null, isOfBeings: false, effects: [], isDry: false, unresolved: [] };
  const { clauses } = parse(mentions, language);
  for (const { end } of mentions.slice(-1)) parsed.set(end, clauses);
  const frames = framesFrom(clauses);
  const phrases = frames.flatMap(allParticipants).filter(({ isRecalled }) => !isRecalled);
  const others = mentions.filter((mention) => mention.kind === 'unknown' || isAspect(mention));
  const deeds = frames.flatMap(({ predicate }) => predicate?.mention ?? []);
  const loose = clauses.flatMap((clause) => clause.loose);
  // "The background quieter" names what goes on there; "the background music" says it of music
  const behind = loose.filter(({ mention }) => mention.entry.noun?.family === 'background');
  const alone = [...others, ...deeds, ...behind.map(({ mention }) => mention)];
  const names = [...phrases.flatMap(nounsOf), ...alone.map((mention): Name => ({ mention }))];
  for (const { mention, relation } of names.sort((one, other) => one.mention.start - other.mention.start))
    if (!readPlace(mention, relation, meaning)) readName(mention, layersNamed(scene, mention, language), meaning);
  // "Three claps of thunder": what it is counted in names no other sound
  const counters = phrases.filter(({ of, mention }) => of && mention.form === 's' && mention.entry.verb);
  if (meaning.targets !== null)
    meaning.unresolved = meaning.unresolved.filter((one) => !counters.some(({ mention }) => mention === one));
  const said = [...phrases.flatMap(({ effects }) => effects), ...frames.flatMap(({ modifiers }) => modifiers)];
  for (const one of [...said, ...loose]) if (!isAspect(one.mention) && !behind.includes(one)) readEffect(one, meaning);
  return meaning;
}

/** "Starts", which alone names what starts. */
function isAspect({ kind, entry }: TaggedToken): boolean {
  return kind === 'verb' && entry.verb?.kind === 'aspect';
}

/** What may name a layer, and how it stands to what happens. */
interface Name {
  mention: TaggedToken;
  relation?: Relation;
}

/** The noun of a phrase and those before it. */
function nounsOf({ head, modifiers, mention, spans, relation }: Participant): Name[] {
  return [...modifiers, head].map((noun, index) => {
    const [start, end] = spans[index];
    const named = noun === head ? mention : { ...mention, text: noun.word, entry: { noun }, start, end };
    return { mention: named, ...(index === 0 && relation && { relation }) };
  });
}

function readEffect(said: SaidEffect, meaning: Meaning): void {
  const { effect } = said;
  if (effect.isDry === true) meaning.isDry = true;
  else if (effect.space !== undefined) meaning.space = effect.space;
  else if (effect.device !== undefined && effect.mods === undefined) meaning.device = effect.device;
  else meaning.effects.push(said);
}

function readName(mention: TaggedToken, named: ReadonlySet<string>, meaning: Meaning): void {
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
