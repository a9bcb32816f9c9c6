import type { ProjectVideo } from './video';

export type ProjectType = 'sfx' | 'timeline';

export interface Project {
  id: number;
  name: string;
  type: ProjectType;
  /** Address of the video as it was uploaded; what a browser plays is `video.playUrl`. */
  videoUrl: string | null;
  /** Seconds; 240 is assumed when missing. */
  videoDuration: number | null;
  /** What is known of the video; null without one. */
  video: ProjectVideo | null;
  createdAt: string;
  updatedAt: string;
}

export interface CreateProjectRequest {
  name: string;
  type: ProjectType;
}

/** Body of PATCH /api/projects/{id}. */
export interface UpdateProjectRequest {
  name?: string;
}

/** Body of PUT /api/projects/{id}: the video that was uploaded. */
export interface SetProjectVideoRequest {
  /** The `normalizedPath` of an upload of one's own; null takes the video away. */
  videoUrl: string | null;
  /** Seconds as the page read them, 0 when it could not; the server's probe wins. */
  videoDuration?: number;
}
