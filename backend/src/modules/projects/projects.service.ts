import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { type EntityManager, IsNull, LessThan, Not, Repository } from 'typeorm';
import { AppError } from '../../http';
import type { CreateProjectDto } from './dto/create-project.dto';
import type { UpdateProjectDto } from './dto/update-project.dto';
import { Project } from './project.entity';

/** Projects of one owner: every statement names them, and somebody else's project is absent. */
@Injectable()
export class ProjectsService {
  constructor(@InjectRepository(Project) private readonly projects: Repository<Project>) {}

  create(userId: number, body: CreateProjectDto): Promise<Project> {
    return this.projects.save(this.projects.create({ ...body, userId }));
  }

  /** The newest first; with a cursor those before it. */
  list(userId: number, limit: number, cursor?: number): Promise<Project[]> {
    const older = cursor === undefined ? {} : { id: LessThan(cursor) };
    return this.projects.find({ where: { userId, deletedAt: IsNull(), ...older }, order: { id: 'DESC' }, take: limit });
  }

  /** @throws AppError NOT_FOUND when the project is absent or somebody else's */
  async get(userId: number, id: number, manager: EntityManager = this.projects.manager): Promise<Project> {
    const project = await manager.findOneBy(Project, { id, userId, deletedAt: IsNull() });
    if (project === null) throw new AppError('NOT_FOUND');
    return project;
  }

  /** @throws AppError NOT_FOUND */
  async update(userId: number, id: number, changes: UpdateProjectDto): Promise<Project> {
    if (changes.name !== undefined)
      await this.projects.update({ id, userId, deletedAt: IsNull() }, { name: changes.name });
    return this.get(userId, id);
  }

  /** Holds a project still until the end of the caller's transaction. @throws AppError NOT_FOUND */
  async lock(userId: number, id: number, manager: EntityManager): Promise<Project> {
    const project = await manager.findOne(Project, {
      where: { id, userId, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (project === null) throw new AppError('NOT_FOUND');
    return project;
  }

  /** Notes that something in a project has changed. */
  async touch(id: number, manager: EntityManager): Promise<void> {
    await manager.update(Project, { id }, { updatedAt: () => 'now()' });
  }

  /** Into the trash; its sounds stay as they are. @throws AppError NOT_FOUND */
  async delete(userId: number, id: number): Promise<void> {
    const { affected } = await this.projects.update({ id, userId, deletedAt: IsNull() }, { deletedAt: () => 'now()' });
    if (affected === 0) throw new AppError('NOT_FOUND');
  }

  /** Out of the trash, with the sounds that it had; one that is not there stays as it is. @throws AppError NOT_FOUND */
  async restore(userId: number, id: number): Promise<Project> {
    await this.projects.update({ id, userId, deletedAt: Not(IsNull()) }, { deletedAt: null });
    return this.get(userId, id);
  }

  /** Removes for good what has been in the trash for 30 days; its sounds become standalone. */
  async emptyTrash(): Promise<void> {
    await this.projects
      .createQueryBuilder()
      .delete()
      .where('deleted_at < now() - make_interval(days => :days)', { days: LIMITS.trashDays })
      .execute();
  }
}
