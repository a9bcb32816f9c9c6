import type { Scene } from '@whoosh/sound-scene';
import type { MediaNoteCode } from './media-notes';
import type { DuckingPart, Envelopes, MixerSettings, TrackStrip } from './mixer';
import type { SoundEffect } from './sound-effects';

/** What a clip is for: effects and music fall while a voice speaks. */
export type ClipRole = 'effect' | 'voice' | 'music';

/** A moment inside a clip's sound that stays where it is on the timeline when the sound is made again. */
export interface SyncPoint {
  /** Layer of the scene. */
  layer: string;
  /** Which event of the layer, from 0. */
  event: number;
  /** Seconds from the start of the sound. */
  at: number;
}

/** Times of a clip, whole samples at 48 kHz. */
export interface ClipSamples {
  start: number;
  duration: number;
  offset: number;
  fadeIn: number;
  fadeOut: number;
}

/**
 * A clip: a sound at a place of the timeline. Times in seconds, to the sample. One that stands on neither an effect nor
 * an uploaded sound is a draft: its scene, rendered free of charge by whoever listens, and in no export.
 */
export interface TimelineItem {
  id: number;
  /** Name that the page gave it; it stays the same when a removed clip is brought back. */
  key: string;
  projectId: number;
  /** The effect that sounds; null for a sound of one's own and for a draft. */
  soundEffectId: number | null;
  /** The uploaded voice or music that sounds; null for an effect and for a draft. */
  mediaId: number | null;
  /** At least 0. */
  startTime: number;
  /** From 0, the place of its track among the tracks. */
  trackIndex: number;
  /** Linear 0..1, as the specification's slider. */
  volume: number;
  /** -36..12 dB, on top of the volume. */
  gainDb: number;
  /** How long it sounds on the timeline, at least 0.01 s. A clip may be longer than its sound; the rest is silent. */
  duration: number;
  /** Where in its sound it begins. */
  offset: number;
  fadeIn: number;
  fadeOut: number;
  /**
   * The same times as exact numbers. In an edit one of them holds where its seconds are missing, or where it differs
   * from what is stored.
   */
  samples: ClipSamples;
  muted: boolean;
  /** Repeats its sound until its end; set for sounds that were made as loops. */
  loop: boolean;
  /**
   * The scene that made the sound, where it was edited on the timeline, and that of a draft; else that of the effect.
   */
  scene: Scene | null;
  sync: SyncPoint | null;
  /** Level and pan over the time of its sound; null where nobody drew them. */
  envelopes: Envelopes | null;
  /**
   * Both sides of its sound are folded to the middle, so that pans and bands alone place it; else it stands and moves
   * as its scene placed it.
   */
  centered: boolean;
}

/** What an edit may say of a clip; what it leaves out stays, or takes its default in a new clip. */
export type TimelineItemFields = Omit<TimelineItem, 'id' | 'key' | 'projectId' | 'samples'>;

/** What an edit says of a clip. */
export type TimelineItemChange = Partial<TimelineItemFields> & { samples?: Partial<ClipSamples> };

/** Colours of tracks, by their names in the design's palette. */
export const TRACK_COLORS = ['water', 'weather', 'animal', 'machine', 'house', 'fire', 'impact', 'music'] as const;
export type TrackColor = (typeof TRACK_COLORS)[number];

export interface TimelineTrack {
  /** What its owner calls it; without one it is A1, A2 by its place. */
  name?: string;
  /** Without one it has none. */
  color?: TrackColor | null;
  /** -1 left, 0 in the middle, 1 right; in the middle without one. */
  pan?: number;
  /** -36..12 dB. */
  gainDb: number;
  muted: boolean;
  solo: boolean;
  strip?: TrackStrip | null;
  /** Level and pan over the time of the timeline. */
  envelopes?: Envelopes | null;
  /** Key of the group that it belongs to; one that is not there counts as none. */
  group?: string | null;
}

/** Tracks that are led together: what the group does comes on top of what each of them does. */
export interface TrackGroup {
  key: string;
  name: string;
  color?: TrackColor | null;
  /** -36..12 dB, on top of the fader of each track. */
  gainDb: number;
  muted: boolean;
  /** As if all of its tracks were soloed. */
  solo: boolean;
  /** Its tracks are not shown. */
  folded: boolean;
}

export interface TimelineMarker {
  key: string;
  /** Seconds. */
  time: number;
  name: string;
  /** `cut`: found in the video. */
  kind: 'user' | 'cut';
  /** Without one it has none. */
  color?: TrackColor | null;
}

