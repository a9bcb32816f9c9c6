import type { SchemaPart } from '../../database/schema-part';
import { Projects1763700300000 } from './migrations/1763700300000-Projects';
import { ProjectTrash1763762000000 } from './migrations/1763762000000-ProjectTrash';
import { ProjectVideos1763780100000 } from './migrations/1763780100000-ProjectVideos';
import { VideoFrames1795651260000 } from './migrations/1795651260000-VideoFrames';
import { VideoProxies1795669200000 } from './migrations/1795669200000-VideoProxies';
import { Project } from './project.entity';
import { ProjectVideo } from './videos/project-video.entity';

export const projectsSchema: SchemaPart = {
  entities: [Project, ProjectVideo],
  migrations: [
    Projects1763700300000,
    ProjectTrash1763762000000,
    ProjectVideos1763780100000,
    VideoFrames1795651260000,
    VideoProxies1795669200000,
  ],
};
