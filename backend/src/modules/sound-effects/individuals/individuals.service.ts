import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type KeptIndividual, type NewIndividual } from '@whoosh/contracts';
import { DataSource } from 'typeorm';
import { AppError } from '../../../http';
import { User } from '../../auth';
import { SceneEngine } from '../scene-engine';
import { KeptIndividualRow } from './kept-individual.entity';

/** Dogs, doors and engines that people keep, to be heard again in other sounds. */
@Injectable()
export class IndividualsService {
  private readonly labels: ReadonlyMap<string, string>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    engine: SceneEngine,
  ) {
    this.labels = new Map(engine.sources.map(({ model, label }) => [model, label]));
  }

  /** The newest first. Those of a source that this engine does not have are left out, and come back with it. */
  async list(userId: number): Promise<KeptIndividual[]> {
    const rows = await this.dataSource.manager.find(KeptIndividualRow, {
      where: { userId },
      order: { keptAt: 'DESC', id: 'ASC' },
      take: LIMITS.maxIndividuals,
    });
    return rows.flatMap((row) => {
      const label = this.labels.get(row.model);
      return label === undefined ? [] : [kept(row, label)];
    });
  }

  /** @throws AppError VALIDATION_FAILED for a source that there is not, CONFLICT when there are too many */
  async keep(userId: number, { name, model, individual }: NewIndividual): Promise<KeptIndividual> {
    const label = this.labels.get(model);
    if (label === undefined) {
      const message = 'There is no such sound.';
      throw new AppError('VALIDATION_FAILED', { message, details: [{ field: 'model', message }] });
    }
    const row = await this.dataSource.transaction(async (manager) => {
      // the lock makes two requests at once count one after the other
      await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      if ((await manager.countBy(KeptIndividualRow, { userId })) >= LIMITS.maxIndividuals)
        throw new AppError('CONFLICT', {
          message: `You have saved ${LIMITS.maxIndividuals} sound sources. Remove one in the settings first.`,
        });
      return manager.save(manager.create(KeptIndividualRow, { id: randomUUID(), userId, name, model, individual }));
    });
    return kept(row, label);
  }

  /** @throws AppError NOT_FOUND */
  async rename(userId: number, id: string, name: string): Promise<KeptIndividual> {
    const { manager } = this.dataSource;
    const { affected } = await manager.update(KeptIndividualRow, { id, userId }, { name });
    const row = affected === 1 ? await manager.findOneBy(KeptIndividualRow, { id, userId }) : null;
    if (row === null) throw new AppError('NOT_FOUND');
    return kept(row, this.labels.get(row.model) ?? row.model);
  }

  /** @throws AppError NOT_FOUND */
  async forget(userId: number, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(KeptIndividualRow, { id, userId });
    if (affected !== 1) throw new AppError('NOT_FOUND');
  }
}

function kept({ id, name, model, individual }: KeptIndividualRow, label: string): KeptIndividual {
  return { id, name, model, label, individual };
}
