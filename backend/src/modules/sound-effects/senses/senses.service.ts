import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS, senseWords, type NamedSense, type PersonalSense } from '@whoosh/contracts';
import type { Repository } from 'typeorm';
import { AppError } from '../../../http';
import { SceneEngine } from '../scene-engine';
import { PersonalSenseRow } from './personal-sense.entity';

/** What people mean by their words, as they chose it. */
@Injectable()
export class SensesService {
  private readonly labels: ReadonlyMap<string, string>;

  constructor(
    @InjectRepository(PersonalSenseRow) private readonly senses: Repository<PersonalSenseRow>,
    engine: SceneEngine,
  ) {
    this.labels = new Map(engine.sources.map(({ model, label }) => [model, label]));
  }

  /** The newest first. Those of a source that this engine does not have are left out, and come back with it. */
  async list(userId: number): Promise<NamedSense[]> {
    const rows = await this.senses.find({
      where: { userId },
      order: { chosenAt: 'DESC', words: 'ASC' },
      take: LIMITS.maxSenses,
    });
    return rows.flatMap(({ words, model }) => {
      const label = this.labels.get(model);
      return label === undefined ? [] : [{ words, model, label }];
    });
  }

  /** The same by words, as the engine takes them. */
  async of(userId: number): Promise<Readonly<Record<string, string>>> {
    return Object.fromEntries((await this.list(userId)).map(({ words, model }) => [words, model]));
  }

  /**
   * Keeps what words mean; beyond the limit the oldest go. @throws AppError VALIDATION_FAILED for a source that there
   * is not
   */
  async keep(userId: number, sense: PersonalSense): Promise<void> {
    const { model } = sense;
    const words = senseWords(sense.words);
    if (!this.labels.has(model)) throw refused('model', 'There is no such sound.');
    if (words === '') throw refused('words', 'Say which words mean it.');
    await this.senses.upsert({ userId, words, model, chosenAt: new Date() }, ['userId', 'words']);
    await this.senses.query(
      `DELETE FROM personal_senses WHERE user_id = $1 AND words IN
        (SELECT words FROM personal_senses WHERE user_id = $1 ORDER BY chosen_at DESC, words OFFSET $2)`,
      [userId, LIMITS.maxSenses],
    );
  }

  /** From now on the words mean what they mean to everybody. */
  async forget(userId: number, words: string): Promise<void> {
    await this.senses.delete({ userId, words: senseWords(words) });
  }
}

function refused(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, details: [{ field, message }] });
}
