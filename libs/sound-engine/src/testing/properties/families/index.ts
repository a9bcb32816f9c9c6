import type { SourceFamily } from '../../../catalogue';
import { widened, type Property } from '../property';
import recorded from '../recorded-bounds.json';
import { ANIMAL_PROPERTIES } from './animal';
import { BODY_PROPERTIES } from './body';
import { MICROPHONE_PROPERTIES } from './microphones';
import { ELECTRONIC_PROPERTIES } from './electronic';
import { FIRE_PROPERTIES } from './fire';
import { HOUSE_PROPERTIES } from './house';
import { SMALL_THING_PROPERTIES } from './small-things';
import { IMPACT_PROPERTIES } from './impact';
import { WORKS_PROPERTIES } from './works';
import { MACHINE_PROPERTIES } from './machine';
import { INSTRUMENT_PROPERTIES } from './instruments';
import { MUSIC_PROPERTIES } from './music';
import { ROOM_PROPERTIES } from './room';
import { SCIFI_PROPERTIES } from './scifi';
import { TOOL_PROPERTIES } from './tool';
import { VOICE_PROPERTIES } from './voice';
import { WATER_PROPERTIES } from './water';
import { WEAPON_PROPERTIES } from './weapon';
import { WEATHER_PROPERTIES } from './weather';

/** What makes each source that thing as it was written down, family by family of the catalogue. */
export const WRITTEN_PROPERTIES: Readonly<Record<SourceFamily, readonly Property[]>> = {
  weather: WEATHER_PROPERTIES,
  water: WATER_PROPERTIES,
  fire: FIRE_PROPERTIES,
  body: BODY_PROPERTIES,
  voice: VOICE_PROPERTIES,
  impact: [...IMPACT_PROPERTIES, ...WEAPON_PROPERTIES, ...SMALL_THING_PROPERTIES],
  house: HOUSE_PROPERTIES,
  machine: [...MACHINE_PROPERTIES, ...TOOL_PROPERTIES, ...WORKS_PROPERTIES],
  electronic: [...ELECTRONIC_PROPERTIES, ...MICROPHONE_PROPERTIES],
  animal: ANIMAL_PROPERTIES,
  music: [...MUSIC_PROPERTIES, ...INSTRUMENT_PROPERTIES],
  scifi: SCIFI_PROPERTIES,
  room: ROOM_PROPERTIES,
};

const RECORDED: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = recorded;

/**
 * What makes each source that thing: bounds that more than a quarter of a source's own recordings leave reach as far as
 * these (`tools/calibrate/bounds.mjs`).
 */
export const PROPERTIES: Readonly<Record<SourceFamily, readonly Property[]>> = allWidened({ ...WRITTEN_PROPERTIES });

function allWidened(
  families: Record<SourceFamily, readonly Property[]>,
): Readonly<Record<SourceFamily, readonly Property[]>> {
  for (const family of Object.keys(families) as SourceFamily[])
    families[family] = families[family].map((row) =>
      Object.hasOwn(RECORDED, row.id) ? widened(row, RECORDED[row.id]) : row,
    );
  return families;
}
