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
  /** These begin with the key before, so that all are asked again together. */
  libraryPages: ['/api/sound-effects/all', 'pages'],
  libraryIndex: ['/api/sound-effects/all', 'index'],
  libraryEffect: ['/api/sound-effects/all', 'effect'],
  librarySummary: ['/api/sound-effects/summary'],
  unsavedGenerations: ['/api/generations', 'unsaved'],
  ledger: ['/api/credits/ledger'],
  apiKeys: ['/api/keys'],
  webhooks: ['/api/webhook-endpoints'],
  webhookDeliveries: (id: string) => ['/api/webhook-endpoints', id, 'deliveries'],
  subscription: ['/api/billing/subscription'],
} as const;
