import type { ClipLook } from './clip-look';

/** What a clip is drawn from with every frame of a drag. */
export interface ClipPicture {
  background: string;
  head: string;
  /** 0..1. */
  opacity: number;
  name: Picture;
  /** Null while the sound is not known. `fromPx` of the sound is its left edge. */
  wave: (Picture & { fromPx: number }) | null;
}

/** A drawn picture and its size on the page, pixels. */
export interface Picture {
  image: HTMLCanvasElement | OffscreenCanvas;
  width: number;
  height: number;
}

/** Height of a clip's head, pixels. */
export const HEAD_PX = 18;

/** @param ratio device pixels of a pixel */
export function pictureOf({ background, head, opacity, name, wave }: ClipLook, ratio: number): ClipPicture {
  return {
    background,
    head,
    opacity,
    name: nameOf(name, ratio),
    wave: wave === null ? null : { ...waveOf(wave, ratio), fromPx: wave.fromPx },
  };
}

/** @param paint in pixels of the page */
export function paintedPicture(
  width: number,
  height: number,
  ratio: number,
  paint: (context: CanvasRenderingContext2D) => void,
): Picture {
  const image = emptyCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio));
  const context = image.getContext('2d') as CanvasRenderingContext2D | null;
  context?.scale(ratio, ratio);
  if (context !== null) paint(context);
  return { image, width: image.width / ratio, height: image.height / ratio };
}

/** One that a worker can make too, where the browser has it. Device pixels. */
function emptyCanvas(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return canvas;
}

/** A clip that is drawn wider may show more of its name than it does now. Pixels. */
const LONGEST_NAME_PX = 400;

function nameOf({ words, font, color }: ClipLook['name'], ratio: number): Picture {
  return paintedPicture(LONGEST_NAME_PX, HEAD_PX, ratio, (context) => {
    context.font = font;
    context.fillStyle = color;
    context.textBaseline = 'middle';
    context.fillText(words, 0, HEAD_PX / 2);
  });
}

function waveOf({ width, height, lineWidth, lines }: NonNullable<ClipLook['wave']>, ratio: number): Picture {
  return paintedPicture(width, height, ratio, (context) => {
    context.lineCap = 'round';
    context.lineWidth = lineWidth;
    for (const { color, path } of lines) {
      context.strokeStyle = color;
      context.stroke(new Path2D(path));
    }
  });
}
