import { useEffect, useState } from 'react';
import { player, type Track } from '@whoosh/ui/more';
import type { Preview } from '@whoosh/preview';

/** A preview that the shared player can play. */
export interface PreviewSound {
  preview: Preview;
  track: Track;
}

/**
 * A preview as the shared player takes it; null without audio. What shows it no longer stops it and lets its memory go.
 */
export function usePreviewTrack(preview: Preview | null | undefined): Track | null {
  return usePreviewSound(preview)?.track ?? null;
}

/** The same with the preview that it is of: it follows a new preview one step later. */
export function usePreviewSound(preview: Preview | null | undefined): PreviewSound | null {
  const [sound, setSound] = useState<PreviewSound | null>(null);
  useEffect(() => {
    if (!preview?.audio) return undefined;
    const url = URL.createObjectURL(preview.audio);
    setSound({ preview, track: { url, duration: preview.duration, bars: preview.bars } });
    return () => {
      player.release(url);
      URL.revokeObjectURL(url);
      setSound(null);
    };
  }, [preview]);
  return sound;
}
