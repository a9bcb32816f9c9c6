import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  FREE_PLAN_ID,
  isFreeAllowance,
  LIMITS,
  maxDurationSeconds,
  type GenerateRequest,
  type GeneratorId,
} from '@whoosh/contracts';
import { SCENE_LIMITS, type Scene } from '@whoosh/sound-scene';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError, type SessionUser } from '../../http';
import { JobQueue } from '../../infra/queue';
import { WorkBudget } from '../../infra/work-budget';
import { ProjectsService } from '../projects';
import { EffectsAllowance } from './effects-allowance';
import { Generation, setsOf } from './generation.entity';
import { queueOf } from './generation-queues';
import { Generators } from './generators/generators';
import { RunningCap } from './running-cap';
import { checkedScene } from './scene-check';
import { SceneEngine, type InterpretOptions } from './scene-engine';
import { SensesService } from './senses/senses.service';
import { FairThrottle, KeyedMutex } from './keyed-mutex';
import { SoundEffect } from './sound-effect.entity';
import { SoundPayments } from './sound-payments';
import { uuidV7 } from './uuid-v7';

/** Seeds that are drawn are short enough to be read out and typed. */
const DRAWN_SEED_MAX = 999_999;
/**
 * Requests that are stored at once in this process, each user's one after the other. Twenty at once would take the
 * processor and the connections from everybody who only reads: 1 in 30 reads then took over 50 ms, with two 1 in 200.
 */
const LANES = 2;
/**
 * Between two requests that are looked at, ms. Checking and storing one takes the event loop up to 12 ms: when twenty
 * come at once, whoever only reads has two thirds of it in between. The render threads are busy for longer with each,
 * so nobody hears a sound later.
 */
const PAUSE_OF_DRAFTS_MS = 40;
const JOB_TRIES_AFTER_FIRST = 2;
/** A try of four long takes on a busy machine stays below this; a worker that died is noticed long before. */
const JOB_EXPIRY_SECONDS = 120;

/** Without a duration a sound has the length that fits what is described, as far as the plan allows it. */
export interface SoundRequest extends Omit<GenerateRequest, 'duration'>, Partial<Pick<GenerateRequest, 'duration'>> {
  /** How far each take goes from the scene, 0..1: the takes are variations of it then. */
  variation?: number;
}

/** Who asks: a person, or a program with their key. */
export type Asker = Pick<SessionUser, 'id' | 'planId' | 'apiKey'>;

/** A request after everything that can be said without the database. */
interface Draft {
  description: string;
  durationMs: number;
  takes: number;
  scene: Scene;
  variation: number | null;
  parentEffectId: number | null;
  projectId: number | null;
  generator: GeneratorId;
  fallback: boolean;
}

/** @throws AppError NOT_FOUND for an effect that is not theirs */
async function assertParent(
  userId: number,
  { parentEffectId: id }: Pick<Draft, 'parentEffectId'>,
  manager: EntityManager,
): Promise<void> {
  if (id !== null && !(await manager.existsBy(SoundEffect, { id, userId }))) throw new AppError('NOT_FOUND');
}

