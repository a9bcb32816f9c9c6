import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { effectName, type GenerationProgress } from '@whoosh/contracts';
import { DataSource } from 'typeorm';
import { Env } from '../../config';
import { FilesService } from '../../infra/files';
import { PermanentFailure, type Job, type JobHandler } from '../../infra/queue';
import { WorkBudget } from '../../infra/work-budget';
import { Generation, setsOf } from './generation.entity';
import { giveBack } from './give-back';
import { GenerationCancelled, GenerationOutcome, GenerationTookTooLong, type StoredTake } from './generation-outcome';
import { GenerationProgressFeed, isFinished, progressOf } from './generation-progress';
import { PATIENCE } from './generators/foreign-generator';
import { Generators } from './generators/generators';
import { SceneEngine } from './scene-engine';

/** How much longer a try may take that waits for another service first (ms). */
const ELSEWHERE_MS = PATIENCE.wholeMs + 10_000;

export interface GenerationJobData {
  generationId: string;
}

/** Renders and stores the takes of a generation: the job behind every sound, in whichever process it runs. */
@Injectable()
export class GenerationJob implements JobHandler<GenerationJobData> {
  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly engine: SceneEngine,
    private readonly generators: Generators,
    private readonly files: FilesService,
    private readonly outcome: GenerationOutcome,
    private readonly feed: GenerationProgressFeed,
    private readonly work: WorkBudget,
  ) {}

  /**
   * @throws GenerationTookTooLong when the job takes longer than it may. @param limit ms; without it as long as its
   * kind
   */
  async run(job: Job<GenerationJobData>, limit?: number): Promise<void> {
    const generation = await this.begin(job.data.generationId);
    if (generation === null) return;
    const limitMs =
      limit ??
      (this.env.SOUND_LIMIT_SECONDS * 1000 + (generation.generator === 'whoosh' ? 0 : ELSEWHERE_MS)) *
        setsOf(generation.takes);
    // The names are needed when there is something to write: until then the sound is rendered.
    const names = this.files.announce(
      generation.userId,
      Array.from({ length: generation.takes }, () => ['mp3', 'wav'] as const).flat(),
    );
    let published = false;
    try {
      published = await this.outcome.succeed(generation, await this.makeTakes(generation, names, job.signal, limitMs));
    } catch (error) {
      // Whoever cancelled has ended the generation already: nothing is left to try again.
      if (!(error instanceof GenerationCancelled)) throw error;
    } finally {
      if (!published) await this.files.removeUnpublished(await names.catch(() => []));
    }
  }

  async abandon(id: string, reason: unknown): Promise<void> {
    await this.outcome.fail(id, reason);
  }

  /** Marks the generation as running. @returns null when it has ended */
  private async begin(id: string): Promise<Generation | null> {
    const begun = this.dataSource
      .createQueryBuilder()
      .update(Generation)
      .set({ state: 'running' })
      .where(`id = :id AND state IN ('queued', 'running')`, { id })
      .execute();
    // Beside it: all but the state stays as it was asked for.
    const [{ affected }, generation] = await Promise.all([
      begun,
      this.dataSource.manager.findOneBy(Generation, { id }),
    ]);
    return affected === 1 ? generation : null;
  }

  /** All takes side by side, as far as there are render threads. */
  private async makeTakes(
    generation: Generation,
    names: Promise<readonly string[]>,
    signal: AbortSignal,
    limitMs: number,
  ): Promise<StoredTake[]> {
    const stop = new AbortController();
    const abort = () => stop.abort();
    signal.addEventListener('abort', abort, { once: true });
    const unsubscribe = this.feed.subscribe(generation.id, ({ state }) => {
      if (isFinished(state)) stop.abort(new GenerationCancelled());
    });
    const limit = setTimeout(() => stop.abort(new GenerationTookTooLong(limitMs)), limitMs);
    const board = new ProgressBoard(generation, (progress) => this.feed.publish(generation.id, progress));
    const takes = Array.from({ length: generation.takes }, (_, index) => index + 1);
    const made = takes.map((take) => {
      const ofTake = names.then((all) => ({
        mp3File: all[(take - 1) * 2] ?? '',
        wavFile: all[(take - 1) * 2 + 1] ?? '',
      }));
      // Heard of when the take is written; until then it is not unhandled.
      ofTake.catch(() => undefined);
      return this.makeTake(generation, take, ofTake, board, stop.signal);
    });
    try {
      return await Promise.all(made);
    } catch (error) {
      // The others must have stopped writing before their files are removed.
      stop.abort();
      await Promise.allSettled(made);
      throw stop.signal.reason instanceof PermanentFailure ? stop.signal.reason : error;
    } finally {
      clearTimeout(limit);
      unsubscribe();
      signal.removeEventListener('abort', abort);
    }
  }

  private async makeTake(
    generation: Generation,
    take: number,
    named: Promise<{ mp3File: string; wavFile: string }>,
    board: ProgressBoard,
    signal: AbortSignal,
  ): Promise<StoredTake> {
    const seed = this.engine.takeSeed(generation.seed, take);
    const title = effectName(null, generation.description);
    const { generator, fallback, description, scene } = generation;
    const varied = generation.variation === null ? null : this.engine.vary(scene, generation.variation, seed);
    const request = { description, scene: varied ?? { ...scene, seed }, title, key: `${generation.id}-${take}` };
    const { wav, mp3, details, madeBy } = await this.generators.make(generator, fallback, request, {
      signal,
      onProgress: (seconds) => board.rendered(take, seconds),
      onWork: (ms) => this.work.notePaid(generation.userId, ms),
    });
    board.rendered(take, generation.durationMs / 1000);
    const encoded = Promise.all([wav, mp3, details]).then(() => board.encoded());
    const written = [
      this.write(
        named.then(({ wavFile }) => wavFile),
        wav,
      ),
      this.write(
        named.then(({ mp3File }) => mp3File),
        mp3,
      ),
    ];
    // One that fails waits for the other: nothing may write any more when the files are removed.
    await Promise.allSettled([encoded, ...written]);
    const [wavBytes = 0, mp3Bytes = 0] = await Promise.all(written);
    board.stored();
    for (const file of await Promise.all([wav, mp3])) giveBack(file);
    return { ...(await named), ...(await details), madeBy, scene: varied, take, seed, mp3Bytes, wavBytes };
  }

  /** @returns how many bytes it wrote */
  private async write(named: Promise<string>, file: Promise<Uint8Array>): Promise<number> {
    const [name, bytes] = await Promise.all([named, file]);
    await this.files.write(name, bytes);
    return bytes.byteLength;
  }
}

/** Adds up the progress of all takes. */
class ProgressBoard {
  private readonly seconds: number[];
  private readonly progress: GenerationProgress;

  constructor(
    generation: Generation,
    private readonly publish: (progress: GenerationProgress) => void,
  ) {
    this.seconds = Array.from({ length: generation.takes }, () => 0);
    this.progress = { ...progressOf(generation), state: 'running' };
    this.tell();
  }

  rendered(take: number, seconds: number): void {
    this.seconds[take - 1] = seconds;
    this.progress.renderedSeconds = Math.min(
      this.progress.askedSeconds,
      this.seconds.reduce((sum, each) => sum + each, 0),
    );
    this.tell();
  }

  encoded(): void {
    this.progress.encodedTakes += 1;
    this.tell();
  }

  stored(): void {
    this.progress.storedTakes += 1;
    this.tell();
  }

  private tell(): void {
    this.publish({ ...this.progress });
  }
}
