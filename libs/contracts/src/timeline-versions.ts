import type { SoundEffect } from './sound-effects';
import type { TimelineItem, TimelineSettings } from './timeline';

export const VERSION_LIMITS = {
  /** Of one project. */
  maxVersions: 50,
  nameMaxLength: 80,
} as const;

/** A timeline as it was when somebody gave it a name. */
export interface TimelineVersion {
  id: number;
  name: string;
  /** That it was kept of. */
  revision: number;
  clipCount: number;
  createdAt: string;
}

/** Answer of GET /api/projects/{id}/versions/{versionId}. */
export interface TimelineVersionContent extends TimelineVersion, TimelineSettings {
  items: TimelineItem[];
  /** Those of its clips that are still there, also in the trash. */
  effects: SoundEffect[];
}

/** Body of POST /api/projects/{id}/versions. */
export type CreateVersionRequest = Pick<TimelineVersion, 'name'>;
