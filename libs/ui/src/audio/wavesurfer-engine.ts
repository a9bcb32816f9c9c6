import WaveSurfer from 'wavesurfer.js';
import type { EngineEvents, PlaybackEngine } from './player';

/**
 * wavesurfer.js on one media element for the whole page: it gets the stored bars as peaks, so nothing is fetched twice
 * or decoded. The bars on the screen are our canvases, which any number of places may show; its own drawing stays off.
 */
export function createWavesurferEngine(events: EngineEvents): PlaybackEngine {
  const media = document.createElement('audio');
  media.preload = 'auto';
  const surfer = WaveSurfer.create({
    container: hiddenContainer(),
    media,
    interact: false,
    height: 1,
    renderFunction: () => undefined,
    ...styleNonce(),
  });
  surfer.on('timeupdate', events.onPosition);
  surfer.on('play', events.onPlay);
  surfer.on('pause', events.onPause);
  surfer.on('finish', events.onFinish);
  surfer.on('error', events.onError);
  const level = (gainDb: number) => {
    media.volume = Math.min(1, 10 ** (gainDb / 20));
  };
  return {
    level,
    load(track) {
      const hadFailed = media.error !== null;
      level(track.gainDb ?? 0);
      const levels = track.bars.length > 0 ? track.bars.map((bar) => bar.level) : [0];
      // the promise only tells of drawing; errors of the media arrive as events
      surfer.load(new URL(track.url, document.baseURI).href, [levels], track.duration).catch(() => undefined);
      // the same address again is no new source for the element, so a failed one is asked to try again
      if (hadFailed) media.load();
    },
    play: () => surfer.play(),
    pause: () => surfer.pause(),
    seek: (seconds) => surfer.setTime(seconds),
  };
}

/** wavesurfer adds a style element, which the content security policy allows with the page's nonce only. */
function styleNonce(): { cspNonce?: string } {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce ? { cspNonce: nonce } : {};
}

function hiddenContainer(): HTMLElement {
  const container = document.createElement('div');
  container.hidden = true;
  container.setAttribute('data-role', 'player');
  document.body.append(container);
  return container;
}
