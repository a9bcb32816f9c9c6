export { Project } from './project.entity';
export { ProjectsModule } from './projects.module';
export { ProjectsService } from './projects.service';
