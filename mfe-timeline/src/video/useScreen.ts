import { useEffect, type RefObject } from 'react';
import type { Transport } from '../editor/transport';
import { CanvasSurface } from '../picture/canvas-surface';
import { closeMovie } from '../picture/open-movie';
import { openScreen } from '../picture/open-screen';
import type { Screen } from '../picture/screen';

interface ScreenOptions {
  transport: Transport;
  canvas: RefObject<HTMLCanvasElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** Of the proxy, while that is what the video plays; null: the video shows by itself what is sought. */
  proxyUrl: string | null;
}

/** Shows what is sought on a canvas over the video, until that plays. */
export function useScreen({ transport, canvas, video, proxyUrl }: ScreenOptions): void {
  useEffect(() => {
    const [over, under] = [canvas.current, video.current];
    if (proxyUrl === null || over === null || under === null) return;
    const surface = new CanvasSurface(over);
    let hasEnded = false;
    let screen: Screen | null = null;
    const follow = () => {
      // its own picture has come on: the canvas gives way without a gap
      under.requestVideoFrameCallback(() => {
        if (under.paused) return;
        surface.hide();
        screen?.forget();
      });
    };
    // without a screen the video itself shows everything, only later
    void openScreen(proxyUrl, surface)
      .catch(() => null)
      .then((opened) => {
        if (opened === null) return;
        if (hasEnded) return opened.dispose();
        screen = opened;
        transport.showOn(opened);
        under.addEventListener('playing', follow);
      });
    return () => {
      hasEnded = true;
      under.removeEventListener('playing', follow);
      surface.hide();
      closeMovie(proxyUrl);
      if (screen === null) return;
      transport.showOn(null);
      screen.dispose();
    };
  }, [transport, canvas, video, proxyUrl]);
}
