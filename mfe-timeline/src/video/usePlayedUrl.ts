import type { ProjectVideo } from '@whoosh/contracts';
import { useState } from 'react';
import type { Transport } from '../editor/transport';
import { useIsPlaying } from '../editor/useTransport';

export interface PlayedUrl {
  url: string | null;
  isProxy: boolean;
  /** It could not be played. */
  fail: () => void;
  /** Nothing is left that could. */
  isBroken: boolean;
}

/**
 * What of a video is played: the proxy where there is one, and until then, and where it breaks, what a browser plays of
 * the original. A change waits while something plays.
 * @param uploadUrl of a video of which nothing is known yet
 */
export function usePlayedUrl(video: ProjectVideo | null, uploadUrl: string, transport: Transport): PlayedUrl {
  const isPlaying = useIsPlaying(transport);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const offered = video === null ? [uploadUrl] : [video.proxyUrl, video.playUrl].filter((url) => url !== null);
  const wanted = offered.find((url) => !broken.includes(url)) ?? offered.at(-1) ?? null;
  const [url, setUrl] = useState(wanted);
  if (url !== wanted && (!isPlaying || url === null || !offered.includes(url))) setUrl(wanted);
  return {
    url,
    isProxy: url !== null && url === video?.proxyUrl,
    fail: () => setBroken(offered.filter((each) => each === url || broken.includes(each))),
    isBroken: offered.length > 0 && offered.every((each) => broken.includes(each)),
  };
}
