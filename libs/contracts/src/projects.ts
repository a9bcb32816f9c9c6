export type ProjectType = 'sfx' | 'timeline';

export interface Project {
  id: number;
  name: string;
  type: ProjectType;
  videoUrl: string | null;
  /** Seconds; 240 is assumed when missing. */
  videoDuration: number | null;
  createdAt: string;
  updatedAt: string;
}

export interface CreateProjectRequest {
  name: string;
  type: ProjectType;
}

export interface UpdateProjectRequest {
  name?: string;
}
