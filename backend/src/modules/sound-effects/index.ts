export { SoundEffectResponse } from './dto/sound-effect.response';
export { EffectUses } from './effect-uses';
export { Generators } from './generators/generators';
export { SoundEffect } from './sound-effect.entity';
export { toSoundEffectResponse } from './sound-effect.mapper';
export { SoundEffectsModule } from './sound-effects.module';
export { SceneEngine } from './scene-engine';
export { SoundEffectsService } from './sound-effects.service';
