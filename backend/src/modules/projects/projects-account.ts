import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { FilesService } from '../../infra/files';
import { AccountLifecycle, type AccountPart } from '../auth';
import { Project } from './project.entity';

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

  async erase(userId: number): Promise<void> {
    await this.projects.delete({ userId });
    await this.files.removeAllOf(userId);
  }
}
