import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CatalogueSource } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { LessThan, type Repository } from 'typeorm';
import { Env } from '../../../config';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { GeneratorFailure } from '../generators/sound-generator';
import { SceneEngine } from '../scene-engine';
import { ChatReader } from './chat-reader';
import { sceneOfEvents, type ReadEvent } from './read-events';
import { ReaderAnswer } from './reader-answer.entity';

/** Texts of one account that leave this server, a day. */
const PER_DAY: RateRule = { name: 'other-reader', points: 200, seconds: 86_400 };
/** An answer is kept so long: models change. */
const KEPT_MS = 30 * 86_400_000;
/** Nobody waits longer for a reading, ms. */
const WHOLE_MS = 25_000;

/** Another reader of descriptions, where the operator has set one up. */
@Injectable()
export class OtherReader {
  /** What people know it as; null: there is none. */
  readonly name: string | null;
  private readonly logger = new Logger('readers');
  private readonly model: string;
  private readonly reader: ChatReader | null;
  private readonly plays: ReadonlyMap<string, CatalogueSource['plays']>;

  constructor(
    env: Env,
    engine: SceneEngine,
    private readonly limits: RateLimits,
    @InjectRepository(ReaderAnswer) private readonly answers: Repository<ReaderAnswer>,
  ) {
    const { INTERPRETER, INTERPRETER_URL: url, INTERPRETER_MODEL: model = '', INTERPRETER_KEY: key } = env;
    const isOn = INTERPRETER === 'openai' && url !== undefined;
    this.model = model;
    this.name = isOn ? env.INTERPRETER_NAME : null;
    this.reader = isOn ? new ChatReader({ url: url.replace(/\/+$/, ''), key, model }, engine.sources) : null;
    this.plays = new Map(engine.sources.map((source) => [source.model, source.plays]));
  }

  /**
   * What the other reader makes of a text; null where there is none or it did not answer.
   * @param own our own reading of the text
   * @throws AppError RATE_LIMITED when the account's texts of this day are used up
   */
  async read(userId: number, own: Scene): Promise<Scene | null> {
    if (this.reader === null) return null;
    const textHash = createHash('sha256')
      .update(JSON.stringify([this.model, own.duration, own.text]))
      .digest('hex');
    const kept = await this.answers.findOneBy({ textHash });
    const events = kept?.events ?? (await this.asked(this.reader, userId, own, textHash));
    return events === null ? null : sceneOfEvents(own, events, this.plays);
  }

  private async asked(reader: ChatReader, userId: number, own: Scene, textHash: string): Promise<ReadEvent[] | null> {
    await this.limits.consume(PER_DAY, String(userId));
    try {
      const events = await reader.read(own.text, own.duration, AbortSignal.timeout(WHOLE_MS));
      await this.answers.delete({ createdAt: LessThan(new Date(Date.now() - KEPT_MS)) });
      await this.answers.upsert({ textHash, events }, ['textHash']);
      return events;
    } catch (error) {
      // Whatever it is, our own reading is there.
      const why = error instanceof GeneratorFailure ? `${error.kind}: ${error.message}` : String(error);
      this.logger.warn(`${this.name ?? ''}: ${why}`);
      return null;
    }
  }
}
