import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Project } from './project.entity';
import { ProjectsAccount } from './projects-account';
import { ProjectsHousekeeping } from './projects-housekeeping';
import { ProjectsController } from './projects.controller';
import { ProjectsService } from './projects.service';
import { Quota } from './uploads/quota';
import { StorageController } from './uploads/storage.controller';
import { UploadsController } from './uploads/uploads.controller';
import { UploadClaims } from './uploads/upload-claims';
import { UploadsService } from './uploads/uploads.service';
import { MediaPreparation } from './videos/media-preparation';
import { ProjectVideo } from './videos/project-video.entity';
import { ProjectVideosService } from './videos/project-videos.service';

@Module({
  imports: [TypeOrmModule.forFeature([Project, ProjectVideo])],
  controllers: [ProjectsController, UploadsController, StorageController],
  providers: [
    MediaPreparation,
    ProjectsAccount,
    ProjectsHousekeeping,
    ProjectsService,
    ProjectVideosService,
    Quota,
    UploadClaims,
    UploadsService,
  ],
  exports: [MediaPreparation, ProjectsHousekeeping, ProjectsService, ProjectVideosService, Quota, UploadsService],
})
export class ProjectsModule {}
