export { SoundEffectsModule } from './sound-effects.module';
