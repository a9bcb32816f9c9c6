export { SoundEffectResponse } from './dto/sound-effect.response';
export { EffectUses } from './effect-uses';
export { SoundEffect } from './sound-effect.entity';
export { toSoundEffectResponse } from './sound-effect.mapper';
export { SoundEffectsModule } from './sound-effects.module';
export { SoundGenerator } from './sound-generator';
export { SoundEffectsService } from './sound-effects.service';
