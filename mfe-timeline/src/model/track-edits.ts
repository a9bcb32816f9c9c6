import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { inOrder, NEW_TRACK, type Clip, type TimelineDocument } from './document';

/** What can be done to the list of tracks. Places count from 0 at the top. */
export type TrackOperation =
  /** A new one at a place, the others below it go down. */
  | { type: 'addTrack'; at: number }
  /** With the clips on it; the last one stays. */
  | { type: 'removeTrack'; track: number }
  | { type: 'moveTrack'; from: number; to: number };

/** The state after an operation; the same object when it changes nothing. */
export function reduceTracks(document: TimelineDocument, operation: TrackOperation): TimelineDocument {
  const places = placesAfter(document.tracks.length, operation);
  if (places === null) return document;
  const tracks = places.map((place) => (place === null ? NEW_TRACK : (document.tracks[place] ?? NEW_TRACK)));
  const goesTo = new Map(places.map((place, index) => [place, index]));
  const clips = document.clips.flatMap((clip): Clip[] => {
    const track = goesTo.get(clip.track);
    return track === undefined ? [] : [track === clip.track ? clip : { ...clip, track }];
  });
  return { ...document, tracks, clips: inOrder(clips) };
}

/** Which track of before stands at each place; null for a new one. No list: nothing changes. */
function placesAfter(count: number, operation: TrackOperation): (number | null)[] | null {
  const places: (number | null)[] = Array.from({ length: count }, (_, place) => place);
  switch (operation.type) {
    case 'addTrack':
      if (count >= TIMELINE_LIMITS.maxTracks) return null;
      places.splice(Math.max(0, Math.min(count, operation.at)), 0, null);
      return places;
    case 'removeTrack':
      if (count === 1 || operation.track < 0 || operation.track >= count) return null;
      places.splice(operation.track, 1);
      return places;
    case 'moveTrack': {
      const { from, to } = operation;
      if (from === to || [from, to].some((place) => place < 0 || place >= count)) return null;
      places.splice(to, 0, ...places.splice(from, 1));
      return places;
    }
  }
}
