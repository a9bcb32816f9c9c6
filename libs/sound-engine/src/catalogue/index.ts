import { ANIMAL_SOURCES } from './animal';
import { BODY_SOURCES } from './body';
import { ELECTRONIC_SOURCES } from './electronic';
import { FIRE_SOURCES } from './fire';
import { HOUSE_SOURCES } from './house';
import { IMPACT_SOURCES } from './impact';
import { MACHINE_SOURCES } from './machine';
import { MUSIC_SOURCES } from './music';
import { ROOM_SOURCES } from './room';
import { SCIFI_SOURCES } from './scifi';
import type { Source } from './source';
import { VOICE_SOURCES } from './voice';
import { WATER_SOURCES } from './water';
import { WEATHER_SOURCES } from './weather';

export type { Source, SourceFamily, StandIn } from './source';
export { gradeOf, type SourceGrade } from './grades';

/** Every source that the language knows, family by family. */
export const CATALOGUE: readonly Source[] = [
  ...WEATHER_SOURCES,
  ...WATER_SOURCES,
  ...FIRE_SOURCES,
  ...BODY_SOURCES,
  ...VOICE_SOURCES,
  ...IMPACT_SOURCES,
  ...HOUSE_SOURCES,
  ...MACHINE_SOURCES,
  ...ELECTRONIC_SOURCES,
  ...ANIMAL_SOURCES,
  ...MUSIC_SOURCES,
  ...SCIFI_SOURCES,
  ...ROOM_SOURCES,
];

const BY_ID: ReadonlyMap<string, Source> = new Map(CATALOGUE.map((source) => [source.id, source]));

/** The source of that id, or undefined. */
export function findSource(id: string): Source | undefined {
  return BY_ID.get(id);
}

/** @throws RangeError for an id that is not in the catalogue */
export function getSource(id: string): Source {
  const source = BY_ID.get(id);
  if (!source) throw new RangeError(`source: "${id}" is not in the catalogue`);
  return source;
}
