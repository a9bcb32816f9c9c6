import {
  DEFAULT_DUCKING_BY,
  DEFAULT_DUCKING_OF,
  DEFAULT_MIXER,
  TIMELINE_LIMITS,
  type ClipRole,
  type Compressor,
  type DuckingPart,
  type EnvelopePoint,
  type EqBand,
  type MixBus,
  type MixReverb,
  type ProjectMedia,
  type TimelineItem,
  type TimelineSettings,
  type TrackStrip,
} from '@whoosh/contracts';
import type { MixPoint } from './desk/envelope';
import { loudStretches } from './loud-hops';
import { isSoloed, ledTracks, type LedTrack } from './track-groups';

/** Samples a second of every mix. */
export const MIX_RATE: number = TIMELINE_LIMITS.sampleRate;

/** Which sound a clip plays: an effect's, an uploaded one's, or a draft's that the page rendered. */
export type SourceId = `effect-${number}` | `media-${number}` | `draft-${number}`;

/** A clip as it is mixed: samples at 48 kHz, gains linear. */
export interface MixClip {
  key: string;
  source: SourceId;
  role: ClipRole;
  /** From 0. */
  track: number;
  /** Of its track, in plans of an earlier version that have no tracks: -1 left, 1 right. */
  pan?: number;
  /** Rubber bands over the samples of its sound; level in dB. */
  level?: readonly MixPoint[];
  panBand?: readonly MixPoint[];
  /** Whether others fall under it, or it falls; in plans of an earlier version voices and all others. */
  ducking?: 'key' | 'falls' | 'stays';
  /** On the timeline. */
  start: number;
  /** On the timeline; may end after its sound. */
  length: number;
  /** In its sound. */
  offset: number;
  /** Each fade is a quarter of a sine, so that clips that cross fade keep their power. */
  fadeIn: number;
  fadeOut: number;
  /** Volume and gain of the clip; 0 for what is muted or not soloed, by itself or with its track. */
  gain: number;
  loop: boolean;
  /** Both sides of its sound are folded to the middle. */
  isCentered?: boolean;
}

/** What a track does to the sum of its clips; gains linear. */
export interface MixTrack {
  /** Of its fader. */
  gain: number;
  /** -1 left, 1 right. */
  pan: number;
  /** Rubber bands over the samples of the timeline; level in dB. */
  level: readonly MixPoint[];
  panBand: readonly MixPoint[];
  lowCutHz: number | null;
  highCutHz: number | null;
  /** Four bands, or none. */
  eq: readonly EqBand[];
  compressor: Compressor | null;
  /** To each reverb, 0 for nothing. */
  sends: readonly number[];
  bus: MixBus;
}

export interface MixReverbPlan {
  space: MixReverb['space'];
  /** Linear, of what comes back. */
  gain: number;
}

/** A track that only leads its clips on. */
export function neutralTrack(bus: MixBus): MixTrack {
  return {
    gain: 1,
    pan: 0,
    level: [],
    panBand: [],
    lowCutHz: null,
    highCutHz: null,
    eq: [],
    compressor: null,
    sends: [],
    bus,
  };
}

/** A timeline as it sounds. */
export interface MixPlan {
  /** Samples of the whole; what sticks out is not mixed. */
  length: number;
  /** In the order of their starts. */
  clips: MixClip[];
  /** Linear gain of the video's own sound, 0 when muted. */
  videoGain: number;
  /** What falls while others sound; null when nothing does. */
  ducking: MixDucking | null;
  /** One for each track; without them, as in plans of an earlier version, tracks lead their clips on. */
  tracks?: MixTrack[];
  /** What the video's own sound goes through, with `videoGain` as its fader. */
  video?: MixTrack;
  /** Linear gains. */
  buses?: Record<MixBus, number>;
  reverbs?: MixReverbPlan[];
  masterGain?: number;
}

export interface MixDucking {
  /** Linear gain of what falls. */
  floor: number;
  /** Samples in which it is reached and left. */
  attack: number;
  release: number;
  /** The stretches, steps of 10 ms, in which the video's own sound makes others fall: see loudStretches. */
  videoLoud?: readonly number[];
  /** The video's own sound falls, too. */
  videoFalls?: boolean;
}

/** What a plan needs of a timeline: TimelineResponse is one. */
export interface MixTimeline extends Pick<
  TimelineSettings,
  'tracks' | 'groups' | 'videoGainDb' | 'videoMuted' | 'ducking' | 'videoStrip' | 'mixer'
