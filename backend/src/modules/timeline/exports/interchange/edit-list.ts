import {
  DEFAULT_FRAME_RATE,
  frameRateOf,
  framesPerSecond,
  pictureTiming,
  type FrameRate,
  type TimelineMarker,
} from '@whoosh/contracts';
import { MIX_RATE, type MixClip } from '@whoosh/timeline-mix';
import type { ExportTask } from '../render/export-task';

/** A clip as other editors know it: no part of it lies outside of its sound or of the timeline. Samples at 48 kHz. */
export interface EditListClip {
  name: string;
  /** Path of its sound inside the archive. */
  media: string;
  mediaLength: number;
  start: number;
  length: number;
  offset: number;
  /** Linear, of clip and track. */
  gain: number;
  fadeIn: number;
  fadeOut: number;
}

/** Clips of one track that do not overlap: `A1`, and for those that would overlap in it `A1.2`. */
export interface Lane {
  name: string;
  /** From 0. */
  track: number;
  clips: EditListClip[];
}

/** A timeline in the terms that interchange formats share. */
export interface EditList {
  name: string;
  length: number;
  frameRate: FrameRate;
  /** The frame that the timecode of the video begins at; 0 where it has none. */
  firstFrame: number;
  /** Its timecode leaves numbers out. */
  isDropFrame: boolean;
  video: {
    name: string;
    media: string;
    width: number;
    height: number;
    hasAudio: boolean;
    /** Of its own sound. */
    channels: number;
    gain: number;
  } | null;
  lanes: Lane[];
  markers: readonly TimelineMarker[];
}

const USUAL_CHANNELS = 2;
const DEFAULT_SIZE = { width: 1920, height: 1080 };

/**
 * @param packed path of the video in the archive, and how many channels its sound has; 0 where that is not known
 * @param lengthOf samples of a sound
 * @param mediaOf path of a sound
 */
export function editListOf(
  task: ExportTask,
  packed: { media: string; channels: number } | null,
  lengthOf: (id: string) => number,
  mediaOf: (id: string) => string,
): EditList {
  const { plan, video, sounds, markers, projectName } = task;
  const names = new Map<string, string>(sounds.map(({ id, name }) => [id, name]));
  const lanes: Lane[] = [];
  for (const clip of plan.clips) {
    const media = {
      name: names.get(clip.source) ?? clip.source,
      media: mediaOf(clip.source),
      mediaLength: lengthOf(clip.source),
    };
    const fader = plan.tracks?.[clip.track]?.gain ?? 1;
    for (const part of partsOf(clip, media.mediaLength, plan.length))
      laneFor(lanes, clip.track, part.start).clips.push({ ...media, ...part, gain: part.gain * fader });
  }
  lanes.sort((a, b) => a.track - b.track || a.name.localeCompare(b.name, 'en', { numeric: true }));
  return {
    name: projectName,
    length: plan.length,
    ...timingOf(video),
    video:
      video === null
        ? null
        : {
            name: video.name,
            media: packed?.media ?? `media/${video.name}`,
            hasAudio: video.hasAudio,
            channels: packed?.channels || USUAL_CHANNELS,
            gain: plan.videoGain,
            width: video.width ?? DEFAULT_SIZE.width,
            height: video.height ?? DEFAULT_SIZE.height,
          },
    lanes,
    markers: markers.filter(({ time }) => Math.round(time * MIX_RATE) <= plan.length),
  };
}

function timingOf(video: ExportTask['video']): Pick<EditList, 'frameRate' | 'firstFrame' | 'isDropFrame'> {
  const { frameRate = null, frameRateFraction = null, startTimecode = null } = video ?? {};
  const rate = frameRateFraction ?? (frameRate === null ? DEFAULT_FRAME_RATE : frameRateOf(frameRate));
  if (startTimecode === null) return { frameRate: rate, firstFrame: 0, isDropFrame: false };
  const { firstFrame, isDropFrame } = pictureTiming(rate, { startTimecode });
  return { frameRate: rate, firstFrame, isDropFrame };
}

type Part = Pick<EditListClip, 'start' | 'length' | 'offset' | 'gain' | 'fadeIn' | 'fadeOut'>;

/** What sounds of a clip: up to the end of its sound or of the timeline, and a looped one round after round. */
function partsOf(clip: MixClip, mediaLength: number, timelineLength: number): Part[] {
  const parts: Part[] = [];
  const length = Math.min(clip.length, timelineLength - clip.start);
  for (let at = 0; at < length && mediaLength > 0;) {
    const position = clip.offset + at;
    if (!clip.loop && position >= mediaLength) break;
    const offset = position % mediaLength;
    const run = Math.min(length - at, mediaLength - offset);
    parts.push({
      start: clip.start + at,
      length: run,
      offset,
      gain: clip.gain,
      fadeIn: at === 0 ? Math.min(clip.fadeIn, run) : 0,
      fadeOut: at + run === length ? Math.min(clip.fadeOut, run) : 0,
    });
    at += run;
  }
  return parts;
}

/** The first lane of a track in which something may begin at this moment. Clips come in the order of their starts. */
function laneFor(lanes: Lane[], track: number, start: number): Lane {
  const ofTrack = lanes.filter((lane) => lane.track === track);
  const free = ofTrack.find(({ clips }) => {
    const last = clips.at(-1);
    return last === undefined || last.start + last.length <= start;
  });
  if (free !== undefined) return free;
  const lane = {
    name: ofTrack.length === 0 ? `A${track + 1}` : `A${track + 1}.${ofTrack.length + 1}`,
    track,
    clips: [],
  };
  lanes.push(lane);
  return lane;
}

/** Whole frames in so many samples, the nearest. */
export function framesOf(samples: number, frameRate: FrameRate): number {
  return Math.round((samples / MIX_RATE) * framesPerSecond(frameRate));
}

/** Gain in dB as editors take it. */
export function decibels(gain: number): number {
  return gain <= 0 ? -96 : Math.max(-96, 20 * Math.log10(gain));
}
