import { randomInt } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError } from '../../../http';
import { Storage } from '../../../infra/storage';
import { WorkBudget } from '../../../infra/work-budget';
import type { Generation } from '../generation.entity';
import { isFinished } from '../generation-progress';
import { GenerationService, type Asker } from '../generation.service';
import { failed, GenerationViews } from '../generation-views';
import { RenderPool } from '../render-pool';
import { Take } from '../take.entity';
import type { AudioFormat } from './audio-format';
import { DEFAULT_INFLUENCE, type SoundGenerationDto } from './sound-generation.dto';

/** The SDK waits four minutes. Whoever waits longer than this is told to come again, and has paid nothing. */
const PATIENCE_MS = 110_000;
/** Sounds that a text has where nothing ties it down. */
const VARIETY = 1_000_000;

interface Wanted {
  format: AudioFormat;
  idempotencyKey: string | null;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
}

/** Makes sounds for callers who know nothing but text and bytes. */
@Injectable()
export class CompatibleSounds {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly generations: GenerationService,
    private readonly views: GenerationViews,
    private readonly storage: Storage,
    private readonly pool: RenderPool,
    private readonly work: WorkBudget,
  ) {}

  /** @throws AppError as GenerationService.request; UNAVAILABLE when it takes too long; why the generation failed */
  async make(
    asker: Asker,
    body: SoundGenerationDto,
    { format, idempotencyKey, signal }: Wanted,
  ): Promise<{ file: Uint8Array; generation: Generation }> {
    const { text, duration_seconds: duration, loop, prompt_influence: influence } = body;
    // A drawn seed would make a repeated request another one: there the text's first sound answers.
    const seed = idempotencyKey === null ? drawnSeed(influence ?? DEFAULT_INFLUENCE) : 1;
    const requested = await this.generations.request(
      asker,
      { description: text, duration: duration ?? undefined, loop: loop ?? false, seed },
      idempotencyKey,
    );
    const generation = await this.views.waitForEnd(requested, PATIENCE_MS);
    if (!isFinished(generation.state)) {
      await this.views.stop(asker.id, generation.id).catch(() => undefined);
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
    }
    if (generation.state === 'failed') throw failed(generation);
    const take = await this.dataSource.manager.findOneBy(Take, { generationId: generation.id, take: 1 });
    if (take === null || take.discardedAt !== null) throw new AppError('GONE');
    const wav = await buffer(await this.storage.read(take.wavFile));
    return {
      file: await this.pool.convert(wav, format, { signal, onWork: (ms) => this.work.notePaid(asker.id, ms) }),
      generation,
    };
  }
}

/** The more the text decides, the fewer sounds there are to draw from; at 1 a text has one sound. */
function drawnSeed(influence: number): number {
  return 1 + randomInt(Math.max(1, Math.round((1 - influence) * VARIETY)));
}
