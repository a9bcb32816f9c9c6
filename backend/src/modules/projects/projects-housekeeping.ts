import { Injectable } from '@nestjs/common';
import { ProjectsService } from './projects.service';
import { ProjectVideosService } from './videos/project-videos.service';

type Task = () => Promise<void>;

/** What is tidied up around projects from time to time, by one process at a time; modules above register theirs. */
@Injectable()
export class ProjectsHousekeeping {
  private readonly tasks: Task[];

  constructor(projects: ProjectsService, videos: ProjectVideosService) {
    this.tasks = [() => projects.emptyTrash(), () => videos.sweep()];
  }

  register(task: Task): void {
    this.tasks.push(task);
  }

  /** Everything in the order of registration. */
  async run(): Promise<void> {
    for (const task of this.tasks) await task();
  }
}
