import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type ChangeSoundEffectsRequest } from '@whoosh/contracts';
import { DataSource, In, type EntityManager } from 'typeorm';
import { AppError } from '../../http';
import { ProjectsService } from '../projects';
import { EffectsAllowance } from './effects-allowance';
import { SoundEffect } from './sound-effect.entity';
import { SoundPayments } from './sound-payments';

/**
 * What happens to several effects of a library at once: to all of them or, where one is absent or another's, to none.
 */
@Injectable()
export class LibraryChanges {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly projects: ProjectsService,
    private readonly payments: SoundPayments,
    private readonly allowance: EffectsAllowance,
  ) {}

  /**
   * @returns them as they are now, in no order @throws AppError NOT_FOUND, also for a project; VALIDATION_FAILED for
   * too many tags on one
   */
  async change(
    userId: number,
    { ids, favourite, projectId, addTags = [], removeTags = [] }: ChangeSoundEffectsRequest,
  ): Promise<SoundEffect[]> {
    return this.dataSource.transaction(async (manager) => {
      if (typeof projectId === 'number') await this.projects.get(userId, projectId, manager);
      // A tag that is there keeps its place, new ones follow.
      const changed: [{ id: number }[], number] = await manager.query(
        `UPDATE sound_effects SET favourite = coalesce($3, favourite),
           project_id = CASE WHEN $4 THEN $5::integer ELSE project_id END,
           tags = ARRAY(
             SELECT tag FROM unnest(tags || $6::text[]) WITH ORDINALITY AS given (tag, place)
             WHERE tag <> ALL ($7::text[]) GROUP BY tag ORDER BY min(place))
         WHERE user_id = $1 AND id = ANY ($2) AND deleted_at IS NULL RETURNING id`,
        [userId, ids, favourite ?? null, projectId !== undefined, projectId ?? null, addTags, removeTags],
      );
      assertAll(ids, changed[1]);
      const effects = await manager.findBy(SoundEffect, { userId, id: In([...ids]) });
      if (effects.some(({ tags }) => tags.length > LIMITS.maxTags))
        throw new AppError('VALIDATION_FAILED', { message: `At most ${LIMITS.maxTags} tags.` });
      return effects;
    });
  }

  /** Into the trash; those that are there already stay there. @throws AppError NOT_FOUND */
  async delete(userId: number, ids: readonly number[]): Promise<void> {
    await this.dataSource.transaction((manager) =>
      this.setDeleted(userId, ids, 'coalesce(deleted_at, now())', manager),
    );
  }

  /** Out of the trash; those that are not there stay as they are. @throws AppError NOT_FOUND, LIMIT_REACHED */
  async restore(userId: number, ids: readonly number[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await this.payments.lock(userId, manager);
      const effects = await manager.findBy(SoundEffect, { userId, id: In([...ids]) });
      await this.allowance.assertMayRestore(
        { ...account, userId },
        effects.filter(({ deletedAt }) => deletedAt !== null).length,
        manager,
      );
      await this.setDeleted(userId, ids, 'NULL', manager);
    });
  }

  private async setDeleted(
    userId: number,
    ids: readonly number[],
    value: 'NULL' | 'coalesce(deleted_at, now())',
    manager: EntityManager,
  ): Promise<void> {
    const [, count]: [unknown, number] = await manager.query(
      `UPDATE sound_effects SET deleted_at = ${value} WHERE user_id = $1 AND id = ANY ($2)`,
      [userId, ids],
    );
    assertAll(ids, count);
  }
}

function assertAll(ids: readonly number[], found: number): void {
  if (found !== ids.length) throw new AppError('NOT_FOUND');
}
