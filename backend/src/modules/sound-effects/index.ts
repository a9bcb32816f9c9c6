export { SoundEffect } from './sound-effect.entity';
export { SoundEffectsModule } from './sound-effects.module';
export { SoundGenerator } from './sound-generator';
export { SoundEffectsService } from './sound-effects.service';
