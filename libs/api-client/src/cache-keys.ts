/** Cache keys; joined with / they are the paths that the default read asks. */
export const CACHE_KEYS = {
  user: ['/api/auth/user'],
  config: ['/api/config'],
  plans: ['/api/plans'],
  projects: ['/api/projects'],
  project: (projectId: number) => ['/api/projects', projectId],
  projectSoundEffects: (projectId: number) => ['/api/projects', projectId, 'sound-effects'],
  projectTimeline: (projectId: number) => ['/api/projects', projectId, 'timeline'],
  timelineState: (projectId: number) => ['/api/projects', projectId, 'timeline-state'],
  projectMedia: (projectId: number) => ['/api/projects', projectId, 'media'],
  allSoundEffects: ['/api/sound-effects/all'],
  /** Begins with the key before, so that both are asked again together. */
  library: ['/api/sound-effects/all', 'library'],
  librarySummary: ['/api/sound-effects/summary'],
  unsavedGenerations: ['/api/generations', 'unsaved'],
  ledger: ['/api/credits/ledger'],
  apiKeys: ['/api/keys'],
  subscription: ['/api/billing/subscription'],
} as const;