> {
  items: readonly MixItem[];
  /** Highest sample of the video's own sound, 0..1 for each 10 ms; without it nothing falls under the video. */
  videoPeaks?: readonly number[] | null | undefined;
  media: readonly Pick<ProjectMedia, 'id' | 'role'>[];
}

/** What a plan needs of a clip. */
export type MixItem = Pick<
  TimelineItem,
  | 'key'
  | 'soundEffectId'
  | 'mediaId'
  | 'startTime'
  | 'trackIndex'
  | 'volume'
  | 'gainDb'
  | 'duration'
  | 'offset'
  | 'fadeIn'
  | 'fadeOut'
  | 'muted'
  | 'loop'
> &
  Partial<Pick<TimelineItem, 'envelopes' | 'centered'>> & {
    /** What the page calls the sound of a draft; a draft without one is not mixed. */
    draft?: number | null;
  };

/** A sound that is cut begins and ends within 2 ms instead of with a click. */
const CUT_FADE = 96;

/**
 * A timeline in samples. Equal timelines give equal plans, in whatever order their clips stand. A solo silences every
 * track that has none by itself or by its group, the video's own sound too.
 * @param lengthSeconds of the video, or of what is mixed without one; at most TIMELINE_LIMITS.maxSeconds
 * @throws RangeError for another length
 */
export function planMix(timeline: MixTimeline, lengthSeconds: number): MixPlan {
  if (!(lengthSeconds >= 0 && lengthSeconds <= TIMELINE_LIMITS.maxSeconds))
    throw new RangeError('lengthSeconds: out of range');
  const groups = timeline.groups ?? [];
  const tracks = ledTracks(timeline.tracks, groups);
  const mixer = timeline.mixer ?? DEFAULT_MIXER;
  const roles = new Map(timeline.media.map(({ id, role }) => [id, role]));
  const clips = timeline.items.flatMap((item): MixClip[] => {
    const sound = soundOf(item, roles);
    if (sound === null) return [];
    const place = { ...bandsOf(item.envelopes), ...(item.centered === true && { isCentered: true }) };
    return [{ ...sound, ...spanOf(item), ...place, ...levelOf(item, tracks) }];
  });
  const clipsOf = new Map<number, MixClip[]>();
  for (const clip of clips) {
    const known = clipsOf.get(clip.track);
    if (known === undefined) clipsOf.set(clip.track, [clip]);
    else known.push(clip);
  }
  const buses = tracks.map(({ track }, index) => track.strip?.bus ?? busOf(clipsOf.get(index) ?? []));
  const videoGain = timeline.videoMuted || isSoloed(timeline.tracks, groups) ? 0 : linear(timeline.videoGainDb);
  const videoStrip = stripOf(timeline.videoStrip, 'dialogue');
  return {
    length: samples(lengthSeconds),
    clips: clips
      .map((clip) => ({ ...clip, ducking: partOf(clip, buses[clip.track], timeline.ducking) }))
      .sort((a, b) => a.start - b.start || (a.key < b.key ? -1 : 1)),
    videoGain,
    ducking: duckingOf(timeline, videoGain),
    tracks: tracks.map((track, index) => trackPlan(track, buses[index])),
    video: { ...neutralTrack('dialogue'), ...videoStrip, gain: videoGain },
    buses: busGains(mixer.buses),
    reverbs: mixer.reverbs.map(({ space, gainDb }) => ({ space, gain: linear(gainDb) })),
    masterGain: linear(mixer.masterGainDb),
  };
}

type ClipLevel = Pick<MixClip, 'key' | 'track' | 'gain'>;

function levelOf({ key, trackIndex, muted, volume, gainDb }: MixItem, tracks: readonly LedTrack[]): ClipLevel {
  const isSilent = muted || tracks[trackIndex]?.isHeard !== true;
  return { key, track: trackIndex, gain: isSilent ? 0 : volume * linear(gainDb) };
}

function bandsOf(envelopes: TimelineItem['envelopes'] | undefined): Pick<MixClip, 'level' | 'panBand'> {
  const { level = [], pan = [] } = envelopes ?? {};
  return {
    ...(level.length > 0 && { level: level.map(pointOf) }),
    ...(pan.length > 0 && { panBand: pan.map(pointOf) }),
  };
}

function pointOf({ at, value }: EnvelopePoint): MixPoint {
  return [samples(at), value];
}

