import { TIMELINE_LIMITS, type Shot, type TimelineTrack, type TrackGroup } from '@whoosh/contracts';
import { clamp, MAX_TIMELINE_MS } from './clip-edits';
import { isSame, type DocumentSettings, type Marker, type TimelineDocument } from './document';
import { gain, withGain } from './gain';
import { onSample } from './samples';

/** What holds for a track, a group of them or the whole timeline, and the moments that are marked on it. */
export type SettingsOperation =
  | { type: 'setTrack'; track: number; values: Partial<TimelineTrack> }
  | { type: 'setGroup'; key: string; values: Partial<Omit<TrackGroup, 'key'>> }
  | {
      type: 'setMix';
      values: Partial<Pick<DocumentSettings, 'videoGainDb' | 'videoMuted' | 'ducking' | 'videoStrip' | 'mixer'>>;
    }
  | { type: 'addMarkers'; markers: readonly Marker[] }
  | { type: 'changeMarker'; key: string; values: Partial<Pick<Marker, 'timeMs' | 'name' | 'color'>> }
  | { type: 'removeMarkers'; keys: readonly string[] }
  /** The cuts that were found in a video take the place of those found before. */
  | { type: 'setCuts'; markers: readonly Marker[] }
  /** The cut that the clips are laid to from now on. */
  | { type: 'setShots'; shots: readonly Shot[] };

/** The state after an operation; the same object when it changes nothing. */
export function reduceSettings(document: TimelineDocument, operation: SettingsOperation): TimelineDocument {
  switch (operation.type) {
    case 'setTrack':
      return withSettings(document, {
        tracks: document.tracks.map((track, i) =>
          i === operation.track ? withGain({ ...track, ...operation.values }) : track,
        ),
      });
    case 'setGroup':
      return withSettings(document, {
        groups: document.groups.map((group) =>
          group.key === operation.key ? withGain({ ...group, ...operation.values }) : group,
        ),
      });
    case 'setMix': {
      const { videoGainDb } = operation.values;
      return withSettings(document, {
        ...operation.values,
        ...(videoGainDb !== undefined && { videoGainDb: gain(videoGainDb) }),
      });
    }
    case 'addMarkers':
      return withMarkers(document, document.markers, operation.markers);
    case 'changeMarker':
      return withMarkers(
        document,
        document.markers.map((marker) => (marker.key === operation.key ? { ...marker, ...operation.values } : marker)),
      );
    case 'removeMarkers':
      return withMarkers(
        document,
        document.markers.filter(({ key }) => !operation.keys.includes(key)),
      );
    case 'setShots':
      return withSettings(document, { shots: operation.shots });
    case 'setCuts':
      return withMarkers(
        document,
        document.markers.filter(({ kind }) => kind !== 'cut'),
        operation.markers,
      );
  }
}

function withSettings(document: TimelineDocument, settings: Partial<DocumentSettings>): TimelineDocument {
  const next = { ...document, ...settings };
  return (Object.keys(settings) as (keyof DocumentSettings)[]).every((field) => isSame(next[field], document[field]))
    ? document
    : next;
}

/**
 * Markers in time order, those of one moment by key; a new one takes the place of an old one with its key. What is
 * beyond the limit is left out.
 */
function withMarkers(
  document: TimelineDocument,
  kept: readonly Marker[],
  added: readonly Marker[] = [],
): TimelineDocument {
  const replaced = new Set(added.map(({ key }) => key));
  const rounded = [...kept.filter(({ key }) => !replaced.has(key)), ...added].map((marker) => ({
    ...marker,
    timeMs: clamp(onSample(marker.timeMs), 0, MAX_TIMELINE_MS),
  }));
  const ordered = rounded.sort((a, b) => a.timeMs - b.timeMs || (a.key < b.key ? -1 : 1));
  return withSettings(document, { markers: ordered.slice(0, TIMELINE_LIMITS.maxMarkers) });
}
