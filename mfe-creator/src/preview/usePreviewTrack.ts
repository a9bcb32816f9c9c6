import { useEffect, useState } from 'react';
import { player, type Track } from '@whoosh/ui/more';
import type { Preview } from '@whoosh/preview';

/**
 * A preview as the shared player takes it; null without audio. What shows it no longer stops it and lets its memory go.
 */
export function usePreviewTrack(preview: Preview | null | undefined): Track | null {
  const [track, setTrack] = useState<Track | null>(null);
  useEffect(() => {
    if (!preview?.audio) return undefined;
    const url = URL.createObjectURL(preview.audio);
    setTrack({ url, duration: preview.duration, bars: preview.bars });
    return () => {
      player.release(url);
      URL.revokeObjectURL(url);
      setTrack(null);
    };
  }, [preview]);
  return track;
}