/** Takes requests for sounds: rules, reservation and job are one transaction. */
@Injectable()
export class GenerationService {
  private readonly lanes = new KeyedMutex<number>();
  private readonly drafts = new FairThrottle<number>(PAUSE_OF_DRAFTS_MS);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly engine: SceneEngine,
    private readonly allowance: EffectsAllowance,
    private readonly payments: SoundPayments,
    private readonly projects: ProjectsService,
    private readonly queue: JobQueue,
    private readonly cap: RunningCap,
    private readonly generators: Generators,
    private readonly senses: SensesService,
    private readonly work: WorkBudget,
  ) {}

  /**
   * Stores a request and its job, or finds the one that came before under the same key.
   * @throws AppError VALIDATION_FAILED, TEXT_TOO_COMPLICATED, INVALID_SCENE, SCENE_TOO_COSTLY, IDEMPOTENCY_KEY_REUSED,
   * NOT_FOUND (project, parent) and the
   *   limits of EffectsAllowance
   */
  async request(asker: Asker, request: SoundRequest, idempotencyKey: string | null): Promise<Generation> {
    const userId = asker.id;
    const requestHash = hashOf(request);
    const known = await this.replay(userId, idempotencyKey, requestHash, this.dataSource.manager);
    if (known !== null) return known;
    if (request.scene === undefined) await this.assertMayRead(asker);
    const draft = await this.drafts.run(userId, () => this.prepareRequest(request, asker));
    const generation = await this.lanes.run(userId % LANES, () =>
      this.dataSource.transaction(async (manager) => {
        const account = await this.payments.lock(userId, manager);
        const earlier = await this.replay(userId, idempotencyKey, requestHash, manager);
        if (earlier !== null) return earlier;
        if (draft.projectId !== null) await this.projects.get(userId, draft.projectId, manager);
        await assertParent(userId, draft, manager);
        const { cost, open } = await this.allowance.assertMayGenerate(
          { ...account, userId },
          draft.durationMs / 1000,
          draft.takes,
          manager,
        );
        if (asker.apiKey !== undefined) await this.allowance.assertKeyMaySpend(asker.apiKey, cost, manager);
        const apiKeyId = asker.apiKey?.id ?? null;
        const remainingCredits = account.credits - cost;
        const { planId } = account;
        return this.store(
          { userId, apiKeyId, planId, cost, remainingCredits, idempotencyKey, requestHash, ...draft },
          open,
          manager,
        );
      }),
    );
    this.queue.wake(queueOf(generation.generator));
    return generation;
  }

  private async replay(
    userId: number,
    key: string | null,
    requestHash: string,
    manager: EntityManager,
  ): Promise<Generation | null> {
    if (key === null) return null;
    const earlier = await manager.findOneBy(Generation, { userId, idempotencyKey: key });
    if (earlier !== null && earlier.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return earlier;
  }

  /** Words of who pays are always read. @throws AppError RATE_LIMITED for who does not, past their budget of work */
  private async assertMayRead({ id, planId }: Asker): Promise<void> {
    if (planId !== FREE_PLAN_ID) return;
    try {
      await this.work.assertLeft(id);
    } catch (error) {
      const account = await this.dataSource.transaction((manager) => this.payments.lock(id, manager));
      if (isFreeAllowance(account.planId, account.credits)) throw error;
    }
  }

  private async prepareRequest(request: SoundRequest, asker: Asker): Promise<Draft> {
    const generator = this.generatorOf(request);
    const common = {
      takes: request.takes ?? 1,
      projectId: request.projectId ?? null,
      variation: request.variation ?? null,
      parentEffectId: request.parentEffectId ?? null,
      generator,
      fallback: request.fallback === true && generator !== 'whoosh',
    };
    if (request.scene !== undefined) {
      const edited = checkedScene(request.scene, this.engine);
      const duration = toMilliseconds(request.duration ?? edited.duration);
      const isVariation = request.variation !== undefined;
      const drawn = isVariation ? randomInt(1, DRAWN_SEED_MAX + 1) : edited.seed;
      const kept = isVariation ? this.engine.keepIndividuals(edited) : edited;
      const { seed = drawn, loop = edited.loop, intensity = edited.intensity } = request;
      return {
        ...common,
        durationMs: Math.round(duration * 1000),
        description: edited.text,
        scene: { ...kept, duration, seed, loop, intensity },
      };
    }
    const description = (request.description ?? '').trim();
    if (description === '') {
      const message = 'Please enter a description for your sound effect';
      throw new AppError('VALIDATION_FAILED', { message, details: [{ field: 'description', message }] });
    }
    const { seed = randomInt(1, DRAWN_SEED_MAX + 1), loop, lang, intensity = 'moderate' } = request;
    const senses = await this.senses.of(asker.id);
    const options = { seed, loop, lang, intensity, senses };
    const scene = await this.interpretAtLength(description, options, request.duration, asker);
    if (generator === 'whoosh' && scene.layers.length > SCENE_LIMITS.maxLayers) throw new AppError('SCENE_TOO_COSTLY');
    return { ...common, durationMs: Math.round(scene.duration * 1000), description, scene };
  }

  /** @throws AppError VALIDATION_FAILED for a generator that is not here, or cannot make a scene */
  private generatorOf({ generator, scene }: SoundRequest): GeneratorId {
    const refuse = (message: string) =>
      new AppError('VALIDATION_FAILED', { message, details: [{ field: 'generator', message }] });
    if (generator !== undefined && !this.generators.has(generator))
      throw refuse('This sound engine is not set up here.');
    if (scene === undefined) return generator ?? this.generators.usual;
    if (generator !== undefined && generator !== 'whoosh')
      throw refuse('This sound engine makes sounds from words only. A scene is rendered by Whoosh.');
    return 'whoosh';
  }

  private async interpretAtLength(
    description: string,
    options: Omit<InterpretOptions, 'duration'>,
    asked: number | undefined,
    { id, planId }: Asker,
  ): Promise<Scene> {
    if (asked !== undefined)
      return this.engine.interpret(description, { ...options, duration: toMilliseconds(asked) }, id);
    const natural = await this.engine.interpret(description, options, id);
    const duration = toMilliseconds(
      Math.max(LIMITS.minDurationSeconds, Math.min(natural.duration, maxDurationSeconds(planId))),
    );
    return duration === natural.duration ? natural : this.engine.interpret(description, { ...options, duration }, id);
  }

  private async store(
    row: Draft &
      Pick<
        Generation,
        'userId' | 'apiKeyId' | 'planId' | 'cost' | 'remainingCredits' | 'idempotencyKey' | 'requestHash'
      >,
    open: readonly string[],
    manager: EntityManager,
  ): Promise<Generation> {
    const { scene } = row;
    const id = uuidV7();
    const generation = manager.create(Generation, {
      ...row,
      id,
      seed: scene.seed,
      intensity: scene.intensity,
      engineVersion: this.engine.version,
      state: 'queued',
    });
    await manager.insert(Generation, generation);
    await this.payments.reserve(row.userId, id, row.cost, manager);
    await this.queue.enqueue(manager, queueOf(row.generator), {
      // Whoever has many sounds under way lets the others go first.
      id,
      data: { generationId: id },
      priority: -open.length,
      retryLimit: JOB_TRIES_AFTER_FIRST,
      expireInSeconds: JOB_EXPIRY_SECONDS * setsOf(row.takes),
      held: true,
    });
    await this.cap.letRun(row.userId, row.planId, manager, [...open, id]);
    return manager.findOneByOrFail(Generation, { id });
  }
}

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** The same for two requests that ask for the same, whatever the order of their fields. */
function hashOf(request: SoundRequest): string {
  return createHash('sha256').update(JSON.stringify(request, sortedKeys)).digest('hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
