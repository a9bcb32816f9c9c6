import { ApiProperty } from '@nestjs/swagger';
import {
  LIMITS,
  type GenerationProgress,
  type GenerationResponse,
  type GenerationState,
  type GenerationStatusResponse,
  type TakeResponse,
} from '@whoosh/contracts';
import type { Intensity, Scene } from '@whoosh/sound-scene';
import { INTENSITIES, SceneProperty } from './rules';
import { ForeignMakerBody, MadeByField } from './sound-effect.response';
import { SoundEventBody } from './sound-event.response';

export class TakeBody implements TakeResponse {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.maxVariations })
  take: number;

  @ApiProperty({ type: 'integer' })
  seed: number;

  @ApiProperty()
  audioUrl: string;

  @ApiProperty()
  audioUrl48k: string;

  @ApiProperty({ description: 'seconds' })
  duration: number;

  @ApiProperty({ pattern: '^[0-9a-f]{400}$' })
  bars: string;

  @MadeByField()
  madeBy: ForeignMakerBody | null;

  @ApiProperty({ type: [SoundEventBody] })
  events: SoundEventBody[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'the effect it was kept as' })
  soundEffectId: number | null;
}

/** A finished generation; the first take stands at the top level. */
export class GenerationBody implements GenerationResponse {
  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'MP3, 44.1 kHz' })
  audioUrl: string;

  @ApiProperty({ description: 'WAV, 48 kHz' })
  audioUrl48k: string;

  @ApiProperty({ description: 'seconds' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  creditsDeducted: number;

  @ApiProperty({ type: 'integer' })
  remainingCredits: number;

  @ApiProperty({ format: 'uuid' })
  generationId: string;

  @SceneProperty()
  scene: Scene;

  @ApiProperty()
  engineVersion: string;

  @MadeByField()
  madeBy: ForeignMakerBody | null;

  @ApiProperty({ type: [TakeBody] })
  takes: TakeBody[];
}

export class ProgressBody implements GenerationProgress {
  @ApiProperty({ enum: ['queued', 'running', 'done', 'failed'] })
  state: GenerationState;

  @ApiProperty({ type: 'integer', description: 'jobs before this one' })
  queuePosition: number;

  @ApiProperty({ description: 'of all takes' })
  renderedSeconds: number;

  @ApiProperty()
  askedSeconds: number;

  @ApiProperty({ type: 'integer' })
  encodedTakes: number;

  @ApiProperty({ type: 'integer' })
  storedTakes: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'seconds until it is rendered, while nothing of it is; null where that is not known',
  })
  remainingSeconds: number | null;
}

export class GenerationFailureBody {
  @ApiProperty()
  error: string;

  @ApiProperty()
  code: string;
}

export class GenerationStatusBody implements GenerationStatusResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ enum: INTENSITIES })
  intensity: Intensity;

  @ApiProperty({ type: 'integer', nullable: true })
  projectId: number | null;

  @ApiProperty({ type: ProgressBody })
  progress: ProgressBody;

  @ApiProperty({ type: GenerationBody, nullable: true, description: 'when done' })
  result: GenerationBody | null;

  @ApiProperty({ type: GenerationFailureBody, nullable: true, description: 'when failed' })
  error: GenerationFailureBody | null;

  @ApiProperty({ description: 'where it can be followed' })
  url: string;
}
