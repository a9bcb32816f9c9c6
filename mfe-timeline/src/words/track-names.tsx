import type { TimelineTrack } from '@whoosh/contracts';
import { createContext, useContext } from 'react';

/** What a track is called: by its owner, or by its place. @param place from 0 */
export function trackName({ name = '' }: TimelineTrack, place: number): string {
  return name === '' ? `A${place + 1}` : name;
}

/** What the tracks of the open timeline are called, from the top. */
export const TrackNames = createContext<readonly string[]>(['A1', 'A2', 'A3']);

/** The tracks to choose among. */
export function useTrackChoices(): { value: number; label: string }[] {
  return useContext(TrackNames).map((label, value) => ({ value, label }));
}
