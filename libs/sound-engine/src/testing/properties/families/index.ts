import type { SourceFamily } from '../../../catalogue';
import type { Property } from '../property';
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

/** What makes each source that thing, family by family of the catalogue. */
export const PROPERTIES: Readonly<Record<SourceFamily, readonly Property[]>> = {
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
