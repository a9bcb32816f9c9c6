import type { Layer } from '@whoosh/sound-scene';
import type { SoundModel } from '../model';
import { ANIMAL_MODELS } from './animal';
import { BODY_MODELS } from './body';
import { DESIGNED_MODELS } from './designed';
import { DOOR_MODELS } from './doors';
import { ELECTRONIC_MODELS } from './electronic';
import { FIRE_MODELS } from './fire';
import { FOOTSTEP_MODELS } from './footsteps';
import { HOUSE_MODELS } from './house';
import { IMPACT_MODELS } from './impact';
import { MACHINE_MODELS } from './machine';
import { MUSIC_MODELS } from './music';
import { ambiencesOf, ROOM_MODELS } from './room';
import { SCIFI_MODELS } from './scifi';
import { TOOL_MODELS } from './tools';
import { VOICE_MODELS } from './voice';
import { WATER_MODELS } from './water';
import { WEATHER_MODELS } from './weather';

const FAMILIES: readonly (readonly SoundModel[])[] = [
  ANIMAL_MODELS,
  BODY_MODELS,
  DESIGNED_MODELS,
  DOOR_MODELS,
  ELECTRONIC_MODELS,
  FIRE_MODELS,
  FOOTSTEP_MODELS,
  HOUSE_MODELS,
  IMPACT_MODELS,
  MACHINE_MODELS,
  MUSIC_MODELS,
  ROOM_MODELS,
  SCIFI_MODELS,
  TOOL_MODELS,
  VOICE_MODELS,
  WATER_MODELS,
  WEATHER_MODELS,
];

const byId = (models: readonly SoundModel[]): Record<string, SoundModel> =>
  Object.fromEntries(models.map((model) => [model.id, model]));
const SINGLE_SOURCES = byId(FAMILIES.flat());

/** Every sound source that the engine plays, by its id: single sources, and the places that are made of them. */
export const MODELS: Readonly<Record<string, SoundModel>> = { ...SINGLE_SOURCES, ...byId(ambiencesOf(SINGLE_SOURCES)) };

/** The model of a layer. @throws RangeError where the engine has none */
export function modelOf({ source }: Pick<Layer, 'source'>): SoundModel {
  const model = Object.hasOwn(MODELS, source.model) ? MODELS[source.model] : undefined;
  if (!model) throw new RangeError(`layers: the engine has no model '${source.model}'`);
  return model;
}
