import type { Provider } from '@nestjs/common';
import { DerivedFiles } from './derived-files';
import { PreparationJob } from './preparation-job';
import { SoundPreparation } from './sound-preparation';
import { VideoPreparation } from './video-preparation';

/** What makes uploads playable. */
export const PREPARATION: Provider[] = [DerivedFiles, VideoPreparation, SoundPreparation, PreparationJob];
