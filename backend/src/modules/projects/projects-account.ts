import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type FileKind, FilesService } from '../../infra/files';
import { AccountLifecycle, type AccountPart } from '../auth';
import { Project } from './project.entity';

/** Where files stand in the copy of an account; what is derived of an upload can be made of it again. */
const FOLDERS: Readonly<Partial<Record<FileKind, string>>> = { sound: 'sounds', upload: 'uploads', export: 'exports' };

/** Projects go with their account, those in the trash too; and then every file, which nothing names any more. */
@Injectable()
export class ProjectsAccount implements AccountPart, OnModuleInit {
  constructor(
    @InjectRepository(Project) private readonly projects: Repository<Project>,
    private readonly files: FilesService,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    return { projects: await this.projects.findBy({ userId }), files: await this.files.allOf(userId) };
  }

  async filesOf(userId: number): Promise<ReadonlyMap<string, string>> {
    const theirs = (await this.files.allOf(userId)).filter(
      ({ kind, publishedAt }) => publishedAt !== null && kind in FOLDERS,
    );
    return new Map(theirs.map(({ name, kind }) => [name, `${FOLDERS[kind]}/${name}`]));
  }

  async erase(userId: number): Promise<void> {
    await this.projects.delete({ userId });
    await this.files.removeAllOf(userId);
  }
}