/** The same of the clips of one track, as a timeline names them. */
export function busOfTrack(items: readonly MixItem[], media: MixTimeline['media']): MixBus {
  const roles = new Map<number, ClipRole>(media.map(({ id, role }) => [id, role]));
  return busOf(items.flatMap((item) => soundOf(item, roles) ?? []));
}

/** Where a track leads without being told: a track of voices is dialogue, one of music is music. */
function busOf(clips: readonly Pick<MixClip, 'role'>[]): MixBus {
  const [first] = clips;
  if (first === undefined || clips.some(({ role }) => role !== first.role)) return 'effects';
  return ({ effect: 'effects', voice: 'dialogue', music: 'music' } as const)[first.role];
}

function trackPlan({ track, gainDb }: LedTrack, bus: MixBus): MixTrack {
  const { pan = 0, envelopes, strip } = track;
  const { level = [], pan: panBand = [] } = envelopes ?? {};
  return {
    ...stripOf(strip, bus),
    gain: linear(gainDb),
    pan,
    level: level.map(pointOf),
    panBand: panBand.map(pointOf),
  };
}

function stripOf(strip: TrackStrip | null | undefined, bus: MixBus): MixTrack {
  const { lowCutHz = null, highCutHz = null, eq, compressor = null, sends } = strip ?? {};
  return {
    ...neutralTrack(strip?.bus ?? bus),
    lowCutHz,
    highCutHz,
    eq: eq ?? [],
    compressor,
    sends: (sends ?? []).map((db) => (db === null ? 0 : linear(db))),
  };
}

function busGains(buses: typeof DEFAULT_MIXER.buses): Record<MixBus, number> {
  const gainOf = (bus: MixBus) => (buses[bus].muted ? 0 : linear(buses[bus].gainDb));
  return {
    dialogue: gainOf('dialogue'),
    effects: gainOf('effects'),
    ambience: gainOf('ambience'),
    music: gainOf('music'),
  };
}

/** A voice counts as dialogue wherever it lies. */
function partOf(clip: MixClip, bus: MixBus | undefined, { by, of }: TimelineSettings['ducking']): MixClip['ducking'] {
  const own: DuckingPart = clip.role === 'voice' ? 'dialogue' : (bus ?? 'effects');
  if ((by ?? DEFAULT_DUCKING_BY).includes(own)) return 'key';
  return (of ?? DEFAULT_DUCKING_OF).includes(own) ? 'falls' : 'stays';
}

function duckingOf({ ducking, videoPeaks }: MixTimeline, videoGain: number): MixDucking | null {
  const { enabled, amountDb, attack, release, by, of } = ducking;
  if (!enabled || amountDb === 0) return null;
  const isKey = by?.includes('video') === true;
  const videoLoud = isKey ? loudStretches(videoPeaks ?? [], videoGain) : [];
  return {
    floor: linear(-amountDb),
    attack: samples(attack),
    release: samples(release),
    ...(videoLoud.length > 0 && { videoLoud }),
    ...(!isKey && of?.includes('video') === true && { videoFalls: true }),
  };
}

/** How many tracks have a clip on them or above them. */
export function trackCountOf({ clips }: MixPlan): number {
  return clips.reduce((most, { track }) => Math.max(most, track + 1), 0);
}

/** Linear gain of dB. */
function linear(db: number): number {
  return 10 ** (db / 20);
}

/** Times are whole samples, told in seconds. */
function samples(seconds: number): number {
  return Math.round(seconds * MIX_RATE);
}

function soundOf(
  { soundEffectId, mediaId, draft = null }: MixItem,
  roles: ReadonlyMap<number, ClipRole>,
): Pick<MixClip, 'source' | 'role'> | null {
  if (mediaId !== null) return { source: `media-${mediaId}`, role: roles.get(mediaId) ?? 'music' };
  if (soundEffectId !== null) return { source: `effect-${soundEffectId}`, role: 'effect' };
  return draft === null ? null : { source: `draft-${draft}`, role: 'effect' };
}

function spanOf(item: MixItem): Pick<MixClip, 'start' | 'length' | 'offset' | 'fadeIn' | 'fadeOut' | 'loop'> {
  const length = samples(item.duration);
  const shortest = Math.min(CUT_FADE, length >> 1);
  return {
    start: samples(item.startTime),
    length,
    offset: samples(item.offset),
    fadeIn: Math.min(length, Math.max(samples(item.fadeIn), item.offset > 0 ? shortest : 0)),
    fadeOut: Math.min(length, Math.max(samples(item.fadeOut), shortest)),
    loop: item.loop,
  };
}
