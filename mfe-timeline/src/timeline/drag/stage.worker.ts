import type { StageFont } from './stage-fonts';
import { StagePainter } from './stage-painter';
import type { StageMessage } from './worker-surface';

/** Draws drags on a canvas of the page, off the page's thread. */
let painter: StagePainter | null = null;

self.addEventListener('message', ({ data }: MessageEvent<StageMessage>) => {
  switch (data.kind) {
    case 'canvas':
      data.fonts.forEach(load);
      painter = new StagePainter(data.canvas);
      break;
    case 'open':
      painter?.open(data.look);
      break;
    case 'lift':
      painter?.lift(data.looks);
      break;
    case 'paint':
      painter?.paint(data.frame);
      // a frame later it is seen
      if (data.drag !== null) requestAnimationFrame(() => self.postMessage(data.drag));
      break;
    case 'clear':
      painter?.clear();
      break;
  }
});

/**
 * Until it is there, and where it cannot be had, words have the font that comes after it. What the page does not use is
 * loaded when it is drawn.
 */
function load({ family, source, weight, unicodeRange, isUsed }: StageFont): void {
  const face = new FontFace(family, source, { weight, unicodeRange });
  (self as unknown as { fonts: FontFaceSet }).fonts.add(face);
  if (isUsed) face.load().catch(() => undefined);
}
