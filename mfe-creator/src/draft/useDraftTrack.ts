import { useEffect, useState } from 'react';
import { player, type Track } from '@whoosh/ui/more';
import type { Draft } from '@whoosh/ui/draft';

/** A draft as the shared player takes it; null without audio. What shows it no longer stops it and lets its memory go. */
export function useDraftTrack(draft: Draft | null | undefined): Track | null {
  const [track, setTrack] = useState<Track | null>(null);
  useEffect(() => {
    if (!draft?.audio) return undefined;
    const url = URL.createObjectURL(draft.audio);
    setTrack({ url, duration: draft.duration, bars: draft.bars });
    return () => {
      player.release(url);
      URL.revokeObjectURL(url);
      setTrack(null);
    };
  }, [draft]);
  return track;
}
