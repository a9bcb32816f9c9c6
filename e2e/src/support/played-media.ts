import type { BrowserContext } from 'playwright-core';

declare global {
  interface Window {
    playedMedia: HTMLMediaElement[];
  }
}

/**
 * The player's element never stands in the page: what is told to play in a context's pages is remembered in
 * `window.playedMedia`.
 */
export async function rememberPlayedMedia(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.playedMedia = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!window.playedMedia.includes(this)) window.playedMedia.push(this);
      return play.call(this);
    };
  });
}
