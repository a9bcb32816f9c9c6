import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AudioCut } from '@whoosh/audio-codec';
import { stemFileName } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { DataSource, IsNull } from 'typeorm';
import { ZipFile } from 'yazl';
import { AppError } from '../../http';
import { RateLimits, type RateRule } from '../../infra/rate-limits';
import { WorkBudget } from '../../infra/work-budget';
import { ObjectNotFoundError, Storage } from '../../infra/storage';
import { Generation } from './generation.entity';
import { SceneEngine } from './scene-engine';
import { sceneOfTake, Take } from './take.entity';

const RULE: RateRule = { name: 'stems', points: 10, seconds: 60 };
/** The layers of a long sound take up to 76 MB until the last listener has them. */
const AT_ONCE = 3;

/** What is taken apart: a take, or the effect it was kept as. */
export type StemsOf = Pick<Take, 'generationId' | 'take' | 'wavFile' | 'createdAt' | 'madeBy'>;

/** A ZIP that is being written, and its size in bytes. */
export interface StemsArchive {
  content: Readable;
  bytes: number;
}

/** Takes stored sounds apart: the layers are rendered anew and must sum up to the very sound that is stored. */
@Injectable()
export class StemsService {
  private running = 0;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly engine: SceneEngine,
    private readonly storage: Storage,
    private readonly limits: RateLimits,
    private readonly work: WorkBudget,
  ) {}

  /** @throws AppError RATE_LIMITED */
  async count(userId: number): Promise<void> {
    await this.work.assertLeft(userId);
    await this.limits.consume(RULE, String(userId));
  }

  /** A take that was not discarded, and what it was asked with. @throws AppError NOT_FOUND */
  async takeOf(userId: number, generationId: string, take: number): Promise<{ take: Take; description: string }> {
    const { manager } = this.dataSource;
    const found = await manager.findOne(Take, {
      where: { userId, generationId, take, discardedAt: IsNull() },
      relations: { generation: true },
    });
    if (found?.generation === undefined) throw new AppError('NOT_FOUND');
    return { take: found, description: found.generation.description };
  }

  /**
   * Gives the layers of a sound to `use`, which ends once they are sent.
   * @throws AppError NO_SCENE for a sound of another generator, ENGINE_CHANGED when this engine would make another
   * sound of the scene, STILL_PROCESSING without the sound's file,
   *   UNAVAILABLE while too many others are taken apart
   */
  async withStems(userId: number, sound: StemsOf, use: (archive: StemsArchive) => Promise<void>): Promise<void> {
    if (sound.madeBy !== null) throw new AppError('NO_SCENE');
    if (this.running >= AT_ONCE) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
    this.running += 1;
    try {
      await use(await this.pack(sound, userId));
    } finally {
      this.running -= 1;
    }
  }

  private async pack(sound: StemsOf, userId: number): Promise<StemsArchive> {
    const { generationId, take } = sound;
    const { manager } = this.dataSource;
    const [generation, made] = await Promise.all([
      manager.findOneByOrFail(Generation, { id: generationId }),
      manager.findOneByOrFail(Take, { generationId, take }),
    ]);
    const scene = sceneOfTake(made, generation);
    const [{ mixDigest, stems }, storedDigest] = await Promise.all([
      this.render(scene, made.cuts ?? [], userId),
      this.digestOf(sound.wavFile),
    ]);
    if (mixDigest !== storedDigest) throw new AppError('ENGINE_CHANGED');
    const labels = new Map(this.engine.describe(scene).layers.map(({ id, label }) => [id, label]));
    const zip = new ZipFile();
    stems.forEach(({ layer, file }, index) => {
      // Samples do not get smaller by deflating, and the size is known beforehand.
      zip.addBuffer(
        Buffer.from(file.buffer, file.byteOffset, file.byteLength),
        stemFileName(index + 1, labels.get(layer) ?? layer),
        {
          mtime: sound.createdAt,
          compress: false,
        },
      );
    });
    const bytes = await new Promise<number>((resolve) => {
      // The library's types leave out that this is told the size.
      const told: (size: number) => void = resolve;
      zip.end({ comment: '', forceZip64Format: false }, told as () => void);
    });
    return { content: Readable.from(zip.outputStream), bytes };
  }

  private async render(
    scene: Scene,
    cuts: readonly AudioCut[],
    userId: number,
  ): ReturnType<SceneEngine['renderStems']> {
    try {
      return await this.engine.renderStems(scene, cuts, {
        signal: new AbortController().signal,
        onWork: (ms) => this.work.note(userId, ms),
      });
    } catch (error) {
      // A source that this engine no longer has is a changed engine, too.
      throw error instanceof Error && /no model/.test(error.message) ? new AppError('ENGINE_CHANGED') : error;
    }
  }

  private async digestOf(name: string): Promise<string> {
    const hash = createHash('sha256');
    try {
      await pipeline(await this.storage.read(name), hash);
    } catch (error) {
      throw error instanceof ObjectNotFoundError ? new AppError('STILL_PROCESSING', { retryAfterSeconds: 10 }) : error;
    }
    return hash.digest('hex');
  }
}
