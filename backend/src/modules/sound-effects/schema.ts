import type { SchemaPart } from '../../database/schema-part';
import { Generation } from './generation.entity';
import { Take } from './take.entity';
import { SoundEffects1763700500000 } from './migrations/1763700500000-SoundEffects';
import { TakeEvents1763760000000 } from './migrations/1763760000000-TakeEvents';
import { ProjectOwners1763761000000 } from './migrations/1763761000000-ProjectOwners';
import { EffectBrightness1763763500000 } from './migrations/1763763500000-EffectBrightness';
import { EffectWords1795312020000 } from './migrations/1795312020000-EffectWords';
import { EffectFamilies1795334400000 } from './migrations/1795334400000-EffectFamilies';
import { GenerationKeys1795312140000 } from './migrations/1795312140000-GenerationKeys';
import { Generators1795323420000 } from './migrations/1795323420000-Generators';
import { TakeScenes1795325280000 } from './migrations/1795325280000-TakeScenes';
import { SoundLicences1795478400000 } from './migrations/1795478400000-SoundLicences';
import { EffectParents1795564800000 } from './migrations/1795564800000-EffectParents';
import { SoundEffect } from './sound-effect.entity';

export const soundEffectsSchema: SchemaPart = {
  entities: [Generation, Take, SoundEffect],
  migrations: [
    SoundEffects1763700500000,
    TakeEvents1763760000000,
    ProjectOwners1763761000000,
    EffectBrightness1763763500000,
    EffectWords1795312020000,
    GenerationKeys1795312140000,
    Generators1795323420000,
    TakeScenes1795325280000,
    EffectFamilies1795334400000,
    SoundLicences1795478400000,
    EffectParents1795564800000,
  ],
};
