import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS, type EffectOrder, type EffectsQuery, type FamilyCount, type LibrarySummary } from '@whoosh/contracts';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import { AppError } from '../../http';
import { ProjectsService } from '../projects';
import { SoundEffect } from './sound-effect.entity';

export interface EffectsFilter extends EffectsQuery {
  limit: number;
  /** Only these. */
  ids?: readonly number[];
  /** Only what follows the effect of this id. */
  after?: number;
  projectId?: number;
}

/** What a list is sorted by, then by id in the same direction, so that no two effects share a place. */
const ORDERS: Record<EffectOrder, { column: (row: string) => string; direction: 'ASC' | 'DESC' }> = {
  newest: { column: (row) => `${row}.id`, direction: 'DESC' },
  oldest: { column: (row) => `${row}.id`, direction: 'ASC' },
  name: { column: (row) => `lower(${row}.name)`, direction: 'ASC' },
  longest: { column: (row) => `${row}.duration_ms`, direction: 'DESC' },
};

/** What stands in somebody's library, narrowed and in order. Every statement names the owner. */
@Injectable()
export class LibraryService {
  constructor(
    @InjectRepository(SoundEffect) private readonly effects: Repository<SoundEffect>,
    private readonly projects: ProjectsService,
  ) {}

  list(userId: number, filter: EffectsFilter): Promise<SoundEffect[]> {
    return this.query(userId, filter).getMany();
  }

  /** All that match, and the first of them whole. */
  async index(userId: number, filter: EffectsQuery): Promise<{ ids: number[]; first: SoundEffect[] }> {
    const rows = await this.query(userId, { ...filter, limit: LIMITS.libraryIndexMax })
      .select('e.id', 'id')
      .getRawMany<{ id: number }>();
    const ids = rows.map(({ id }) => id);
    // By their ids: for a search with a limit the database reads backwards through everybody's effects until it has
    // found enough.
    const shown = ids.slice(0, LIMITS.libraryIndexRows);
    const found = new Map((await this.effects.findBy({ userId, id: In(shown) })).map((effect) => [effect.id, effect]));
    return { ids, first: shown.flatMap((id) => found.get(id) ?? []) };
  }

  private query(userId: number, filter: EffectsFilter): SelectQueryBuilder<SoundEffect> {
    const query = this.effects.createQueryBuilder('e').where('e.userId = :userId', { userId });
    query.andWhere(filter.deleted === true ? 'e.deletedAt IS NOT NULL' : 'e.deletedAt IS NULL');
    narrow(query, filter);
    const { column, direction } = ORDERS[filter.order ?? 'newest'];
    if (filter.after !== undefined) {
      const last = `(SELECT ${column('last')}, last.id FROM sound_effects last WHERE last.id = :after AND last.user_id = :userId)`;
      query.andWhere(`(${column('e')}, e.id) ${direction === 'DESC' ? '<' : '>'} ${last}`, { after: filter.after });
    }
    return query.orderBy(column('e'), direction).addOrderBy('e.id', direction).limit(filter.limit);
  }

  /** The effects of a project. @throws AppError NOT_FOUND for a project that is not theirs */
  async listOfProject(userId: number, projectId: number, filter: EffectsFilter): Promise<SoundEffect[]> {
    await this.projects.get(userId, projectId);
    return this.list(userId, { ...filter, projectId });
  }

  /**
   * The family tree of an effect, as far as it is in the library: what it came from, down to the first, and all that
   * came from that, the oldest first; of a large one the newest, with the effect itself.
   * @throws AppError NOT_FOUND
   */
  async versions(userId: number, id: number): Promise<SoundEffect[]> {
    const rows = await this.effects.query<{ id: number }[]>(
      `WITH RECURSIVE up AS (
         SELECT id, parent_id FROM sound_effects WHERE id = $2 AND user_id = $1 AND deleted_at IS NULL
         UNION SELECT p.id, p.parent_id FROM sound_effects p JOIN up ON p.id = up.parent_id
       ), family AS (
         SELECT id FROM up WHERE parent_id IS NULL
         UNION SELECT c.id FROM sound_effects c JOIN family ON c.parent_id = family.id
       )
       SELECT e.id FROM sound_effects e JOIN family USING (id)
       WHERE e.user_id = $1 AND e.deleted_at IS NULL ORDER BY e.id = $2 DESC, e.id DESC LIMIT $3`,
      [userId, id, LIMITS.versionsMax],
    );
    if (rows.length === 0) throw new AppError('NOT_FOUND');
    return this.effects.find({ where: { userId, id: In(rows.map((row) => row.id)) }, order: { id: 'ASC' } });
  }

  async summary(userId: number): Promise<LibrarySummary> {
    const [[counts], families] = await Promise.all([
      this.effects.query<Omit<LibrarySummary, 'families'>[]>(
        `SELECT count(*) FILTER (WHERE deleted_at IS NULL)::int AS count,
           count(*) FILTER (WHERE deleted_at IS NULL AND favourite)::int AS favourites,
           count(*) FILTER (WHERE deleted_at IS NOT NULL)::int AS deleted
         FROM sound_effects WHERE user_id = $1`,
        [userId],
      ),
      this.effects.query<FamilyCount[]>(
        `SELECT family, count(*)::int AS count FROM sound_effects e CROSS JOIN unnest(e.families) AS family
         WHERE user_id = $1 AND deleted_at IS NULL GROUP BY family ORDER BY count DESC, family`,
        [userId],
      ),
    ]);
    return { count: 0, favourites: 0, deleted: 0, ...counts, families };
  }
}

function narrow(query: SelectQueryBuilder<SoundEffect>, filter: EffectsFilter): void {
  const {
    ids,
    projectId,
    favourite,
    loop,
    family,
    intensity,
    minDuration,
    maxDuration,
    minBrightness,
    maxBrightness,
    q = '',
  } = filter;
  if (projectId !== undefined) query.andWhere('e.projectId = :projectId', { projectId });
  if (ids !== undefined) query.andWhere('e.id = ANY(:ids)', { ids });
  if (loop !== undefined) query.andWhere('e.loop = :loop', { loop });
  if (favourite !== undefined) query.andWhere('e.favourite = :favourite', { favourite });
  if (family !== undefined) query.andWhere(':family = ANY(e.families)', { family });
  if (intensity !== undefined) query.andWhere('e.intensity = :intensity', { intensity });
  if (minDuration !== undefined) query.andWhere('e.durationMs >= :minMs', { minMs: Math.round(minDuration * 1000) });
  if (maxDuration !== undefined) query.andWhere('e.durationMs < :maxMs', { maxMs: Math.round(maxDuration * 1000) });
  if (minBrightness !== undefined) query.andWhere('e.brightness >= :minBrightness', { minBrightness });
  if (maxBrightness !== undefined) query.andWhere('e.brightness <= :maxBrightness', { maxBrightness });
  const words = q.split(/\s+/).filter((word) => word !== '');
  words.forEach((word, index) => {
    query.andWhere(`e.words LIKE lower(:word${index})`, { [`word${index}`]: `%${word.replace(/[\\%_]/g, '\\$&')}%` });
  });
}
