import { framesPerSecond, type TrackColor } from '@whoosh/contracts';
import { MIX_RATE } from '@whoosh/timeline-mix';
import { decibels, framesOf, type EditList, type EditListClip, type Lane } from './edit-list';

type Json = Record<string, unknown>;

/** The colours of markers that OTIO knows (otio.schema.MarkerColor), nearest to ours. */
const OTIO_COLORS: Readonly<Record<TrackColor, string>> = {
  water: 'BLUE',
  weather: 'CYAN',
  animal: 'GREEN',
  machine: 'YELLOW',
  house: 'YELLOW',
  fire: 'ORANGE',
  impact: 'RED',
  music: 'PURPLE',
};
/** Of those without a colour. */
const PLAIN = { cut: 'CYAN', user: 'GREEN' } as const;

/**
 * A timeline as OpenTimelineIO JSON: Timeline.1, Stack.1, Track.1, Clip.2, Gap.1, Marker.2, ExternalReference.1 (OTIO
 * 0.15 and later). Times of sounds are samples at 48 kHz, so that they are exact; those of the picture are its frames,
 * in whose timecode the timeline begins. What OTIO has no words for stands in `metadata.whoosh`.
 */
export function toOtio(list: EditList): string {
  const picture =
    list.video === null ? [] : [videoTrack(list, 'Video'), ...(list.video.hasAudio ? [videoTrack(list, 'Audio')] : [])];
  const stack = {
    OTIO_SCHEMA: 'Stack.1',
    name: 'tracks',
    source_range: null,
    effects: [],
    enabled: true,
    metadata: {},
    markers: list.markers.map(({ name, time, kind, color = null }) => ({
      OTIO_SCHEMA: 'Marker.2',
      name,
      color: color === null ? PLAIN[kind] : OTIO_COLORS[color],
      comment: '',
      marked_range: range(Math.round(time * MIX_RATE), 0),
      metadata: { whoosh: color === null ? { kind } : { kind, color } },
    })),
    children: [...picture, ...list.lanes.map(audioTrack)],
  };
  const timeline = {
    OTIO_SCHEMA: 'Timeline.1',
    name: list.name,
    global_start_time: time(list.firstFrame, framesPerSecond(list.frameRate)),
    metadata: { whoosh: { version: 1 } },
    tracks: stack,
  };
  return `${JSON.stringify(timeline, null, 2)}\n`;
}

function videoTrack({ video, length, frameRate, firstFrame }: EditList, kind: 'Video' | 'Audio'): Json {
  if (video === null) throw new RangeError('video');
  // a medium's times are those of its own timecode
  const begin = Math.round((firstFrame / framesPerSecond(frameRate)) * MIX_RATE);
  const sound = range(begin, length);
  if (kind === 'Audio')
    return track('V1 sound', kind, [
      clip(video.name, video.media, sound, sound, {
        gainDb: decibels(video.gain),
        isVideoSound: true,
      }),
    ]);
  const picture = range(firstFrame, framesOf(length, frameRate), framesPerSecond(frameRate));
  return track('V1', kind, [clip(video.name, video.media, picture, picture, {})]);
}

function audioTrack({ name, clips }: Lane): Json {
  const children: Json[] = [];
  let end = 0;
  for (const each of clips) {
    if (each.start > end) children.push(gap(each.start - end));
    children.push(
      clip(each.name, each.media, range(0, each.mediaLength), range(each.offset, each.length), soundMetadata(each)),
    );
    end = each.start + each.length;
  }
  return track(name, 'Audio', children);
}

function soundMetadata({ gain, fadeIn, fadeOut }: EditListClip): Json {
  return { gainDb: decibels(gain), fadeInSeconds: fadeIn / MIX_RATE, fadeOutSeconds: fadeOut / MIX_RATE };
}

function track(name: string, kind: 'Video' | 'Audio', children: Json[]): Json {
  return {
    OTIO_SCHEMA: 'Track.1',
    name,
    kind,
    source_range: null,
    effects: [],
    markers: [],
    enabled: true,
    metadata: {},
    children,
  };
}

function clip(name: string, media: string, available: Json, played: Json, metadata: Json): Json {
  const reference = {
    OTIO_SCHEMA: 'ExternalReference.1',
    name: '',
    target_url: media.split('/').map(encodeURIComponent).join('/'),
    available_range: available,
    available_image_bounds: null,
    metadata: {},
  };
  return {
    OTIO_SCHEMA: 'Clip.2',
    name,
    source_range: played,
    effects: [],
    markers: [],
    enabled: true,
    metadata: { whoosh: metadata },
    media_references: { DEFAULT_MEDIA: reference },
    active_media_reference_key: 'DEFAULT_MEDIA',
  };
}

function gap(length: number): Json {
  return {
    OTIO_SCHEMA: 'Gap.1',
    name: '',
    source_range: range(0, length),
    effects: [],
    markers: [],
    enabled: true,
    metadata: {},
  };
}

function range(start: number, duration: number, rate = MIX_RATE): Json {
  return { OTIO_SCHEMA: 'TimeRange.1', start_time: time(start, rate), duration: time(duration, rate) };
}

function time(value: number, rate = MIX_RATE): Json {
  return { OTIO_SCHEMA: 'RationalTime.1', rate, value };
}
