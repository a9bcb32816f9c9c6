import { useEffect, useMemo, useState } from 'react';
import { useDebounced } from '@whoosh/api-client';
import type { CutRequest } from '@whoosh/contracts';
import { player, type Track } from '@whoosh/ui/more';
import { decodeSound, MEASURED_RATE } from '../takes';
import type { PartAnswer, PartRequest } from './part-audio';

/** The part is made once its edges have rested this long: a handle passes through many. */
const REST_MS = 120;

type Cut = Required<CutRequest>;
type Channels = PartRequest['channels'];

/**
 * A part of a sound as it will be saved, to be heard before: undefined while it is being made, null where there is
 * none.
 */
export function usePart(audioUrl: string, { start, end, fadeIn, fadeOut }: Cut): Track | null | undefined {
  const channels = useChannels(audioUrl);
  const cut = useMemo(() => ({ start, end, fadeIn, fadeOut }), [start, end, fadeIn, fadeOut]);
  const rested = useDebounced(cut, REST_MS);
  const [made, setMade] = useState<{ cut: Cut; track: Track | null } | null>(null);
  useEffect(() => {
    if (!channels) return undefined;
    let url: string | null = null;
    const stop = cutInWorker({ sampleRate: MEASURED_RATE, channels, ...rested }, (wav) => {
      if (wav === null) return setMade({ cut: rested, track: null });
      url = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }));
      setMade({ cut: rested, track: { url, duration: rested.end - rested.start, bars: [] } });
    });
    return () => {
      stop();
      if (url === null) return;
      player.release(url);
      URL.revokeObjectURL(url);
    };
  }, [channels, rested]);
  if (channels === null) return null;
  return made?.cut === cut ? made.track : undefined;
}

/** The samples of a sound: undefined while they are read, null where they cannot be. */
function useChannels(audioUrl: string): Channels | null | undefined {
  const [channels, setChannels] = useState<Channels | null>();
  useEffect(() => {
    let wanted = true;
    decodeSound(audioUrl).then(
      (read) => wanted && setChannels(read),
      () => wanted && setChannels(null),
    );
    return () => {
      wanted = false;
    };
  }, [audioUrl]);
  return channels;
}

/** @returns ends the work; nothing is told from then on */
function cutInWorker(request: PartRequest, tell: (wav: PartAnswer) => void): () => void {
  const worker = new Worker(new URL('./part.worker.ts', import.meta.url), { type: 'module', name: 'part' });
  const end = (wav: PartAnswer) => {
    worker.terminate();
    tell(wav);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<PartAnswer>) => end(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(null);
  });
  worker.postMessage(request);
  return () => worker.terminate();
}