/** A shot of a cut: which stretch of which source shows where. Frames of the picture; the first is 0. */
export interface Shot {
  /** Its file or reel; empty where only the cut is known. */
  source: string;
  /** Frame of the source that shows first, by its timecode. */
  sourceStart: number;
  /** Frame of the timeline at which it begins. */
  start: number;
  /** At least 1 frame. */
  duration: number;
}

/** How sounds fall while others sound: effects and music while a voice speaks. */
export interface Ducking {
  enabled: boolean;
  /** What the others fall under; without it, dialogue. */
  by?: DuckingPart[] | null;
  /** What falls; without it, all buses but dialogue. What others fall under does not fall. */
  of?: DuckingPart[] | null;
  /** 0..24 dB that they fall by. */
  amountDb: number;
  /** Seconds in which they fall and rise again. */
  attack: number;
  release: number;
}

/** All of a timeline but its clips. */
export interface TimelineSettings {
  /** Three to begin with, at least one, at most TIMELINE_LIMITS.maxTracks; from the top. */
  tracks: TimelineTrack[];
  /** At most TIMELINE_LIMITS.maxGroups; without it none. */
  groups?: TrackGroup[] | null;
  /** The video's own sound, -36..12 dB. */
  videoGainDb: number;
  videoMuted: boolean;
  ducking: Ducking;
  /** What the video's own sound goes through; as a track it is dialogue. */
  videoStrip?: TrackStrip | null;
  /** Without it, as DEFAULT_MIXER. */
  mixer?: MixerSettings | null;
  /** At most 1,000, in time order. */
  markers: TimelineMarker[];
  /** The cut that the clips were laid to, at most 2,000 in time order; null or without it: none was read. */
  shots?: Shot[] | null;
}

export const DEFAULT_TIMELINE_SETTINGS: TimelineSettings = {
  tracks: [0, 1, 2].map(() => ({ gainDb: 0, muted: false, solo: false })),
  videoGainDb: 0,
  videoMuted: false,
  ducking: { enabled: false, amountDb: 9, attack: 0.12, release: 0.4 },
  markers: [],
};

/** A voice-over, music, or an effect such as foley, that its owner uploaded or recorded. */
export interface ProjectMedia {
  id: number;
  projectId: number;
  name: string;
  role: ClipRole;
  state: 'preparing' | 'ready' | 'failed';
  /** Why it failed. */
  message: string | null;
  /**
   * The code of `message`, for pages that say it in another language; null without one, and for a sentence of an
   * earlier version.
   */
  messageCode: MediaNoteCode | null;
  /** Seconds; 0 until it is ready. */
  duration: number;
  /** WAV, 48 kHz stereo 16 bit; what is mixed. */
  audioUrl48k: string | null;
  bars: string | null;
  createdAt: string;
}

export interface CreateMediaRequest {
  /** The normalizedPath of an upload of one's own. */
  path: string;
  role: ClipRole;
  name: string;
}

/** Answer of GET /api/projects/{id}/timeline-state: all that the editor needs to open a timeline. */
export interface TimelineResponse extends TimelineSettings {
  /** Counts the edits. */
  revision: number;
  items: TimelineItem[];
  media: ProjectMedia[];
  /** The effects that clips stand on, also those that are in the trash by now. */
  effects: SoundEffect[];
}

/** One change of a clip. */
export type TimelineChange = { op: 'put'; key: string; item: TimelineItemChange } | { op: 'remove'; key: string };

/** Body of PATCH /api/projects/{id}/timeline: several quick changes in one request, all or none of them. */
export interface EditTimelineRequest {
  /**
   * The revision that the edits were made on; a stale one answers 409 STALE_TIMELINE with the current one in `details`.
   */
  revision: number;
  /** UUID of this edit: sent twice, it is applied once. */
  editId: string;
  /** At most 1,000. */
  changes: TimelineChange[];
  settings?: Partial<TimelineSettings>;
}

export interface EditTimelineResponse {
  revision: number;
  /** The clips that the edit put, as they are stored. */
  items: TimelineItem[];
}

/** An event of GET /api/projects/{id}/timeline-events: what is new of a project that a window shows. */
export type TimelineNews =
  /** The timeline has been edited so often. */
  | { revision: number }
  /** There are other comments of reviewers. */
  | { comments: true };

/** Body of POST /api/timeline-items. */
export interface CreateTimelineItemRequest extends TimelineItemChange {
  projectId: number;
  soundEffectId: number;
  startTime: number;
  trackIndex: number;
}
