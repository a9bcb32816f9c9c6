import { AIRCRAFT_AND_TRAINS_SOURCES } from './aircraft-and-trains';
import { ANIMAL_SOURCES } from './animal';
import { BIRDS_SOURCES } from './birds';
import { BODY_SOURCES } from './body';
import { BREAKING_SOURCES } from './breaking';
import { DOORS_SOURCES } from './doors';
import { ELECTRONIC_SOURCES } from './electronic';
import { parseFeatures, type SourceFeatures } from './features';
import { FIRE_SOURCES } from './fire';
import { HOUSE_SOURCES } from './house';
import { IMPACT_SOURCES } from './impact';
import { INSTRUMENT_SOURCES } from './instruments';
import { MICROPHONE_SOURCES } from './microphones';
import { MUSIC_SOURCES } from './music';
import { ROOM_SOURCES } from './room';
import { SCIFI_SOURCES } from './scifi';
import { SMALL_THING_SOURCES } from './small-things';
import type { Source } from './source';
import { TOOLS_SOURCES } from './tools';
import { VEHICLES_SOURCES } from './vehicles';
import { VOICE_SOURCES } from './voice';
import { WATER_SOURCES } from './water';
import { WEATHER_SOURCES } from './weather';

export type { Source, SourceFamily } from './source';
export { gradeOf, type SourceGrade } from './grades';
export type { SourceFeatures } from './features';

/** Every source that the language knows, family by family. */
export const CATALOGUE: readonly Source[] = [
  ...WEATHER_SOURCES,
  ...WATER_SOURCES,
  ...FIRE_SOURCES,
  ...BODY_SOURCES,
  ...VOICE_SOURCES,
  ...IMPACT_SOURCES,
  ...SMALL_THING_SOURCES,
  ...BREAKING_SOURCES,
  ...DOORS_SOURCES,
  ...HOUSE_SOURCES,
  ...VEHICLES_SOURCES,
  ...AIRCRAFT_AND_TRAINS_SOURCES,
  ...TOOLS_SOURCES,
  ...ELECTRONIC_SOURCES,
  ...MICROPHONE_SOURCES,
  ...ANIMAL_SOURCES,
  ...BIRDS_SOURCES,
  ...MUSIC_SOURCES,
  ...INSTRUMENT_SOURCES,
  ...SCIFI_SOURCES,
  ...ROOM_SOURCES,
];

const BY_ID: ReadonlyMap<string, Source> = new Map(CATALOGUE.map((source) => [source.id, source]));

/** The source of that id, or undefined. */
export function findSource(id: string): Source | undefined {
  return BY_ID.get(id);
}

/** The table's group of a source: footsteps, animals; '' where there is no such source. */
export function groupOf(id: string | undefined): string {
  return findSource(id ?? '')?.group ?? '';
}

/** How a source goes on; an unknown one as a texture. */
export function kindOf(id: string): Source['kind'] {
  return findSource(id)?.kind ?? 'texture';
}

/** Whether the source of that id is the sound of a place; false for none. */
export function isAmbience(id: string | undefined): boolean {
  return id !== undefined && BY_ID.get(id)?.group === 'ambience';
}

/** @throws RangeError for an id that is not in the catalogue */
export function getSource(id: string): Source {
  const source = BY_ID.get(id);
  if (!source) throw new RangeError(`source: "${id}" is not in the catalogue`);
  return source;
}

const FEATURES = new Map<string, SourceFeatures>();

/** Features of the source with that id; undefined for an id that is not in the catalogue. */
export function featuresOf(id: string): SourceFeatures | undefined {
  const source = BY_ID.get(id);
  if (source && !FEATURES.has(id)) FEATURES.set(id, parseFeatures(source.features));
  return FEATURES.get(id);
}
