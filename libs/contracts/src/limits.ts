/** Every number that both ends must agree on; the section of the specification stands beside it. */
export const LIMITS = {
  /**
   * §9 duration of one effect, seconds. The page's slider has whole steps; programs may ask to the millisecond from 0.5
   * s.
   */
  minDurationSeconds: 0.5,
  maxDurationSeconds: 22,
  sliderMinSeconds: 1,
  sliderStepSeconds: 1,
  /** §9 cap on the Free plan, bought credits or not. */
  freeMaxDurationSeconds: 10,
  /** §9 effects of a Free account without credits. */
  freeMaxEffects: 2,
  /** Free takes a day and account. */
  freeTakesPerDay: 6,
  /** §9 counter of the description; beyond it the counter warns. */
  promptCounter: 500,
  /** Beyond this the server refuses. */
  promptMaxLength: 2000,
  /** §3 a name is the first characters of the prompt. */
  nameFromPromptLength: 50,
  /** A line of words that refine a scene, and how many lines one scene may be refined by. */
  refinementMaxLength: 300,
  maxRefinements: 20,
  nameMaxLength: 200,
  maxTags: 20,
  tagMaxLength: 40,
  profileNameMaxLength: 100,
  projectNameMaxLength: 100,
  emailMaxLength: 254,
  /** A deleted account can be taken back this long, by signing in. */
  accountGraceDays: 7,
  /** API keys of one account that are not revoked. */
  maxApiKeys: 20,
  apiKeyNameMaxLength: 60,
  /** The highest ceiling of a key, credits per day. */
  apiKeyMaxCreditsPerDay: 1_000_000,
  maxWebhookEndpoints: 10,
  webhookUrlMaxLength: 2000,
  /** Messages to webhooks stay in their log this long. */
  webhookLogDays: 30,
  supportSubjectMaxLength: 200,
  supportMessageMaxLength: 5000,
  /** Events of an account's security are kept this long, and this many of them are a page. */
  securityEventsDays: 90,
  securityEventsListed: 20,
  maxPasskeys: 10,
  /** Sign-ins of a provider that one account has. */
  maxLinkedIdentities: 10,
  passkeyNameMaxLength: 60,
  codeLength: 6,
  codeMinutes: 10,
  codeTries: 5,
  maxTakes: 4,
  /** Variations of an effect that one request makes. */
  maxVariations: 16,
  /** Words that an account gives a meaning of its own; the oldest go. */
  maxSenses: 200,
  /** Characters of such words. */
  senseMaxLength: 80,
  /** Individuals that an account keeps. */
  maxIndividuals: 100,
  individualNameMaxLength: 60,
  /** Descriptions that are pasted at once, one a line. */
  maxBatchLines: 50,
  /** The shortest part of a sound that is an effect of its own, seconds. */
  minCutSeconds: 0.05,
  /** Parts that one generation can be cut into, and mixes that can be made of it. */
  maxCuts: 50,
  maxMixes: 50,
  /** Effects of one family tree that are listed at once. */
  versionsMax: 100,
  /** Sounds of one ZIP that are brought to the same loudness: each is measured before the first goes out. */
  matchedAtOnce: 64,
  /** Takes that were not kept stay reachable this long. */
  unsavedDays: 7,
  /** A deleted effect stays in the trash this long. */
  trashDays: 30,
  recentOnCreator: 15,
  recentOnDashboard: 6,
  /** §9 durations when missing, seconds. */
  defaultEffectSeconds: 30,
  defaultVideoSeconds: 240,
  waveformBars: 100,
  effectsListMax: 1000,
  /** Effects that one request changes, deletes, restores or packs. */
  effectsAtOnce: 1000,
  /** Ids that a library's index holds. */
  libraryIndexMax: 20_000,
  /** Effects that the index brings with it. */
  libraryIndexRows: 60,
  /** Events that a take keeps: of a texture's thousands the strongest. */
  eventsPerTake: 200,
  /** A generation that waits longer answers 202. */
  generateAnswerSeconds: 25,
  /** §9 */
  maxVideoBytes: 524_288_000,
  /** Bytes that uploads and exports of one account may hold, by plan id. */
  quotaBytes: { 1: 2_000_000_000, 2: 50_000_000_000 },
  /** An upload that nothing uses goes after this time. */
  unusedUploadHours: 24,
  exportDays: 7,
  /** With less room than this on the disk, uploads and exports are refused. */
  minFreeDiskBytes: 5_000_000_000,
} as const;
