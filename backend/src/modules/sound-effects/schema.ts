import type { SchemaPart } from '../../database/schema-part';
import { StoredFile } from './stored-file.entity';
import { Generation } from './generation.entity';
import { Take } from './take.entity';
import { SoundEffects1763700500000 } from './migrations/1763700500000-SoundEffects';
import { SoundEffect } from './sound-effect.entity';

export const soundEffectsSchema: SchemaPart = {
  entities: [StoredFile, Generation, Take, SoundEffect],
  migrations: [SoundEffects1763700500000],
};
