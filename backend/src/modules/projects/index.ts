export { Project } from './project.entity';
export { ProjectsHousekeeping } from './projects-housekeeping';
export { ProjectsModule } from './projects.module';
export { ProjectsService } from './projects.service';
export { Quota } from './uploads/quota';
export { UploadsService } from './uploads/uploads.service';
export { MediaPreparation, type Preparer, type Unprepared } from './videos/media-preparation';
export { ProjectVideo, VIDEO_STATES } from './videos/project-video.entity';
export { ProjectVideosService, type VideoReport } from './videos/project-videos.service';
