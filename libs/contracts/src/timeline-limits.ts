/** What a timeline may hold and how it is drawn. */
export const TIMELINE_LIMITS = {
  /** Tracks of a new timeline. */
  trackCount: 3,
  /** A bound that protects: what a mix and a page do with them was measured at as many. */
  maxTracks: 1_000,
  /** Of tracks and of their groups. */
  trackNameMaxLength: 40,
  maxGroups: 16,
  /** Clips of one project. */
  maxItems: 2_000,
  /** Clips of one project that are drafts: each is rendered in the page, which keeps 1 MB for 5 s of it. */
  maxDrafts: 100,
  maxMarkers: 1_000,
  markerNameMaxLength: 100,
  maxShots: 2_000,
  shotSourceMaxLength: 200,
  /** Frames in a day at 120 a second: no timecode counts further. */
  maxShotFrame: 24 * 3600 * 120,
  maxChanges: 1_000,
  minClipSeconds: 0.01,
  /** Samples a second that the times of clips are counted in. */
  sampleRate: 48_000,
  /** A timeline lasts at most this long. */
  maxSeconds: 6 * 3600,
  minGainDb: -36,
  maxGainDb: 12,
  /** §9 zoom of the buttons, percent; 100 % is 10 px/s. */
  zoomMin: 25,
  zoomMax: 400,
  zoomStep: 25,
  zoomDefault: 100,
  /** Of fitting: six hours in 600 pixels. */
  zoomFitMin: 0.25,
  /** Of wheel and keys. */
  zoomWheelMax: 20_000,
  pixelsPerSecond: 10,
  /** §9 */
  minClipPixels: 40,
  markerEverySeconds: 10,
  seekStepSeconds: 10,
  /** Bytes of a voice-over or music. */
  maxMediaBytes: 209_715_200,
} as const;
