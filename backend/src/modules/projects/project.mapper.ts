import type { ProjectResponse } from './dto/project.response';
import type { Project } from './project.entity';

export function toProjectResponse(project: Project): ProjectResponse {
  return {
    id: project.id,
    name: project.name,
    type: project.type,
    videoUrl: project.videoUrl,
    videoDuration: project.videoDuration,
    video: null,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}
